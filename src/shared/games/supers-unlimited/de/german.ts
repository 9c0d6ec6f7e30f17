/** What Supers Unlimited says in German. */
import { type Spoken, translated } from '../../../language/translation.ts';
import { MESSAGES } from '../messages/message.ts';
import { LEADS_NOT } from '../messages/team.ts';
import { CHARACTER_MESSAGES_DE } from './character.ts';
import { EVENT_MESSAGES_DE } from './event.ts';
import { FIXES_DE } from './fixes.ts';
import { LEADS_NOT_DE, TEAM_MESSAGES_DE } from './team.ts';

export const GERMAN: Spoken = {
  groups: [
    translated(MESSAGES, { ...CHARACTER_MESSAGES_DE, ...TEAM_MESSAGES_DE, ...EVENT_MESSAGES_DE }),
    translated(LEADS_NOT, LEADS_NOT_DE),
  ],
  phrases: { ...FIXES_DE },
};
