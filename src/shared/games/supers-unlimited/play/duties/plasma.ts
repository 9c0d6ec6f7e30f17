/** Applies Plasma X markers: a Super that comes into base contact with one rolls on a table, and the marker goes (E-144). */

import { PLASMA_X } from '../../facts.ts';
import type { SuDuty } from '../duty.ts';
import { gainPowerPoints, getCard, getModel } from '../models.ts';
import type { SuEncounter } from '../state.ts';

/** Rows of the Plasma X table, two faces each. On 9 and 10 the roller chooses. */
export const PLASMA_ROWS = ['power', 'recover', 'move', 'success'] as const;

export function applyPlasmaRow(encounter: SuEncounter, modelId: string, row: (typeof PLASMA_ROWS)[number]): void {
  const modelState = getModel(encounter, modelId);
  switch (row) {
    case 'power':
      modelState.power += 1;
      return;
    case 'recover':
      gainPowerPoints(modelState, 1);
      modelState.hp = Math.min(getCard(encounter, modelId).hp.total, modelState.hp + 1);
      return;
    case 'move':
      modelState.move += 2;
      return;
    case 'success':
      modelState.bonusSuccesses += 1;
  }
}

/** Creates a Vulnerability for each nearby model that is vulnerable to Plasma X. */
export const createPlasmaVulnerabilities = (encounter: SuEncounter, nearbyIds: readonly string[]): SuDuty[] =>
  nearbyIds
    .filter((modelId) => !getModel(encounter, modelId).out && getCard(encounter, modelId).vulnerableTo.has(PLASMA_X))
    .map((modelId) => ({ due: 'vulnerability', model: modelId }));
