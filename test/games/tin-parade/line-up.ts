/** What a line-up says of a band. */
import type { LineUpRules } from '../../../src/shared/rules/line-up-rules.ts';
import { type Band, drumsOf } from './character.ts';
import type { TinOptions } from './rules.ts';

export const lineUp: LineUpRules<Band, TinOptions> = {
  listColumns: () => [
    { head: 'Horns', kind: 'figure', width: { ems: 4 } },
    { head: 'Drums', kind: 'figure', width: { ems: 4 } },
  ],
  listCells: (_translate, band) => [String(band.brass), String(drumsOf(band))],
  legend: 'Horns and drums are those that march.',
};
