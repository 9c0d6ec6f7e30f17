import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { listRunGlyphs, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { getGlyphOutline, getTypeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { getTestFonts, layoutTestCard } from '../support.ts';

const fonts = getTestFonts();
const { front } = layoutTestCard({ name: 'Gale & <Sons>' });
const svgText = toSvg(front, fonts);

describe('toSvg', () => {
  it('creates a labeled picture of the trimmed card in true size, or with bleed on request', () => {
    expect(svgText).toMatch(/^<svg [^>]*width="63.5mm" height="88.9mm" viewBox="0 0 180 252"/);
    expect(svgText).toContain('role="img" aria-label="Gale &amp; &lt;Sons&gt;, front"');
    expect(toSvg(front, fonts, { bleed: true })).toContain('width="69.5mm" height="94.9mm"');
  });

  it('draws each glyph that has an outline and defines each outline once', () => {
    const inkedGlyphs = listTextItems(front.items).flatMap((textItem) =>
      listRunGlyphs(textItem, getTypeface(fonts, textItem.font).unitsPerEm).filter(
        (glyph) => getGlyphOutline(getTypeface(fonts, textItem.font), glyph.id) !== '',
      ),
    );
    expect(svgText.match(/<use /g)).toHaveLength(inkedGlyphs.length);
    const elementIds = [...svgText.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(elementIds).size).toBe(elementIds.length);
  });

  it('refers to nothing outside the SVG and contains no scripts or styles', () => {
    const references = [...svgText.matchAll(/(?:href="|url\()([^")]+)/g)].map((match) => match[1] ?? '');
    expect(references.every((reference) => reference.startsWith('#c-'))).toBe(true);
    expect(svgText).not.toMatch(/<script|<text|<image|font-family|style=| on\w+=/);
  });

  it('names the field of each clickable area', () => {
    expect(svgText).toContain('data-field="/traits/fight/dice"');
  });

  it('prefixes its ids, so that two pictures on a page do not clash', () => {
    expect(toSvg(front, fonts, { idPrefix: 'other' })).not.toMatch(/id="c-/);
  });
});
