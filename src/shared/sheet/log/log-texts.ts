/** Sentences and labels of a printed log. */

import { LIMITS } from '../../base/limits.ts';
import { currentLanguage, t, texts } from '../../i18n/phrases.ts';
import type { LogData } from './log-data.ts';

export const LOG = texts({
  title: 'LOG',
  /** Below the title, where nothing has been played. */
  unplayed: 'not played yet',
  events: 'Events',
  sides: 'Sides',
  side: 'Side',
  models: 'Models',
  rules: 'Played by',
  notes: 'Notes',
  none: 'Nothing has happened yet.',
  /** The section of a log whose encounter cannot be played. */
  unread: 'As it was written',
  correction: 'Set by hand',
});

export const refusedSentence = (count: number): string =>
  count === 1
    ? t`One event that was refused is left out; the numbers are those of the whole log.`
    : t`${count} events that were refused are left out; the numbers are those of the whole log.`;

/** Below the last event of a log that is longer than a sheet takes. */
export const moreEvents = (count: number): string =>
  t`And ${count.toLocaleString(currentLanguage())} more: a sheet has room for ${LIMITS.sheetEvents.toLocaleString(currentLanguage())} events. The log as a text has all of them.`;

export const logFooter = ({ refused }: Pick<LogData, 'refused'>, version: string): string[] => [
  ...(refused === 0 ? [] : [refusedSentence(refused)]),
  t`Unofficial play aid, not made or approved by the publisher. Rollcall ${version}`,
];
