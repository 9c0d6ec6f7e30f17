/** Defines the row of a character of the Action Round in a line-up, the printed list of an encounter's characters. */
import type { LineUpRules } from '../../rules/line-up-rules.ts';
import type { ArCharacter } from './fields.ts';
import type { ArOptions } from './options.ts';

export const lineUp: LineUpRules<ArCharacter, ArOptions> = {
  listColumns: (translate) => [
    { head: translate('arLineUp.powerLevel'), kind: 'figure', width: { ems: 6 } },
    { head: 'Initiative', kind: 'figure', width: { ems: 5 } },
    { head: translate('arLineUp.speedRank'), kind: 'figure', width: { ems: 5.4 } },
    { head: 'Destiny', kind: 'figure', width: { ems: 4.4 } },
  ],
  listCells: (_translate, { powerLevel, initiative, speedRank = 0, destiny = 0 }) =>
    [powerLevel, initiative, speedRank, destiny].map(String),
  legend: (translate) => translate('arLineUp.legend'),
};
