/** Formats the message of every finding code from the values of a finding. */
import type { SuCode } from '../codes.ts';
import { CHARACTER_MESSAGES } from './character.ts';
import { EVENT_MESSAGES } from './event.ts';
import type { FormatFinding } from './parts.ts';
import { TEAM_MESSAGES } from './team.ts';

const MESSAGES: Readonly<Record<SuCode, FormatFinding>> = {
  ...CHARACTER_MESSAGES,
  ...TEAM_MESSAGES,
  ...EVENT_MESSAGES,
};

/** Returns the message of a finding. */
export const formatFinding: FormatFinding = (translate, finding, options) =>
  MESSAGES[finding.code](translate, finding, options);
