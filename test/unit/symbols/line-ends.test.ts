import { describe, expect, it } from 'vitest';
import { type Command, computeInkBox, flattenPath } from '../../../src/shared/symbols/path-data.ts';
import { importSvg } from '../../../src/shared/symbols/svg/import-svg.ts';
import { imitateLineEnds, type LineStyle } from '../../../src/shared/symbols/svg/line-ends.ts';

const roundStyle: LineStyle = { width: 2, cap: 'round', roundCorners: true };
const imitateEnds = (pathData: string, styleChanges: Partial<LineStyle> = {}) =>
  imitateLineEnds(flattenPath(pathData).commands, { ...roundStyle, ...styleChanges });
/** Lists the centers of the discs. The path of a disc begins at its right, 1 from the center, since the line is 2 wide. */
const listDiscCenters = (pathData: string, styleChanges: Partial<LineStyle> = {}): string[] =>
  imitateEnds(pathData, styleChanges)
    .discs.flatMap(([commandLetter, discX = 0, discY = 0]) => (commandLetter === 'M' ? [`${discX - 1},${discY}`] : []))
    .sort();

describe('imitateLineEnds', () => {
  it('draws a disc at each round end and corner, but none inside a smooth curve', () => {
    expect(listDiscCenters('M0 0L10 0L10 10')).toEqual(['0,0', '10,0', '10,10']);
    expect(listDiscCenters('M0 0L10 0L10 10', { cap: 'butt' })).toEqual(['10,0']);
    expect(listDiscCenters('M0 0L10 0L10 10', { roundCorners: false })).toEqual(['0,0', '10,10']);
    expect(listDiscCenters('M0 0C0 5 5 10 10 10C15 10 20 5 20 0')).toEqual(['0,0', '20,0']);
  });

  it('draws no end where a path is closed', () => {
    expect(listDiscCenters('M0 0L10 0L10 10Z')).toEqual(['0,0', '10,0', '10,10']);
    const circlePath = imitateEnds('M0 5a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z');
    expect(circlePath.discs).toEqual([]);
    expect(circlePath.commands.at(-1)).toEqual(['Z']);
    expect(imitateEnds('M0 0L10 0L10 10Z', { roundCorners: false, cap: 'square' }).commands.at(-1)).toEqual(['Z']);
  });

  it('draws the whole path with rounded corners, wherever its first corner is', () => {
    const dropPath = 'M5 0C8 4 10 7 10 10A5 5 0 0 1 0 10C0 7 2 4 5 0Z';
    expect(computeInkBox([imitateEnds(dropPath).commands])).toEqual(computeInkBox([flattenPath(dropPath).commands]));
    expect(listDiscCenters('M0 10A5 5 0 0 0 10 10C10 7 8 4 5 0C2 4 0 7 0 10Z')).toEqual(['5,0']);
  });

  it('turns lines of no length into dots', () => {
    expect(listDiscCenters('M3 4h0M7 8z')).toEqual(['3,4', '7,8']);
    expect(imitateEnds('M3 4h0', { cap: 'butt' })).toEqual({ commands: [], discs: [] });
    expect(computeInkBox([imitateEnds('M3 4h0', { cap: 'square' }).commands])).toMatchObject({ x: 2, width: 2 });
  });

  it('extends lines with square ends by half their width', () => {
    const { commands } = imitateEnds('M0 0L10 0', { cap: 'square' });
    expect(computeInkBox([commands])).toMatchObject({ x: -1, width: 12 });
  });

  it('keeps the dot of an i that is drawn as a line of no length', () => {
    const lineAttributes = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"';
    const importResult = importSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><g ${lineAttributes}><path d="M12 20v-8"/><path d="M12 6h.01"/></g></svg>`,
    );
    // The height runs from the top of the dot to the end of the stem.
    expect(importResult.ok && importResult.drawing.width / importResult.drawing.height).toBeCloseTo(2 / 16, 2);
    expect(importResult.ok && importResult.drawing.shapes.filter(({ fill }) => fill === '#000000')).toHaveLength(2);
  });

  it('handles 300,000 segments', () => {
    const commands: Command[] = [['M', 0, 0]];
    for (let pointIndex = 1; pointIndex < 300_000; pointIndex += 1) commands.push(['L', pointIndex, 0]);
    expect(imitateLineEnds(commands, roundStyle).commands).toHaveLength(300_000);
    expect(imitateLineEnds([...commands, ['Z']], { ...roundStyle, roundCorners: false }).commands).toHaveLength(
      300_002,
    );
  });
});
