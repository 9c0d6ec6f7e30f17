/**
 * Parses the markup of rules text: `**bold**`, `*italic*`, and icons by their names in braces, `{fight}`, optionally with a number,
 * `{2 pp}`. A backslash escapes the next character. Everything else is ordinary text.
 */
import { findIcon, type Icon, type Icons } from './icons.ts';

export interface Span {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Present if the span is an icon; `text` is its label. */
  readonly icon?: Icon | undefined;
}

/** The style of text without marks. */
export const UNMARKED: Omit<Span, 'text'> = { bold: false, italic: false, icon: undefined };

/** A quick check, since most texts have no markup. */
const MARKUP_CHARACTER = /[*{\\]/;
const ESCAPED_CHARACTER = /^\\([*{}\\])/;
/** Matches an icon, and captures its number and its name: `{fight}`, `{2 pp}`, `{+1 aim}`, `{X pp}`. */
const ICON = /^\{\s*(?:([+−-]?\d{1,3}|X)\s+)?([a-z]+)\s*\}/iu;
const STARS = /^\*\*?/;
const LETTER = /[\p{L}\p{N}]/u;

type Mark = '*' | '**';

/** The offsets of the last closing stars of each kind. They are found once, so that unclosed stars don't cost a search each. */
type LastClosingOffsets = Readonly<Record<Mark, number>>;

function findLastClosing(markup: string): LastClosingOffsets {
  const findLastOffset = (mark: Mark): number => {
    let offset = markup.length - 1;
    while (offset >= 0 && !canClose(markup, offset, mark)) offset -= 1;
    return offset;
  };
  return { '*': findLastOffset('*'), '**': findLastOffset('**') };
}

/** Whether these stars can open a span: they are directly before a word and are closed later. */
function canOpen(markup: string, offset: number, mark: Mark, lastClosing: LastClosingOffsets): boolean {
  const nextCharacter = markup.charAt(offset + mark.length);
  if (nextCharacter === '' || /\s/u.test(nextCharacter) || LETTER.test(markup.charAt(offset - 1))) return false;
  return lastClosing[mark] > offset + mark.length;
}

/** Whether these stars can close a span: they are directly after a word and no letter follows. */
function canClose(markup: string, offset: number, mark: Mark): boolean {
  if (!markup.startsWith(mark, offset) || markup.charAt(offset - 1) === '\\' || /\s/u.test(markup.charAt(offset - 1)))
    return false;
  const isWholeMark = mark === '**' || markup.charAt(offset + 1) !== '*' || markup.charAt(offset + 2) === '*';
  return isWholeMark && !LETTER.test(markup.charAt(offset + mark.length));
}

/** The markup at an offset, and its length. */
type Token =
  | { readonly kind: 'plain'; readonly text: string; readonly length: number }
  | { readonly kind: 'icon'; readonly icon: Icon; readonly count: string; readonly length: number }
  | { readonly kind: 'mark'; readonly mark: Mark; readonly length: number };

function readToken(
  markup: string,
  offset: number,
  bold: boolean,
  italic: boolean,
  lastClosing: LastClosingOffsets,
  icons: Icons,
): Token {
  const character = markup.charAt(offset);
  const plainToken: Token = { kind: 'plain', text: character, length: 1 };
  if (character === '*') {
    const foundMark = findMark(markup, offset, bold, italic, lastClosing);
    return foundMark === undefined ? plainToken : { kind: 'mark', mark: foundMark, length: foundMark.length };
  }
  if (character !== '\\' && character !== '{') return plainToken;
  const remainder = markup.slice(offset, offset + MAX_BRACE_UNITS);
  const escapedMatch = ESCAPED_CHARACTER.exec(remainder);
  if (escapedMatch) return { kind: 'plain', text: escapedMatch[1] ?? '', length: 2 };
  const [matchedText = '', count = '', word = ''] = ICON.exec(remainder) ?? [];
  const icon = findIcon(word, icons);
  return icon === undefined ? plainToken : { kind: 'icon', icon, count, length: matchedText.length };
}

/** Splits markup into spans. Their joined texts are the text without marks. `icons` are the icons of the game. */
export function parseMarkup(markup: string, icons: Icons): readonly Span[] {
  if (!MARKUP_CHARACTER.test(markup)) return markup === '' ? [] : [{ text: markup, ...UNMARKED }];
  const spans: Span[] = [];
  let isBold = false;
  let isItalic = false;
  let plainText = '';
  const lastClosing = findLastClosing(markup);
  const flush = (): void => {
    if (plainText !== '') spans.push({ text: plainText, bold: isBold, italic: isItalic });
    plainText = '';
  };
  for (let offset = 0; offset < markup.length; ) {
    const token = readToken(markup, offset, isBold, isItalic, lastClosing, icons);
    offset += token.length;
    if (token.kind === 'plain') {
      plainText += token.text;
      continue;
    }
    if (token.kind === 'icon') plainText += token.count;
    flush();
    if (token.kind === 'icon') {
      // A number and its icon are one word on paper, but two words when read aloud.
      const label = `${token.count === '' ? '' : ' '}${token.icon.label}`;
      spans.push({ text: label, bold: isBold, italic: isItalic, icon: token.icon });
    } else if (token.mark === '**') isBold = !isBold;
    else isItalic = !isItalic;
  }
  flush();
  return spans;
}

/** Finds the mark that opens or closes a span at an offset. */
function findMark(
  markup: string,
  offset: number,
  bold: boolean,
  italic: boolean,
  lastClosing: LastClosingOffsets,
): Mark | undefined {
  const starRun = STARS.exec(markup.slice(offset, offset + 2))?.[0];
  if (starRun === undefined) return undefined;
  const marks: readonly Mark[] = starRun === '**' ? ['**', '*'] : ['*'];
  return marks.find((mark) =>
    (mark === '**' ? bold : italic) ? canClose(markup, offset, mark) : canOpen(markup, offset, mark, lastClosing),
  );
}

/** Matches an escaped character, so that its brace is skipped, or a brace. */
const BRACE_OR_ESCAPE = /\\[*{}\\]|\{/g;
/** The number of letters that are quoted from stray braces. */
const MAX_QUOTED_LETTERS = 24;
const QUOTED_BRACES = new RegExp(`^\\{[^{}\\n]{0,${MAX_QUOTED_LETTERS}}\\}?`, 'u');

/** Matches a brace at the end of the text or before white space: `{`, `{ and`. */
const LONE_BRACE = /^\{(?:\s[^}]*)?$/u;

/** Lists the beginnings of braces that name no icon and are therefore printed unchanged. Escaped braces are intentional. */
export function listStrayBraces(markup: string, icons: Icons): string[] {
  if (!markup.includes('{')) return [];
  const braces = new Set<string>();
  for (const { 0: matchedText, index } of markup.matchAll(BRACE_OR_ESCAPE)) {
    if (matchedText !== '{') continue;
    const remainder = markup.slice(index, index + MAX_BRACE_UNITS);
    if (findIcon(ICON.exec(remainder)?.[2] ?? '', icons)) continue;
    const quotedBraces = QUOTED_BRACES.exec(remainder)?.[0] ?? matchedText;
    // An unclosed brace that no word follows is ordinary text.
    if (LONE_BRACE.test(quotedBraces)) continue;
    braces.add(
      quotedBraces.length > MAX_QUOTED_LETTERS && !quotedBraces.endsWith('}') ? `${quotedBraces}…` : quotedBraces,
    );
  }
  return [...braces];
}

/** The maximum length of an icon's braces, in UTF-16 units: its name, a number, and blanks. */
const MAX_BRACE_UNITS = 64;
