import { describe, expect, it } from 'vitest';
import { createTextPath } from '../../../../src/shared/card/display/text-path.ts';
import { createSvgFragment, toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { listRunGlyphs, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { parsePath } from '../../../../src/shared/display/path.ts';
import { getGlyphOutline, getTypeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { card, testFonts } from '../support.ts';

const fonts = testFonts();
const { front } = card({ name: 'Gale & Öre' });
const items = listTextItems(front.items);

/** Where each step of relative path data ends, as M L Q C Z write it. */
function ends(d: string): [letter: string, x: number, y: number][] {
  let [x, y, beginX, beginY] = [0, 0, 0, 0];
  return [...d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, letter = '', rest = '']) => {
    const [dx = 0, dy = 0] = (rest.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    if (letter === 'z') [x, y] = [beginX, beginY];
    else if (letter === 'M') [x, y] = [dx, dy];
    else [x, y] = [x + dx, y + dy];
    if (letter.toUpperCase() === 'M') [beginX, beginY] = [x, y];
    return [letter.toUpperCase(), x, y];
  });
}

describe('a run of text as one path', () => {
  it('has every letter where it stands, in its outline', () => {
    expect(items.length).toBeGreaterThan(5);
    for (const item of items) {
      const face = getTypeface(fonts, item.font);
      const scale = item.size / face.unitsPerEm;
      const wanted = listRunGlyphs(item, face.unitsPerEm).flatMap(({ id, dx, dy }) => {
        const [x, y] = [item.x + dx, item.y - dy];
        const outline = parsePath(getGlyphOutline(face, id));
        const points = outline.flatMap((command) => {
          const [px, py] = command.slice(-2) as number[];
          return command[0] === 'Z' ? [] : [[command[0], x + (px ?? 0) * scale, y - (py ?? 0) * scale] as const];
        });
        return points.length === 0 ? [] : [['M', x, y] as const, ...points];
      });
      const found = ends(createTextPath(item, face)).filter(([letter]) => letter !== 'Z');
      expect(found.map(([letter]) => letter)).toEqual(wanted.map(([letter]) => letter));
      const far = wanted.filter(([, x, y], index) => {
        const [, foundX = Number.NaN, foundY = Number.NaN] = found[index] ?? [];
        return !(Math.abs(foundX - x) < 0.005 && Math.abs(foundY - y) < 0.005);
      });
      expect(far).toEqual([]);
    }
  });

  it('is what parts of a card are written with, and nothing there answers to clicks', () => {
    const part = createSvgFragment(front.items, fonts);
    expect(part).toContain(
      `<path d="${createTextPath(items[0] as never, getTypeface(fonts, items[0]?.font ?? 'text'))}"`,
    );
    expect(part).not.toMatch(/<use|data-field|pointer-events/);
  });

  it('is what a picture in runs is written with, which answers to clicks all the same', () => {
    const svg = toSvg(front, fonts, { pathPerRun: true });
    expect(svg).toContain(createTextPath(items[0] as never, getTypeface(fonts, items[0]?.font ?? 'text')));
    expect(svg).toContain('data-field="/traits/fight/dice"');
    expect(svg).not.toContain('<use');
  });

  it('is empty for spaces', () => {
    expect(
      createTextPath(
        { ...items[0], run: { words: [], offsets: [], tracking: 0 } } as never,
        getTypeface(fonts, 'text'),
      ),
    ).toBe('');
  });
});
