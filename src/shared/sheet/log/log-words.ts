/** Sentences and labels of a printed log. */
import { say, spokenLanguage, texts } from '../../language/say.ts';
import { LIMITS } from '../../limits.ts';
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
    ? say`One event that was refused is left out; the numbers are those of the whole log.`
    : say`${count} events that were refused are left out; the numbers are those of the whole log.`;

/** Below the last event of a log that is longer than a sheet takes. */
export const moreEvents = (count: number): string =>
  say`And ${count.toLocaleString(spokenLanguage())} more: a sheet has room for ${LIMITS.sheetEvents.toLocaleString(spokenLanguage())} events. The log as a text has all of them.`;

export const logFooter = ({ refused }: Pick<LogData, 'refused'>, version: string): string[] => [
  ...(refused === 0 ? [] : [refusedSentence(refused)]),
  say`Unofficial play aid, not made or approved by the publisher. Rollcall ${version}`,
];
