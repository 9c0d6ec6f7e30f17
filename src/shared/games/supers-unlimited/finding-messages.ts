/** The sentence of every code. Made at the edge from code and values: no rule reads or writes one. */
import type { SuRaised } from './check/rule.ts';
import type { SuCode } from './codes.ts';
import { CHARACTER_SENTENCES } from './messages/character.ts';
import { EVENT_SENTENCES } from './messages/event.ts';
import type { Sentence } from './messages/parts.ts';
import { TEAM_SENTENCES } from './messages/team.ts';
import type { SuOptions } from './options.ts';

const SENTENCES: Readonly<Record<SuCode, Sentence>> = {
  ...CHARACTER_SENTENCES,
  ...TEAM_SENTENCES,
  ...EVENT_SENTENCES,
};

/** The English sentence of a finding. It says which house rule it comes from, where one makes it. */
export function message(finding: SuRaised, options: SuOptions): string {
  return SENTENCES[finding.code](finding, options);
}
