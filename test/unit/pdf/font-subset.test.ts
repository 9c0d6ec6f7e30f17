import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { subsetFont } from '../../../src/shared/pdf/font-subset.ts';
import { getTestFonts } from '../card/support.ts';

/** Tests the fonts that PDFs embed, which contain only the used glyphs, numbered in the order of the request. */

const { text, 'display-black': displayFont } = getTestFonts();

describe('subsetFont', () => {
  it.each([text, displayFont])(
    'keeps outlines and widths of the requested glyphs, including composites',
    ({ font, file }) => {
      const glyphIds = [
        0,
        ...[...'AÉйΩg1'].map((character) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).id),
      ];
      const fontSubset = create(subsetFont(file, glyphIds));
      glyphIds.forEach((glyphId, glyphIndex) => {
        expect(fontSubset.getGlyph(glyphIndex).path.toSVG()).toBe(font.getGlyph(glyphId).path.toSVG());
        expect(fontSubset.getGlyph(glyphIndex).advanceWidth).toBeCloseTo(font.getGlyph(glyphId).advanceWidth, 6);
      });
    },
  );

  it('repeats one outline for several characters', () => {
    const glyphId = text.font.glyphForCodePoint(0x41).id;
    const fontSubset = create(subsetFont(text.file, [0, glyphId, glyphId]));
    expect(fontSubset.getGlyph(2).path.toSVG()).toBe(fontSubset.getGlyph(1).path.toSVG());
  });

  it('returns a small part of the file', () => {
    expect(subsetFont(text.file, [0, 1, 2, 3]).length).toBeLessThan(text.file.length / 10);
  });
});
