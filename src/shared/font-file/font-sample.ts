/** A line of text in a font that need not be used by any card, as path data. */
import type { OwnFontId } from '../display/font-ids.ts';
import { glyphOutline, parseFace, shapeWord } from '../text/fonts/fonts.ts';

export interface FontSample {
  /** `minX minY width height`, in units of the font, y downwards. */
  readonly viewBox: string;
  readonly glyphs: readonly { readonly d: string; readonly x: number; readonly y: number }[];
}

/** Letters that a font without any of the sample shows instead. */
const OWN_LETTERS = 16;

/** Undefined where the file cannot be read. What a font does not have of the text is left out; one of another script shows its own letters. */
export function fontSample(id: OwnFontId, file: Uint8Array, text: string): FontSample | undefined {
  try {
    const face = parseFace(id, file, false);
    const found = [...text].filter((character) => face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    const letters = face.font.characterSet
      .map((code) => String.fromCodePoint(code))
      .filter((one) => /\p{L}/u.test(one));
    const shown = found.some((one) => letters.includes(one)) ? found : letters.slice(0, OWN_LETTERS);
    const { glyphs, advance } = shapeWord(face, shown.join(''));
    const { ascent, descent } = face.font;
    return {
      viewBox: `0 ${-ascent} ${Math.max(1, advance)} ${Math.max(1, ascent - descent)}`,
      glyphs: glyphs.map((glyph) => ({ d: glyphOutline(face, glyph.id), x: glyph.x, y: -glyph.y })),
    };
  } catch {
    return undefined;
  }
}
