/** The row of a character of Bulletproof Blues in a line-up. */
import { t } from '../../i18n/phrases.ts';
import type { LineUpRules } from '../../rules/line-up-rules.ts';
import type { BbCharacter } from './fields.ts';
import type { BbOptions } from './options.ts';

export const lineUp: LineUpRules<BbCharacter, BbOptions> = {
  columns: () => [
    { head: 'Perception', kind: 'figure', width: { ems: 6 } },
    { head: 'Super-speed', kind: 'figure', width: { ems: 6 } },
  ],
  cells: ({ perception, superSpeed = 0 }) => [String(perception), superSpeed === 0 ? '' : String(superSpeed)],
  get legend() {
    return t`Perception and Super-speed are added to the 2d6 of the order of play.`;
  },
};
