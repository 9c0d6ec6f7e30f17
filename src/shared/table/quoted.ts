/**
 * Words in quotes, as JSON writes strings: what stands in them is taken letter by letter. Whatever plain writing would not
 * give back exactly is written so, and can therefore hold anything.
 */
import { visibleJson } from '../text/visible.ts';

/** What may stand before a word in quotes. An inch sign follows a digit. */
const BEFORE = /[\s:;,/|&([]/;

/** A sign that begins a formula, behind one that separates cells in some locale. */
const SEPARATED_FORMULA = /([,;|]'*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

const escapeSign = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The text in quotes, with hidden characters as escapes. So is a sign that would begin a formula where a spreadsheet in
 * another locale divides the text at a semicolon or comma.
 */
export const quote = (text: string): string =>
  visibleJson(JSON.stringify(text)).replace(
    SEPARATED_FORMULA,
    (_, separator: string, sign: string) => separator + escapeSign(sign),
  );

/** What stands in quotes, where the whole piece is one word in quotes. */
export function unquote(piece: string): string | undefined {
  const trimmed = piece.trim();
  if (!trimmed.startsWith('"') || endOfQuoted(trimmed, 0) !== trimmed.length) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    // A backslash that is not meant as an escape.
    return undefined;
  }
}

/** Where the word in quotes ends that begins here, on the same line; `at` itself where none does. */
function endOfQuoted(text: string, at: number): number {
  if (text[at] !== '"' || (at > 0 && !BEFORE.test(text[at - 1] ?? ''))) return at;
  for (let index = at + 1; index < text.length; index++) {
    if (text[index] === '"') return index + 1;
    if (text[index] === '\n') return at;
    if (text[index] === '\\' && text[index + 1] !== '\n') index++;
  }
  return at;
}

/** Where the bracket ends that begins here, on the same line, words in quotes passed over; `at` itself where none does. */
function endOfBracket(text: string, at: number): number {
  for (let index = at + 1; index < text.length; ) {
    const end = endOfQuoted(text, index);
    if (end > index) index = end;
    else if (text[index] === ']') return index + 1;
    else if (text[index] === '\n') return at;
    else index++;
  }
  return at;
}

/** A part of a text: letters outside of quotes and square brackets one by one, the others as a whole. */
interface Part {
  readonly kind: 'letter' | 'quoted' | 'bracket';
  readonly from: number;
  readonly to: number;
}

export function* parts(text: string): Generator<Part> {
  // Once the line has no further closing bracket, the search is not repeated.
  let isOpen = true;
  for (let at = 0; at < text.length; ) {
    if (text[at] === '\n') isOpen = true;
    const quoted = endOfQuoted(text, at);
    const bracket = isOpen && text[at] === '[' ? endOfBracket(text, at) : at;
    if (text[at] === '[' && bracket === at) isOpen = false;
    const to = Math.max(quoted, bracket, at + 1);
    yield { kind: quoted > at ? 'quoted' : bracket > at ? 'bracket' : 'letter', from: at, to };
    at = to;
  }
}

/** Without these a text has no parts but letters, and most have none. */
const GROUPS = /["[]/;

/** The first place of a sign outside of quotes and square brackets, or -1. */
export function placeOf(text: string, sign: string): number {
  if (!GROUPS.test(text)) return text.indexOf(sign);
  for (const { kind, from } of parts(text)) if (kind === 'letter' && text[from] === sign) return from;
  return -1;
}

/** The pieces between separators, outside of quotes and square brackets; empty ones are left out. */
export function splitItems(text: string, separators: string): string[] {
  const cut: string[] = [];
  let from = 0;
  const take = (at: number): void => {
    if (!separators.includes(text[at] as string)) return;
    cut.push(text.slice(from, at));
    from = at + 1;
  };
  if (GROUPS.test(text)) {
    for (const part of parts(text)) if (part.kind === 'letter') take(part.from);
  } else {
    for (let at = 0; at < text.length; at++) take(at);
  }
  cut.push(text.slice(from));
  return cut.map((piece) => piece.trim()).filter((piece) => piece !== '');
}
