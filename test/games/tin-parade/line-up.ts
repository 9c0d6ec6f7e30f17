/** Describes the columns of a band in a line-up. */
import type { LineUpRules } from '../../../src/shared/rules/line-up-rules.ts';
import { type Band, countDrums } from './character.ts';
import type { TinOptions } from './rules.ts';

export const lineUp: LineUpRules<Band, TinOptions> = {
  listColumns: () => [
    { head: 'Horns', kind: 'figure', width: { ems: 4 } },
    { head: 'Drums', kind: 'figure', width: { ems: 4 } },
  ],
  listCells: (_translate, band) => [String(band.brass), String(countDrums(band))],
  legend: 'Horns and drums are those that march.',
};
