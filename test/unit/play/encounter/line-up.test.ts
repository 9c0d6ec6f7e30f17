import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/shared/document/edit.ts';
import type { Encounter, Side } from '../../../../src/shared/document/kinds/encounter.ts';
import {
  addModels,
  createSide,
  findFreeThingId,
  removeModel,
  removeSide,
  restoreModel,
  restoreSide,
} from '../../../../src/shared/play/encounter/line-up.ts';

const EMPTY_ENCOUNTER: Encounter = {
  format: 'rollcall.encounter',
  version: 1,
  ruleset: 'ssua',
  id: 'friday',
  name: 'Friday',
  sides: [
    { id: 'side-1', name: 'Side 1', models: [] },
    { id: 'side-2', name: 'Side 2', models: [] },
  ],
  log: [],
};

const listModelIds = ({ sides }: Encounter) => sides.map(({ models }) => models.map(({ id }) => id));
const listCopyNumbers = ({ sides }: Encounter) => sides.map(({ models }) => models.map(({ copy }) => copy));

describe('line-ups', () => {
  it('name a model after its character, and number several models of a character in file order', () => {
    const oneModel = applyEdits(EMPTY_ENCOUNTER, addModels(EMPTY_ENCOUNTER, 1, ['reef-cultist']));
    expect(listModelIds(oneModel)).toEqual([[], ['reef-cultist']]);
    const threeCultists = applyEdits(oneModel, addModels(oneModel, 0, ['reef-cultist', 'tram', 'reef-cultist']));
    expect(listModelIds(threeCultists)).toEqual([['reef-cultist-1', 'tram', 'reef-cultist-2'], ['reef-cultist-3']]);
    expect(listCopyNumbers(threeCultists)).toEqual([[1, undefined, 2], [3]]);
    const twoCultists = applyEdits(threeCultists, removeModel(threeCultists, 0, 0));
    expect(listModelIds(twoCultists)).toEqual([['tram', 'reef-cultist-1'], ['reef-cultist-2']]);
    const oneCultist = applyEdits(twoCultists, removeSide(twoCultists, 1));
    expect(listModelIds(oneCultist)).toEqual([['tram', 'reef-cultist']]);
    expect(listCopyNumbers(oneCultist)).toEqual([[undefined, undefined]]);
  });

  it('keep the leader under a new id, and drop a leader that has left', () => {
    const encounterWithLeader = {
      ...EMPTY_ENCOUNTER,
      sides: [{ id: 'a', leader: 'tram', models: [{ id: 'tram', character: 'tram' }] }],
    };
    const encounterWithTwoTrams = applyEdits<Encounter>(
      encounterWithLeader,
      addModels(encounterWithLeader, 0, ['tram']),
    );
    expect(encounterWithTwoTrams.sides[0]?.leader).toBe('tram-1');
    const encounterWithoutLeader = applyEdits(encounterWithTwoTrams, removeModel(encounterWithTwoTrams, 0, 0));
    expect(encounterWithoutLeader.sides[0]).toEqual({ id: 'a', models: [{ id: 'tram', character: 'tram' }] });
  });

  it('put a removed model or side back with its leader, and keep what has changed since', () => {
    const encounter: Encounter = {
      ...EMPTY_ENCOUNTER,
      sides: [
        {
          id: 'a',
          leader: 'tram-1',
          models: ['tram-1', 'tram-2'].map((id, index) => ({ id, character: 'tram', copy: index + 1 })),
        },
        {
          id: 'b',
          leader: 'tram-3',
          models: [
            { id: 'tram-3', character: 'tram', copy: 3 },
            { id: 'reef', character: 'reef' },
          ],
        },
      ],
    };
    const [sideA, sideB] = encounter.sides as [Side, Side];
    const withoutModel = applyEdits(encounter, removeModel(encounter, 0, 0));
    const changedLater = applyEdits(withoutModel, addModels(withoutModel, 1, ['harbor']));
    const restored = applyEdits(changedLater, restoreModel(changedLater, sideA, 0));
    expect(restored.sides[0]).toEqual(sideA);
    expect(restored.sides[1]?.models.map(({ character }) => character)).toEqual(['tram', 'reef', 'harbor']);
    expect(restored.sides[1]?.leader).toBe('tram-3');
    const withoutSide = applyEdits(encounter, removeSide(encounter, 1));
    const renamed = applyEdits<Encounter>(withoutSide, [{ op: 'set', path: '/sides/0/name', value: 'Alpha' }]);
    expect(applyEdits(renamed, restoreModel(renamed, sideB, 0))).toEqual(renamed);
    expect(applyEdits(renamed, restoreSide(renamed, sideB, 1)).sides).toEqual([{ ...sideA, name: 'Alpha' }, sideB]);
  });

  it('give a new side an unused id', () => {
    expect(createSide(EMPTY_ENCOUNTER)).toEqual({ id: 'side-3', name: 'Side 3', models: [] });
    const oddLineUp = { sides: [{ id: 'a', models: [{ id: 'side-2', character: 'side-2' }] }] };
    expect(createSide(oddLineUp).id).toBe('side-3');
  });

  it('number a new thing among those of its kind', () => {
    const things = [
      { id: 'fish-crate', kind: 'object' },
      { id: 'object-3', kind: 'object' },
      { id: 'customs-house', kind: 'building' },
    ];
    expect(findFreeThingId(EMPTY_ENCOUNTER, 'object')).toBe('object-1');
    expect(findFreeThingId({ ...EMPTY_ENCOUNTER, setup: { things } }, 'building')).toBe('building-2');
    expect(findFreeThingId({ ...EMPTY_ENCOUNTER, setup: { things } }, 'object')).toBe('object-4');
  });

  it('never use an id twice, in any order of additions and removals', () => {
    const anyCharacterId = fc.constantFrom('tram', 'tram-1', 'side-1', 'reef');
    const anyStep = fc.oneof(
      fc.record({ side: fc.nat(1), add: fc.array(anyCharacterId, { minLength: 1, maxLength: 3 }) }),
      fc.record({ side: fc.nat(1), remove: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        let encounter = EMPTY_ENCOUNTER;
        for (const { side: sideIndex, ...change } of steps) {
          const edits =
            'add' in change
              ? addModels(encounter, sideIndex, change.add)
              : removeModel(encounter, sideIndex, change.remove);
          encounter = applyEdits(encounter, edits);
        }
        const usedIds = encounter.sides.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]);
        expect(new Set(usedIds).size).toBe(usedIds.length);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
