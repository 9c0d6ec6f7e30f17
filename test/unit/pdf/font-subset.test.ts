import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { subsetFont } from '../../../src/shared/pdf/font-subset.ts';
import { testFonts } from '../card/support.ts';

const { text: face, 'display-black': display } = testFonts();

describe('font subsets', () => {
  it.each([face, display])(
    'keep outlines and widths of the glyphs they were asked for, composites included',
    ({ font, file }) => {
      const glyphs = [0, ...[...'AÉйΩg1'].map((c) => font.glyphForCodePoint(c.codePointAt(0) ?? 0).id)];
      const subset = create(subsetFont(file, glyphs));
      glyphs.forEach((id, index) => {
        expect(subset.getGlyph(index).path.toSVG()).toBe(font.getGlyph(id).path.toSVG());
        expect(subset.getGlyph(index).advanceWidth).toBeCloseTo(font.getGlyph(id).advanceWidth, 6);
      });
    },
  );

  it('let one outline stand for several characters', () => {
    const id = face.font.glyphForCodePoint(0x41).id;
    const subset = create(subsetFont(face.file, [0, id, id]));
    expect(subset.getGlyph(2).path.toSVG()).toBe(subset.getGlyph(1).path.toSVG());
  });

  it('are a small part of the file', () => {
    expect(subsetFont(face.file, [0, 1, 2, 3]).length).toBeLessThan(face.file.length / 10);
  });
});
