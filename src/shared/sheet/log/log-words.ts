/** Sentences and labels of a printed log. */
import type { LogData } from './log-data.ts';

export const LOG = {
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
} as const;

export const refusedSentence = (count: number): string =>
  `${count === 1 ? 'One event that was refused is' : `${count} events that were refused are`} left out; the numbers are those of the whole log.`;

export const logFooter = ({ refused }: Pick<LogData, 'refused'>, version: string): string[] => [
  ...(refused === 0 ? [] : [refusedSentence(refused)]),
  `Unofficial play aid, not made or approved by the publisher. Rollcall ${version}`,
];
