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

export function wordOf(text: string, source: StyledText, fonts: FontSet, squeeze: Squeeze, spaced: boolean): Word {
  const { style, field } = source;
  const face = faceFor(fonts, style.font, text);
  const shaped = shapeWord(face, text);
  const size = sizeOf(style, squeeze);
  const em = size / face.unitsPerEm;
  const tracking = trackingOf(style, squeeze) * size;
  const width = shaped.advance * em + tracking * shaped.glyphs.length;
  const space = spaced ? shapeWord(face, ' ').advance * em + tracking : 0;
  return { text, face, shaped, style, size, tracking, width, space, breakable: spaced, field };
}

/** The words of several texts in a row. Where one text ends without white space, the next one's first word clings to it. */
export function measure(texts: readonly StyledText[], fonts: FontSet, squeeze: Squeeze): Word[] {
  const out: Word[] = [];
  for (const source of texts) {
    const text = source.style.upper ? source.text.toUpperCase() : source.text;
    const last = out[out.length - 1];
    // A text that begins with white space frees the word before it.
    if (/^\s/u.test(text) && last !== undefined && last.space === 0) {
      out[out.length - 1] = { ...last, space: spaceAfter(last), breakable: true };
    }
    for (const match of text.matchAll(CHUNK)) {
      const end = match.index + match[0].length;
      const spaced = /\s/u.test(text.slice(end, end + 1));
      const word = wordOf(match[0], source, fonts, squeeze, spaced);
      const inside = !spaced && end < text.length;
      out.push(inside ? { ...word, breakable: true } : word);
    }
  }
  return out;
}

const spaceAfter = (word: Word): number =>
  (shapeWord(word.face, ' ').advance * word.size) / word.face.unitsPerEm + word.tracking;

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
    let piece = wordOf(rest.join(''), source, fonts, squeeze, false);
    while (count > 1 && piece.width > width) {
      count -= 1;
      piece = wordOf(rest.slice(0, count).join(''), source, fonts, squeeze, false);
    }
    rest = rest.slice(count);
    const last = rest.length === 0;
    out.push({ ...piece, space: last ? word.space : 0, breakable: last ? word.breakable : true });
  }
  return out;
}
