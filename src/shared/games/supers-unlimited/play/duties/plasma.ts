/** What a Plasma X marker gives (E-144). */

import { PLASMA_X } from '../../facts.ts';
import type { SuDuty } from '../duty.ts';
import { cardOf, gainPower, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** The rows of its table, two faces each; on 9 and 10 the roller chooses. */
export const PLASMA_ROWS = ['power', 'recover', 'move', 'success'] as const;

export function plasmaGain(encounter: SuEncounter, model: string, row: (typeof PLASMA_ROWS)[number]): void {
  const is = modelOf(encounter, model);
  switch (row) {
    case 'power':
      is.power += 1;
      return;
    case 'recover':
      gainPower(is, 1);
      is.hp = Math.min(cardOf(encounter, model).hp.total, is.hp + 1);
      return;
    case 'move':
      is.move += 2;
      return;
    case 'success':
      is.bonusSuccesses += 1;
  }
}

/** Who is close by and cannot stand it. */
export const vulnerableNear = (encounter: SuEncounter, within: readonly string[]): SuDuty[] =>
  within
    .filter((model) => !modelOf(encounter, model).out && cardOf(encounter, model).vulnerableTo.has(PLASMA_X))
    .map((model) => ({ due: 'vulnerability', model }));
