import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../../src/shared/document/edit.ts';
import type { Encounter } from '../../../../src/shared/document/kinds/encounter.ts';
import { addModels, createSide, removeModel, removeSide } from '../../../../src/shared/play/encounter/line-up.ts';

const EMPTY: Encounter = {
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

const idsOf = ({ sides }: Encounter) => sides.map(({ models }) => models.map(({ id }) => id));
const copiesOf = ({ sides }: Encounter) => sides.map(({ models }) => models.map(({ copy }) => copy));

describe('a line-up', () => {
  it('calls a model by its character, and several by number in file order', () => {
    const one = applyEdits(EMPTY, addModels(EMPTY, 1, ['reef-cultist']));
    expect(idsOf(one)).toEqual([[], ['reef-cultist']]);
    const three = applyEdits(one, addModels(one, 0, ['reef-cultist', 'tram', 'reef-cultist']));
    expect(idsOf(three)).toEqual([['reef-cultist-1', 'tram', 'reef-cultist-2'], ['reef-cultist-3']]);
    expect(copiesOf(three)).toEqual([[1, undefined, 2], [3]]);
    const two = applyEdits(three, removeModel(three, 0, 0));
    expect(idsOf(two)).toEqual([['tram', 'reef-cultist-1'], ['reef-cultist-2']]);
    const alone = applyEdits(two, removeSide(two, 1));
    expect(idsOf(alone)).toEqual([['tram', 'reef-cultist']]);
    expect(copiesOf(alone)).toEqual([[undefined, undefined]]);
  });

  it('keeps the leader under its new id, and drops one that has left', () => {
    const led = { ...EMPTY, sides: [{ id: 'a', leader: 'tram', models: [{ id: 'tram', character: 'tram' }] }] };
    const two = applyEdits<Encounter>(led, addModels(led, 0, ['tram']));
    expect(two.sides[0]?.leader).toBe('tram-1');
    const gone = applyEdits(two, removeModel(two, 0, 0));
    expect(gone.sides[0]).toEqual({ id: 'a', models: [{ id: 'tram', character: 'tram' }] });
  });

  it('gives a side an id that nothing has', () => {
    expect(createSide(EMPTY)).toEqual({ id: 'side-3', name: 'Side 3', models: [] });
    const odd = { sides: [{ id: 'a', models: [{ id: 'side-2', character: 'side-2' }] }] };
    expect(createSide(odd).id).toBe('side-3');
  });

  it('never gives one id twice, whoever comes and goes', () => {
    const who = fc.constantFrom('tram', 'tram-1', 'side-1', 'reef');
    const step = fc.oneof(
      fc.record({ side: fc.nat(1), add: fc.array(who, { minLength: 1, maxLength: 3 }) }),
      fc.record({ side: fc.nat(1), remove: fc.nat(5) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let encounter = EMPTY;
        for (const { side, ...what } of steps) {
          const edits =
            'add' in what ? addModels(encounter, side, what.add) : removeModel(encounter, side, what.remove);
          encounter = applyEdits(encounter, edits);
        }
        const ids = encounter.sides.flatMap(({ id, models }) => [id, ...models.map((model) => model.id)]);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { seed: 15, numRuns: 200 },
    );
  });
});
