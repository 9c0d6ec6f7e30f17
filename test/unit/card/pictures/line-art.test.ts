/** Tests line art, the version of pictures for gray printers and photocopies. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLineArt, createScreen } from '../../../../src/shared/card/pictures/line-art.ts';
import { getDefaultTemplate } from '../../../../src/shared/card/template/built-in-templates.ts';
import { type BaseTheme, completeTheme, computeLightness } from '../../../../src/shared/display/color.ts';
import type { DisplayItem, PathItem } from '../../../../src/shared/display/display-list.ts';
import type { Drawing } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';

const theme = completeTheme(getDefaultTemplate(GAMES).theme as BaseTheme);
const SQUARE = 'M10 10L40 10L40 40L10 40Z';
const createDrawing = (...shapes: Drawing['shapes']): Drawing => ({ width: 100, height: 100, shapes });
const listPaths = (items: readonly DisplayItem[]): PathItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? listPaths(item.items) : item.kind === 'path' ? [item] : []));
const drawLines = (...shapes: Drawing['shapes']) => createLineArt(createDrawing(...shapes), theme, 1).items;

describe('createLineArt', () => {
  it('fills dark shapes with ink and light shapes with paper and an outline', () => {
    expect(drawLines({ d: SQUARE, fill: '#101020' })).toMatchObject([{ fill: theme.ink }]);
    const [lightShape, ...otherItems] = drawLines({ d: SQUARE, fill: '#ffe8a0' });
    expect(lightShape).toMatchObject({ fill: theme.paper, stroke: { colour: theme.ink } });
    expect(otherItems).toEqual([]);
  });

  it('hatches medium shades inside the shape, denser for darker colors', () => {
    const findHatching = (fillColor: string): PathItem => {
      const hatchGroup = drawLines({ d: SQUARE, fill: fillColor }).find((item) => item.kind === 'group');
      expect(hatchGroup?.clip?.length).toBe(5);
      const [hatchPath] = listPaths(hatchGroup ? [hatchGroup] : []);
      if (hatchPath === undefined) throw new Error('nothing is hatched');
      return hatchPath;
    };
    expect(findHatching('#c8102e').path.length).toBeGreaterThan(findHatching('#909090').path.length);
    expect(findHatching('#909090').fill).toBeUndefined();
  });

  it('keeps the background white, so that a figure in front stands out', () => {
    const [groundShape, figureShape] = drawLines(
      { d: 'M0 0L100 0L100 100L0 100Z', fill: '#000000' },
      { d: SQUARE, fill: '#000000' },
    );
    expect(groundShape).toMatchObject({ fill: theme.paper });
    expect(figureShape).toMatchObject({ fill: theme.ink });
  });

  it('leaves out glows and does not hatch shapes with holes', () => {
    expect(drawLines({ d: SQUARE, fill: '#ff0000', opacity: 0.3 })).toEqual([]);
    expect(drawLines({ d: SQUARE, fill: '#808080', evenOdd: true })).toMatchObject([{ kind: 'path', evenOdd: true }]);
  });

  it('draws lines of the same printed width at every scale', () => {
    const measureLineWidth = (drawingScale: number): number => {
      const [item] = createLineArt(createDrawing({ d: SQUARE, fill: '#ffffff' }), theme, drawingScale).items;
      return item?.kind === 'path' ? (item.stroke?.width ?? 0) * drawingScale : 0;
    };
    expect(measureLineWidth(0.1)).toBeCloseTo(measureLineWidth(3), 9);
    expect(createLineArt(createDrawing(), theme, 1).shared).not.toBe(createLineArt(createDrawing(), theme, 2).shared);
  });

  it('uses only the ink and paper colors for any drawing', () => {
    const arbitraryColor = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}` as const);
    fc.assert(
      fc.property(fc.array(fc.record({ fill: arbitraryColor, stroke: arbitraryColor }), { maxLength: 6 }), (shapes) => {
        for (const { fill, stroke, opacity } of listPaths(
          drawLines(...shapes.map((colors) => ({ d: SQUARE, ...colors }))),
        )) {
          expect(opacity).toBeUndefined();
          for (const usedColor of [fill, stroke?.colour])
            expect([undefined, theme.ink, theme.paper]).toContain(usedColor);
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('measures the lightness of a color', () => {
    expect(computeLightness('#000000')).toBe(0);
    expect(computeLightness('#ffffff')).toBeCloseTo(100, 6);
    expect(computeLightness('#777777')).toBeCloseTo(50, 0);
  });
});

describe('createScreen', () => {
  it('draws paper-colored lines within the box of the bitmap', () => {
    const { path, stroke } = createScreen({ x: 10, y: 20, width: 30, height: 40 }, theme);
    expect(stroke?.colour).toBe(theme.paper);
    for (const [, x = 0, y = 0] of path as readonly (readonly [string, number, number])[]) {
      expect(x).toBeGreaterThanOrEqual(10 - 1e-9);
      expect(x).toBeLessThanOrEqual(40 + 1e-9);
      expect(y).toBeGreaterThanOrEqual(20 - 1e-9);
      expect(y).toBeLessThanOrEqual(60 + 1e-9);
    }
  });
});
