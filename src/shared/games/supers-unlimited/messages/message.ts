/** The sentence of every code, made from the values of a finding. */
import type { SuRaised } from '../check/rule.ts';
import type { SuCode } from '../codes.ts';
import type { SuOptions } from '../options.ts';
import { CHARACTER_MESSAGES } from './character.ts';
import { EVENT_MESSAGES } from './event.ts';
import type { Message } from './parts.ts';
import { TEAM_MESSAGES } from './team.ts';

/** A language writes its own sentences over these. */
export const MESSAGES: Readonly<Record<SuCode, Message>> = {
  ...CHARACTER_MESSAGES,
  ...TEAM_MESSAGES,
  ...EVENT_MESSAGES,
};

/** The sentence of a finding. It names the house rule that causes it, where one does. */
export function message(finding: SuRaised, options: SuOptions): string {
  return MESSAGES[finding.code](finding, options);
}
