import { describe, expect, it } from 'vitest';
import type { TargetPick } from '../../../../../../../src/renderer/features/encounters/play-screen/event-form/target-pick.tsx';
import {
  getPickState,
  hasUsualModel,
  sortSides,
} from '../../../../../../../src/renderer/features/encounters/play-screen/models/pick-order.ts';

const MODELS = ['anna', 'ansel', 'bert', 'cleo'].map((id) => ({ id, side: id.charAt(0) }));
const SIDES = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

/** Creates the pick of an attack by a model of side a. */
const createPick = (possibleIds: readonly string[], pickedIds: readonly string[] = []): TargetPick => ({
  label: 'Target',
  pickedIds: new Set(pickedIds),
  isUsual: (modelId) => possibleIds.includes(modelId) && !modelId.startsWith('a'),
  canPick: (modelId) => possibleIds.includes(modelId),
  pick: () => undefined,
});
const listSides = (targetPick: TargetPick) => sortSides(targetPick, SIDES, MODELS).map(({ id }) => id);
const listStates = (targetPick: TargetPick) => {
  const hasUsual = SIDES.some((side) => hasUsualModel(targetPick, side, MODELS));
  return MODELS.map(({ id }) => getPickState(targetPick, id, hasUsual));
};

describe('the tiles while a form asks for a target', () => {
  it('begin with the enemies that are possible, and mark friends as unusual', () => {
    const targetPick = createPick(['ansel', 'cleo']);
    expect(listSides(targetPick)).toEqual(['c', 'a', 'b']);
    expect(listStates(targetPick)).toEqual(['impossible', 'unusual', 'impossible', 'possible']);
  });

  it('begin with the own side if only friends are possible', () => {
    const targetPick = createPick(['ansel']);
    expect(listSides(targetPick)).toEqual(['a', 'b', 'c']);
    expect(listStates(targetPick)).toEqual(['impossible', 'possible', 'impossible', 'impossible']);
  });

  it('mark what is picked, on either side', () => {
    expect(listStates(createPick(['anna', 'bert'], ['anna']))).toEqual([
      'picked',
      'impossible',
      'possible',
      'impossible',
    ]);
  });
});
