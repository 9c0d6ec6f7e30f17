/** The message of every code, made from the values of a finding. */
import type { SuCode } from '../codes.ts';
import { CHARACTER_MESSAGES } from './character.ts';
import { EVENT_MESSAGES } from './event.ts';
import type { Message } from './parts.ts';
import { TEAM_MESSAGES } from './team.ts';

const MESSAGES: Readonly<Record<SuCode, Message>> = {
  ...CHARACTER_MESSAGES,
  ...TEAM_MESSAGES,
  ...EVENT_MESSAGES,
};

/** Returns the message of a finding. */
export const message: Message = (translate, finding, options) => MESSAGES[finding.code](translate, finding, options);
