import { describe, expect, it } from 'vitest';
import { createTextPath } from '../../../../src/shared/card/display/text-path.ts';
import { createSvgFragment, toSvg } from '../../../../src/shared/card/display/to-svg.ts';
import { listRunGlyphs, listTextItems } from '../../../../src/shared/display/display-list.ts';
import { parsePath } from '../../../../src/shared/display/path.ts';
import { getGlyphOutline, getTypeface } from '../../../../src/shared/text/fonts/fonts.ts';
import { getTestFonts, layoutTestCard } from '../support.ts';

const fonts = getTestFonts();
const { front } = layoutTestCard({ name: 'Gale & Öre' });
const textItems = listTextItems(front.items);

/** Lists the end point of each step of relative path data, with its command as a capital letter. */
function listEndPoints(pathData: string): [letter: string, x: number, y: number][] {
  let [x, y, beginX, beginY] = [0, 0, 0, 0];
  return [...pathData.matchAll(/([A-Za-z])([^A-Za-z]*)/g)].map(([, commandLetter = '', operands = '']) => {
    const [dx = 0, dy = 0] = (operands.match(/-?[\d.]+/g) ?? []).map(Number).slice(-2);
    if (commandLetter === 'z') [x, y] = [beginX, beginY];
    else if (commandLetter === 'M') [x, y] = [dx, dy];
    else [x, y] = [x + dx, y + dy];
    if (commandLetter.toUpperCase() === 'M') [beginX, beginY] = [x, y];
    return [commandLetter.toUpperCase(), x, y];
  });
}

describe('createTextPath', () => {
  it('draws the outline of every glyph at its position in the run', () => {
    expect(textItems.length).toBeGreaterThan(5);
    for (const item of textItems) {
      const typeface = getTypeface(fonts, item.font);
      const pointsPerUnit = item.size / typeface.unitsPerEm;
      const expectedPoints = listRunGlyphs(item, typeface.unitsPerEm).flatMap(({ id, dx, dy }) => {
        const [x, y] = [item.x + dx, item.y - dy];
        const outline = parsePath(getGlyphOutline(typeface, id));
        const points = outline.flatMap((command) => {
          const [unitX, unitY] = command.slice(-2) as number[];
          return command[0] === 'Z'
            ? []
            : [[command[0], x + (unitX ?? 0) * pointsPerUnit, y - (unitY ?? 0) * pointsPerUnit] as const];
        });
        return points.length === 0 ? [] : [['M', x, y] as const, ...points];
      });
      const foundPoints = listEndPoints(createTextPath(item, typeface)).filter(
        ([commandLetter]) => commandLetter !== 'Z',
      );
      expect(foundPoints.map(([commandLetter]) => commandLetter)).toEqual(
        expectedPoints.map(([commandLetter]) => commandLetter),
      );
      const distantPoints = expectedPoints.filter(([, x, y], index) => {
        const [, foundX = Number.NaN, foundY = Number.NaN] = foundPoints[index] ?? [];
        return !(Math.abs(foundX - x) < 0.005 && Math.abs(foundY - y) < 0.005);
      });
      expect(distantPoints).toEqual([]);
    }
  });

  it('draws the text of an SVG fragment, which does not respond to clicks', () => {
    const svgFragment = createSvgFragment(front.items, fonts);
    expect(svgFragment).toContain(
      `<path d="${createTextPath(textItems[0] as never, getTypeface(fonts, textItems[0]?.font ?? 'text'))}"`,
    );
    expect(svgFragment).not.toMatch(/<use|data-field|pointer-events/);
  });

  it('draws the text of an SVG with one path per run, which still responds to clicks', () => {
    const svgText = toSvg(front, fonts, { pathPerRun: true });
    expect(svgText).toContain(createTextPath(textItems[0] as never, getTypeface(fonts, textItems[0]?.font ?? 'text')));
    expect(svgText).toContain('data-field="/traits/fight/dice"');
    expect(svgText).not.toContain('<use');
  });

  it('returns an empty path for a run of spaces', () => {
    expect(
      createTextPath(
        { ...textItems[0], run: { words: [], offsets: [], tracking: 0 } } as never,
        getTypeface(fonts, 'text'),
      ),
    ).toBe('');
  });
});
