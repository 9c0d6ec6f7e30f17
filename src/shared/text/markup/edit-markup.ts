/** Toolbar commands for rules text: toggling marks around a selection and inserting icons. */

/** A text and its selection, in UTF-16 units. */
export interface SelectedText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type TextMark = 'bold' | 'italic';

/** One star is italic, two are bold, three both. */
const STAR_COUNTS: Readonly<Record<TextMark, number>> = { italic: 1, bold: 2 };
const MAX_STARS = STAR_COUNTS.italic + STAR_COUNTS.bold;

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const BLANK = /\s/u;

/**
 * Adds a mark around the selection, or removes an existing one. Without a selection, the mark applies to the word around the cursor.
 * Outside of words, an empty pair of marks is inserted for the next input. Toggling twice restores the text.
 */
export function toggleMark(selection: SelectedText, mark: TextMark): SelectedText {
  const { text, start, end } = trimSelection(selection);
  const leadingStars = countStarsBefore(text, start);
  const trailingStars = countStarsAfter(text, end);
  const existingStars = Math.min(leadingStars, trailingStars);
  // The star counts of the marks are bits, so XOR adds the mark or removes it.
  const newStars = '*'.repeat(existingStars ^ STAR_COUNTS[mark]);
  const head = text.slice(0, start - existingStars) + newStars;
  const middle = text.slice(start, end);
  return {
    text: head + middle + newStars + text.slice(end + existingStars),
    start: head.length,
    end: head.length + middle.length,
  };
}

/** Replaces the selection by an icon and puts the cursor after it. */
export function insertIcon({ text, start, end }: SelectedText, iconName: string): SelectedText {
  const head = `${text.slice(0, start)}{${iconName}}`;
  return { text: head + text.slice(end), start: head.length, end: head.length };
}

/** Returns the selection without blanks and stars at its ends, or the word around the cursor if the selection is empty. */
function trimSelection({ text, start, end }: SelectedText): SelectedText {
  let selectionStart = start;
  let selectionEnd = end;
  if (selectionStart === selectionEnd) {
    while (selectionStart > 0 && LETTER.test(text.charAt(selectionStart - 1))) selectionStart -= 1;
    while (selectionEnd < text.length && LETTER.test(text.charAt(selectionEnd))) selectionEnd += 1;
    return { text, start: selectionStart, end: selectionEnd };
  }
  const isBlankOrStar = (offset: number): boolean => BLANK.test(text.charAt(offset)) || text.charAt(offset) === '*';
  while (selectionStart < selectionEnd && isBlankOrStar(selectionStart)) selectionStart += 1;
  while (selectionEnd > selectionStart && isBlankOrStar(selectionEnd - 1)) selectionEnd -= 1;
  return { text, start: selectionStart, end: selectionEnd };
}

/** Counts the stars directly before an offset, as far as they can be marks. A star after a backslash is an ordinary character. */
function countStarsBefore(text: string, offset: number): number {
  let stars = 0;
  while (stars < MAX_STARS && text.charAt(offset - stars - 1) === '*') stars += 1;
  return text.charAt(offset - stars - 1) === '\\' ? Math.max(0, stars - 1) : stars;
}

function countStarsAfter(text: string, offset: number): number {
  let stars = 0;
  while (stars < MAX_STARS && text.charAt(offset + stars) === '*') stars += 1;
  return stars;
}
