import { describe, expect, it } from 'vitest';
import { toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { listRunGlyphs, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { getGlyphOutline, getTypeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { card, testFonts } from '../support.ts';

const fonts = testFonts();
const { front } = card({ name: 'Gale & <Sons>' });
const svg = toSvg(front, fonts);

describe('the card as SVG', () => {
  it('is a picture of the trim in true size with a name', () => {
    expect(svg).toMatch(/^<svg [^>]*width="63.5mm" height="88.9mm" viewBox="0 0 180 252"/);
    expect(svg).toContain('role="img" aria-label="Gale &amp; &lt;Sons&gt;, front"');
    expect(toSvg(front, fonts, { bleed: true })).toContain('width="69.5mm" height="94.9mm"');
  });

  it('draws each glyph that has ink, each outline defined once', () => {
    const inked = listTextItems(front.items).flatMap((item) =>
      listRunGlyphs(item, getTypeface(fonts, item.font).unitsPerEm).filter(
        (glyph) => getGlyphOutline(getTypeface(fonts, item.font), glyph.id) !== '',
      ),
    );
    expect(svg.match(/<use /g)).toHaveLength(inked.length);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refers to nothing outside itself and runs nothing', () => {
    const references = [...svg.matchAll(/(?:href="|url\()([^")]+)/g)].map((match) => match[1] ?? '');
    expect(references.every((reference) => reference.startsWith('#c-'))).toBe(true);
    expect(svg).not.toMatch(/<script|<text|<image|font-family|style=| on\w+=/);
  });

  it('tells which field a click is about', () => {
    expect(svg).toContain('data-field="/traits/fight/dice"');
  });

  it('keeps its ids apart from those of another picture on the page', () => {
    expect(toSvg(front, fonts, { idPrefix: 'other' })).not.toMatch(/id="c-/);
  });
});
