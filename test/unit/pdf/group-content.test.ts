/** Tests what is drawn within groups that are moved, rotated, stretched or slanted. */
import { describe, expect, it } from 'vitest';
import {
  type DisplayItem,
  listTextItems,
  type Matrix,
  type TextItem,
} from '../../../src/shared/display/display-list.ts';
import { createContent, createResources } from '../../../src/shared/pdf/content.ts';
import { createFontPool } from '../../../src/shared/pdf/font-pool.ts';
import { GLYPH_OFFSET } from '../../../src/shared/pdf/text-content.ts';
import { createTextItems, createTextStyle } from '../../../src/shared/print/draw.ts';
import { getTestFonts } from '../card/support.ts';

const fonts = getTestFonts();
const MATRICES: readonly [string, Matrix][] = [
  ['moved', [1, 0, 0, 1, 30, 40]],
  ['stretched to the right', [2, 0, 0, 1, 0, 0]],
  ['stretched downward', [1, 0, 0, 3, 5, 0]],
  ['slanted to the right', [1, 0, 0.4, 1, 0, 0]],
  ['slanted downward', [1, 0.3, 0, 1, 0, 7]],
  ['rotated', [Math.cos(0.5), Math.sin(0.5), -Math.sin(0.5), Math.cos(0.5), 90, 10]],
  ['mirrored', [-1, 0, 0, 1, 200, 0]],
  ['stretched and rotated', [0, 2, -3, 0, 60, 60]],
];

describe('a transformed group', () => {
  it.each(MATRICES)('keeps the glyph offset on the page when it is %s', (_label, transform) => {
    const groupItems = createTextItems('Gale', 20, 10, createTextStyle('text', 8), 'left', fonts);
    const [{ x, y }] = listTextItems(groupItems) as [TextItem];
    const pageContent = new TextDecoder().decode(
      createContent([{ kind: 'group', transform, items: groupItems }], createResources(createFontPool(fonts))),
    );
    const [, glyphX = Number.NaN, glyphY = Number.NaN] = (/1 0 0 -1 (\S+) (\S+) Tm/.exec(pageContent) ?? []).map(
      Number,
    );
    const [scaleX, skewY, skewX, scaleY] = transform;
    const glyphOffset = [scaleX * (glyphX - x) + skewX * (glyphY - y), skewY * (glyphX - x) + scaleY * (glyphY - y)];
    expect(glyphOffset[0]).toBeCloseTo(GLYPH_OFFSET[0], 2);
    expect(glyphOffset[1]).toBeCloseTo(GLYPH_OFFSET[1], 2);
  });

  it.each(MATRICES)('records the page width of its bitmaps when it is %s', (_label, transform) => {
    const resources = createResources(createFontPool(fonts));
    const imageItem: DisplayItem = { kind: 'image', picture: 'k', x: 1, y: 2, width: 50, height: 30 };
    createContent([{ kind: 'group', transform, items: [imageItem] }], resources);
    const [scaleX, skewY] = transform;
    expect(resources.shownBitmaps.get('k')).toBeCloseTo(50 * Math.hypot(scaleX, skewY), 9);
  });
});
