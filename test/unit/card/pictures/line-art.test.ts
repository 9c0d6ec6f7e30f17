/** Pictures in black lines, for grey printers and photocopies. */

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
const drawing = (...shapes: Drawing['shapes']): Drawing => ({ width: 100, height: 100, shapes });
const pathsOf = (items: readonly DisplayItem[]): PathItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? pathsOf(item.items) : item.kind === 'path' ? [item] : []));
const lines = (...shapes: Drawing['shapes']) => createLineArt(drawing(...shapes), theme, 1).items;

describe('a drawing in lines', () => {
  it('is black where it is dark, paper with a line around it where it is light', () => {
    expect(lines({ d: SQUARE, fill: '#101020' })).toMatchObject([{ fill: theme.ink }]);
    const [light, ...more] = lines({ d: SQUARE, fill: '#ffe8a0' });
    expect(light).toMatchObject({ fill: theme.paper, stroke: { colour: theme.ink } });
    expect(more).toEqual([]);
  });

  it('hatches what is neither, the darker the closer, and never outside of the shape', () => {
    const hatch = (fill: string): PathItem => {
      const group = lines({ d: SQUARE, fill }).find((item) => item.kind === 'group');
      expect(group?.clip?.length).toBe(5);
      const [inside] = pathsOf(group ? [group] : []);
      if (inside === undefined) throw new Error('nothing is hatched');
      return inside;
    };
    expect(hatch('#c8102e').path.length).toBeGreaterThan(hatch('#909090').path.length);
    expect(hatch('#909090').fill).toBeUndefined();
  });

  it('keeps its ground paper, so that a figure before it stands out', () => {
    const [ground, figure] = lines({ d: 'M0 0L100 0L100 100L0 100Z', fill: '#000000' }, { d: SQUARE, fill: '#000000' });
    expect(ground).toMatchObject({ fill: theme.paper });
    expect(figure).toMatchObject({ fill: theme.ink });
  });

  it('leaves out glows, and hatches nothing with holes', () => {
    expect(lines({ d: SQUARE, fill: '#ff0000', opacity: 0.3 })).toEqual([]);
    expect(lines({ d: SQUARE, fill: '#808080', evenOdd: true })).toMatchObject([{ kind: 'path', evenOdd: true }]);
  });

  it('has hairs of one weight on paper, whatever the size of the drawing', () => {
    const widthOn = (scale: number): number => {
      const [item] = createLineArt(drawing({ d: SQUARE, fill: '#ffffff' }), theme, scale).items;
      return item?.kind === 'path' ? (item.stroke?.width ?? 0) * scale : 0;
    };
    expect(widthOn(0.1)).toBeCloseTo(widthOn(3), 9);
    expect(createLineArt(drawing(), theme, 1).shared).not.toBe(createLineArt(drawing(), theme, 2).shared);
  });

  it('prints nothing but ink and paper, from whatever colours', () => {
    const colour = fc
      .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
      .map((rgb) => `#${rgb.map((c) => c.toString(16).padStart(2, '0')).join('')}` as const);
    fc.assert(
      fc.property(fc.array(fc.record({ fill: colour, stroke: colour }), { maxLength: 6 }), (shapes) => {
        for (const { fill, stroke, opacity } of pathsOf(lines(...shapes.map((one) => ({ d: SQUARE, ...one }))))) {
          expect(opacity).toBeUndefined();
          for (const used of [fill, stroke?.colour]) expect([undefined, theme.ink, theme.paper]).toContain(used);
        }
      }),
      { seed: 7, numRuns: 60 },
    );
  });

  it('knows how light colours look', () => {
    expect(computeLightness('#000000')).toBe(0);
    expect(computeLightness('#ffffff')).toBeCloseTo(100, 6);
    expect(computeLightness('#777777')).toBeCloseTo(50, 0);
  });
});

describe('a bitmap in lines', () => {
  it('lies behind white lines that stay within its box', () => {
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
