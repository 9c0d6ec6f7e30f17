/** Defines the row of a character of Bulletproof Blues in a line-up. */
import type { LineUpRules } from '../../rules/line-up-rules.ts';
import type { BbCharacter } from './fields.ts';
import type { BbOptions } from './options.ts';

export const lineUp: LineUpRules<BbCharacter, BbOptions> = {
  listColumns: () => [
    { head: 'Perception', kind: 'figure', width: { ems: 6 } },
    { head: 'Super-speed', kind: 'figure', width: { ems: 6 } },
  ],
  listCells: (_translate, { perception, superSpeed = 0 }) => [
    String(perception),
    superSpeed === 0 ? '' : String(superSpeed),
  ],
  legend: (translate) => translate('bbLineUp.legend'),
};
