import { visible } from './visible.ts';

/** Letters of a name in a sentence, a title or a label: longer ones are nobody's name. */
const MOST = 120;

/** The beginning of what is very long, with an ellipsis. Never half of a character of two units. */
export const beginningOf = (text: string, most = MOST): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;

/** Words of a document as they may stand in a sentence of ours: on one line, hidden characters shown, and not without end. */
export const shortened = (text: string, most = MOST): string => visible(beginningOf(text, most));
