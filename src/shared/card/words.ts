/** Measuring: styled text becomes words of known width in points. */
import { type Face, type FontSet, faceFor, type ShapedWord, shapeWord } from './fonts.ts';
import { type Squeeze, sizeOf, type TextStyle, trackingOf } from './styles.ts';

/** Text in one style, about one field. */
export interface StyledText {
  readonly text: string;
  readonly style: TextStyle;
  readonly field?: string;
}

/** A piece of text that is never broken, with the space that follows it. */
export interface Word {
  readonly text: string;
  readonly face: Face;
  readonly shaped: ShapedWord;
  readonly style: TextStyle;
  readonly size: number;
  /** Points after each glyph. */
  readonly tracking: number;
  readonly width: number;
  /** Width of the space after it; 0 when none follows. */
  readonly space: number;
  /** Whether a line may end after it. */
  readonly breakable: boolean;
  readonly field: string | undefined;
}

/** Breaks come after white space and after a hyphen or slash inside a word; a lone slash or dot stays with the word before. */
const CHUNK = /\S+?(?:[-–—/](?=\p{L})|(?:\s[/·])?(?=\s|$))/gu;

/** Em: the display face's own space is so narrow that capitals run together, for readers and for text search alike. */
const NARROWEST_SPACE = 0.2;
const MOST_SPACES = 3;

const spaceOf = (face: Face, size: number, tracking: number): number =>
  Math.max(shapeWord(face, ' ').advance / face.unitsPerEm, NARROWEST_SPACE) * size + tracking;

/** A word in its style's face, with `spaces` spaces after it: more than one come from templates only, where they set off. */
export function wordOf(text: string, source: StyledText, fonts: FontSet, squeeze: Squeeze, spaces: number): Word {
  const { style, field } = source;
  const face = faceFor(fonts, style.font, text);
  const shaped = shapeWord(face, text);
  const size = sizeOf(style, squeeze);
  const em = size / face.unitsPerEm;
  const tracking = trackingOf(style, squeeze) * size;
  const width = shaped.advance * em + tracking * shaped.glyphs.length;
  const space = spaces * spaceOf(face, size, tracking);
  return { text, face, shaped, style, size, tracking, width, space, breakable: spaces > 0, field };
}

/** How many spaces begin at an offset, as far as they count. */
const spacesAt = (text: string, at: number): number =>
  Math.min(MOST_SPACES, /^\s*/u.exec(text.slice(at))?.[0].length ?? 0);

/** Greek capitals stand without accents when everything is in capitals; other scripts keep theirs. */
const capitals = (text: string): string =>
  text.replace(/\S+/gu, (word) => (/\p{Script=Greek}/u.test(word) ? word.toLocaleUpperCase('el') : word.toUpperCase()));

/** The words of several texts in a row. Where one text ends without white space, the next one's first word clings to it. */
export function measure(texts: readonly StyledText[], fonts: FontSet, squeeze: Squeeze): Word[] {
  const out: Word[] = [];
  for (const source of texts) {
    const text = source.style.upper ? capitals(source.text) : source.text;
    const last = out[out.length - 1];
    // A text that begins with white space frees the word before it.
    const leading = spacesAt(text, 0);
    if (leading > 0 && last !== undefined && last.space === 0) {
      const space = leading * spaceOf(last.face, last.size, last.tracking);
      out[out.length - 1] = { ...last, space, breakable: true };
    }
    for (const match of text.matchAll(CHUNK)) {
      const end = match.index + match[0].length;
      const spaces = spacesAt(text, end);
      const word = wordOf(match[0], source, fonts, squeeze, spaces);
      const inside = spaces === 0 && end < text.length;
      out.push(inside ? { ...word, breakable: true } : word);
    }
  }
  return out;
}

/** Cuts a word that no line can hold into pieces that fit `width`, at least one character each. */
export function breakWord(word: Word, width: number, fonts: FontSet, squeeze: Squeeze): Word[] {
  const out: Word[] = [];
  let rest = [...word.text];
  const source: StyledText = {
    text: '',
    style: word.style,
    ...(word.field === undefined ? {} : { field: word.field }),
  };
  while (rest.length > 0) {
    let count = rest.length;
    let piece = wordOf(rest.join(''), source, fonts, squeeze, 0);
    while (count > 1 && piece.width > width) {
      count -= 1;
      piece = wordOf(rest.slice(0, count).join(''), source, fonts, squeeze, 0);
    }
    rest = rest.slice(count);
    const last = rest.length === 0;
    out.push({ ...piece, space: last ? word.space : 0, breakable: last ? word.breakable : true });
  }
  return out;
}
