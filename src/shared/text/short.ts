/** Shortens words of documents, so that sentences which quote them stay readable. */
import { visible } from './visible.ts';

/** Characters of one name or word among others. */
const MOST_CHARACTERS = 60;

/** The most letters of a name that a title, a label or a line of its own shows. */
const MOST_LETTERS = 120;

/** The text, or its beginning and an ellipsis, of so many characters in all. Never splits a pair of surrogates. */
export function short(text: string, most = MOST_CHARACTERS): string {
  if (text.length <= most) return text;
  // Characters beyond U+FFFF count as one, so twice as many units are surely enough to look at.
  const characters = [...text.slice(0, 2 * most + 2)];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}

/** The same where room is counted: so many UTF-16 units of the text, or one less where they would split a pair. */
export const beginningOf = (text: string, most = MOST_LETTERS): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;

/** Such a beginning on one line, with hidden characters shown. */
export const shortened = (text: string, most = MOST_LETTERS): string => visible(beginningOf(text, most));
