/** Tests what is drawn within groups that are moved, turned, stretched or slanted. */
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
import { testFonts } from '../card/support.ts';

const fonts = testFonts();
const MATRICES: readonly [string, Matrix][] = [
  ['moved', [1, 0, 0, 1, 30, 40]],
  ['stretched to the right', [2, 0, 0, 1, 0, 0]],
  ['stretched downwards', [1, 0, 0, 3, 5, 0]],
  ['slanted to the right', [1, 0, 0.4, 1, 0, 0]],
  ['slanted downwards', [1, 0.3, 0, 1, 0, 7]],
  ['turned', [Math.cos(0.5), Math.sin(0.5), -Math.sin(0.5), Math.cos(0.5), 90, 10]],
  ['mirrored', [-1, 0, 0, 1, 200, 0]],
  ['stretched and turned', [0, 2, -3, 0, 60, 60]],
];

describe('in a group that is', () => {
  it.each(MATRICES)('%s, glyphs are as far from their place on the page as anywhere else', (_, transform) => {
    const items = createTextItems('Gale', 20, 10, createTextStyle('text', 8), 'left', fonts);
    const [{ x, y }] = listTextItems(items) as [TextItem];
    const content = new TextDecoder().decode(
      createContent([{ kind: 'group', transform, items }], createResources(createFontPool(fonts))),
    );
    const [, left = Number.NaN, top = Number.NaN] = (/1 0 0 -1 (\S+) (\S+) Tm/.exec(content) ?? []).map(Number);
    const [a, b, c, d] = transform;
    const offset = [a * (left - x) + c * (top - y), b * (left - x) + d * (top - y)];
    expect(offset[0]).toBeCloseTo(GLYPH_OFFSET[0], 2);
    expect(offset[1]).toBeCloseTo(GLYPH_OFFSET[1], 2);
  });

  it.each(MATRICES)('%s, a bitmap is recorded in the width that it has on the page', (_, transform) => {
    const to = createResources(createFontPool(fonts));
    const image: DisplayItem = { kind: 'image', picture: 'k', x: 1, y: 2, width: 50, height: 30 };
    createContent([{ kind: 'group', transform, items: [image] }], to);
    const [a, b] = transform;
    expect(to.shownBitmaps.get('k')).toBeCloseTo(50 * Math.hypot(a, b), 9);
  });
});
