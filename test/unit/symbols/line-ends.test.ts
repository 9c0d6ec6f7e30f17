import { describe, expect, it } from 'vitest';
import { type Command, computeInkBox, flattenPath } from '../../../src/shared/symbols/path-data.ts';
import { importSvg } from '../../../src/shared/symbols/svg/import-svg.ts';
import { imitateLineEnds, type LineStyle } from '../../../src/shared/symbols/svg/line-ends.ts';

const round: LineStyle = { width: 2, cap: 'round', roundCorners: true };
const ended = (d: string, looks: Partial<LineStyle> = {}) =>
  imitateLineEnds(flattenPath(d).commands, { ...round, ...looks });
/** Where discs stand. */
const centres = (d: string, looks: Partial<LineStyle> = {}): string[] =>
  ended(d, looks)
    .discs.flatMap(([letter, x = 0, y = 0]) => (letter === 'M' ? [`${x - 1},${y}`] : []))
    .sort();

describe('lines with ends of their own', () => {
  it('have a disc on each round end and corner, and none where a curve goes on', () => {
    expect(centres('M0 0L10 0L10 10')).toEqual(['0,0', '10,0', '10,10']);
    expect(centres('M0 0L10 0L10 10', { cap: 'butt' })).toEqual(['10,0']);
    expect(centres('M0 0L10 0L10 10', { roundCorners: false })).toEqual(['0,0', '10,10']);
    expect(centres('M0 0C0 5 5 10 10 10C15 10 20 5 20 0')).toEqual(['0,0', '20,0']);
  });

  it('come back to where they began without an end there', () => {
    expect(centres('M0 0L10 0L10 10Z')).toEqual(['0,0', '10,0', '10,10']);
    const circle = ended('M0 5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z');
    expect(circle.discs).toEqual([]);
    expect(circle.commands.at(-1)).toEqual(['Z']);
    expect(ended('M0 0L10 0L10 10Z', { roundCorners: false, cap: 'square' }).commands.at(-1)).toEqual(['Z']);
  });

  it('draw all of a line whose corners are rounded, from wherever its first corner is', () => {
    const drop = 'M5 0C8 4 10 7 10 10A5 5 0 0 1 0 10C0 7 2 4 5 0Z';
    expect(computeInkBox([ended(drop).commands])).toEqual(computeInkBox([flattenPath(drop).commands]));
    expect(centres('M0 10A5 5 0 0 0 10 10C10 7 8 4 5 0C2 4 0 7 0 10Z')).toEqual(['5,0']);
  });

  it('make dots of lines that go nowhere', () => {
    expect(centres('M3 4h0M7 8z')).toEqual(['3,4', '7,8']);
    expect(ended('M3 4h0', { cap: 'butt' })).toEqual({ commands: [], discs: [] });
    expect(computeInkBox([ended('M3 4h0', { cap: 'square' }).commands])).toMatchObject({ x: 2, width: 2 });
  });

  it('are longer by half their width where ends are square', () => {
    const { commands } = ended('M0 0L10 0', { cap: 'square' });
    expect(computeInkBox([commands])).toMatchObject({ x: -1, width: 12 });
  });

  it('keep the dot of an i that is drawn as a line of no length', () => {
    const line = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"';
    const read = importSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g ${line}><path d="M12 20v-8"/><path d="M12 6h.01"/></g></svg>`,
    );
    // From the top of the dot to the end of the stem.
    expect(read.ok && read.drawing.width / read.drawing.height).toBeCloseTo(2 / 16, 2);
    expect(read.ok && read.drawing.shapes.filter(({ fill }) => fill === '#000000')).toHaveLength(2);
  });

  it('may have segments without end', () => {
    const commands: Command[] = [['M', 0, 0]];
    for (let index = 1; index < 300_000; index += 1) commands.push(['L', index, 0]);
    expect(imitateLineEnds(commands, round).commands).toHaveLength(300_000);
    expect(imitateLineEnds([...commands, ['Z']], { ...round, roundCorners: false }).commands).toHaveLength(300_002);
  });
});
