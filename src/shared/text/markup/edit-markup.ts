/** What a tool bar does to rules text: marks put around a selection and taken off again, and icons put in. */

/** A text and what of it is selected, in UTF-16 units. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type TextMark = 'bold' | 'italic';

/** One star is italic, two are bold, three both. */
const STARS: Readonly<Record<TextMark, number>> = { italic: 1, bold: 2 };
const MOST_STARS = STARS.italic + STARS.bold;

const LETTER = /[\p{L}\p{N}\p{M}]/u;
const BLANK = /\s/u;

/**
 * Puts a mark around what is selected, or takes it off where it stands there already. Without a selection the word around the
 * cursor is meant, and outside of words an empty pair of marks is put in, for what is typed next. The same again gives back the
 * text that was.
 */
export function toggleMark(selected: Selected, mark: TextMark): Selected {
  const { text, start, end } = inner(selected);
  const before = starsBefore(text, start);
  const after = starsAfter(text, end);
  const there = Math.min(before, after);
  const wanted = '*'.repeat(there ^ STARS[mark]);
  const head = text.slice(0, start - there) + wanted;
  const middle = text.slice(start, end);
  return {
    text: head + middle + wanted + text.slice(end + there),
    start: head.length,
    end: head.length + middle.length,
  };
}

/** Puts an icon in place of what is selected, with the cursor behind it. */
export function insertIcon({ text, start, end }: Selected, name: string): Selected {
  const head = `${text.slice(0, start)}{${name}}`;
  return { text: head + text.slice(end), start: head.length, end: head.length };
}

/** The selection without blanks and stars at its ends, since marks hug words; the word around a cursor. */
function inner({ text, start, end }: Selected): Selected {
  let from = start;
  let to = end;
  if (from === to) {
    while (from > 0 && LETTER.test(text.charAt(from - 1))) from -= 1;
    while (to < text.length && LETTER.test(text.charAt(to))) to += 1;
    return { text, start: from, end: to };
  }
  const isOuter = (at: number): boolean => BLANK.test(text.charAt(at)) || text.charAt(at) === '*';
  while (from < to && isOuter(from)) from += 1;
  while (to > from && isOuter(to - 1)) to -= 1;
  return { text, start: from, end: to };
}

/** Stars right before an offset, as many as make marks. A star behind a backslash is an ordinary one. */
function starsBefore(text: string, at: number): number {
  let stars = 0;
  while (stars < MOST_STARS && text.charAt(at - stars - 1) === '*') stars += 1;
  return text.charAt(at - stars - 1) === '\\' ? Math.max(0, stars - 1) : stars;
}

function starsAfter(text: string, at: number): number {
  let stars = 0;
  while (stars < MOST_STARS && text.charAt(at + stars) === '*') stars += 1;
  return stars;
}
