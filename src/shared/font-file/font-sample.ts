/** Creates a line of sample text in a font as path data, for fonts that no card has loaded. */
import type { UserFontId } from '../display/font-ids.ts';
import { getGlyphOutline, parseTypeface, shapeWord } from '../text/fonts/fonts.ts';

export interface FontSample {
  /** `minX minY width height` in font units, y downwards. */
  readonly viewBox: string;
  readonly glyphs: readonly { readonly d: string; readonly x: number; readonly y: number }[];
}

/** The number of own letters that a font shows if it has none of the sample's letters. */
const MAX_OWN_LETTERS = 16;

/**
 * Creates the sample without the characters that the font lacks. A font of another script shows its own letters instead. Returns undefined
 * if the file can't be read.
 */
export function createFontSample(fontId: UserFontId, fontFile: Uint8Array, sampleText: string): FontSample | undefined {
  try {
    // Without `readsPairs`: reading all kerning pairs is not worth it for one line.
    const typeface = parseTypeface(fontId, fontFile, false);
    const spellableCharacters = [...sampleText].filter((character) =>
      typeface.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
    const letters = typeface.font.characterSet
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /\p{L}/u.test(letter));
    const shownCharacters = spellableCharacters.some((letter) => letters.includes(letter))
      ? spellableCharacters
      : letters.slice(0, MAX_OWN_LETTERS);
    const { glyphs, advance } = shapeWord(typeface, shownCharacters.join(''));
    const { ascent, descent } = typeface.font;
    return {
      viewBox: `0 ${-ascent} ${Math.max(1, advance)} ${Math.max(1, ascent - descent)}`,
      glyphs: glyphs.map((glyph) => ({ d: getGlyphOutline(typeface, glyph.id), x: glyph.x, y: -glyph.y })),
    };
  } catch {
    return undefined;
  }
}
