import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, type RequestedEdit, setOrRemove } from '../../../src/shared/document/edit.ts';
import { applyReversibly, createChange } from '../../../src/shared/document/operation.ts';

const HERO = {
  name: 'Tide Warden',
  traits: { fight: 3 },
  powers: [{ name: 'Wave' }, { name: 'Fog' }, { name: 'Ice' }],
};
const createSet = (pointer: string, value: unknown): Edit => ({ op: 'set', path: pointer, value });
const createRemove = (pointer: string): Edit => ({ op: 'remove', path: pointer });
const recordEdits = (document: unknown, edits: readonly RequestedEdit[], isDetailed?: boolean) => {
  const { edits: recordedEdits, inverse } = applyReversibly(document, edits, isDetailed);
  return [recordedEdits, inverse];
};

describe('applyReversibly', () => {
  it('returns the inverse edits for a changed value, a missing key and a missing parent', () => {
    expect(recordEdits(HERO, [createSet('/name', 'Ada')])).toEqual([
      [createSet('/name', 'Ada')],
      [createSet('/name', 'Tide Warden')],
    ]);
    expect(recordEdits(HERO, [createSet('/concept', 'Guard')])).toEqual([
      [createSet('/concept', 'Guard')],
      [createRemove('/concept')],
    ]);
    expect(recordEdits(HERO, [createSet('/art/crop/x', 2)])).toEqual([
      [createSet('/art', { crop: { x: 2 } })],
      [createRemove('/art')],
    ]);
  });

  it('puts a removed key back before the key that followed it', () => {
    expect(recordEdits(HERO, [createRemove('/traits')])).toEqual([
      [createRemove('/traits')],
      [{ ...createSet('/traits', { fight: 3 }), before: 'powers' }],
    ]);
  });

  it('names a list entry by its index, and replaces the list when its entries move', () => {
    expect(recordEdits(HERO, [createSet('/powers/-', 1)])).toEqual([
      [createSet('/powers/3', 1)],
      [createRemove('/powers/3')],
    ]);
    expect(recordEdits(HERO, [createRemove('/powers/2')])).toEqual([
      [createRemove('/powers/2')],
      [createSet('/powers/2', { name: 'Ice' })],
    ]);
    expect(recordEdits(HERO, [createRemove('/powers/0')])).toEqual([
      [createSet('/powers', HERO.powers.slice(1))],
      [createSet('/powers', HERO.powers)],
    ]);
  });

  it('records an inserted or moved entry as the whole list, and an appended entry by its index', () => {
    const [firstPower, ...otherPowers] = HERO.powers;
    expect(recordEdits(HERO, [{ op: 'move', path: '/powers/0', to: 2 }])).toEqual([
      [createSet('/powers', [...otherPowers, firstPower])],
      [createSet('/powers', HERO.powers)],
    ]);
    expect(recordEdits(HERO, [{ op: 'insert', path: '/powers/0', value: 1 }])).toEqual([
      [createSet('/powers', [1, ...HERO.powers])],
      [createSet('/powers', HERO.powers)],
    ]);
    expect(recordEdits(HERO, [{ op: 'insert', path: '/powers/3', value: 1 }])).toEqual([
      [createSet('/powers/3', 1)],
      [createRemove('/powers/3')],
    ]);
    expect(recordEdits(HERO, [{ op: 'move', path: '/powers/1', to: 1 }])).toEqual([[], []]);
  });

  it('records only the differences of an object, or the whole edit when `isDetailed` is false', () => {
    const renamedHero = { ...HERO, name: 'Ada' };
    expect(recordEdits(HERO, [createSet('', renamedHero)])).toEqual([
      [createSet('/name', 'Ada')],
      [createSet('/name', 'Tide Warden')],
    ]);
    expect(recordEdits(HERO, [createSet('/traits', { fight: 4 })], false)).toEqual([
      [createSet('/traits', { fight: 4 })],
      [createSet('/traits', { fight: 3 })],
    ]);
  });

  it('leaves out edits without effect, except for a new order of keys', () => {
    expect(
      recordEdits(HERO, [createSet('/name', HERO.name), createSet('/traits', { fight: 3 }), createRemove('/concept')]),
    ).toEqual([[], []]);
    const reorderedHero = { powers: HERO.powers, traits: HERO.traits, name: HERO.name };
    const { document, edits } = applyReversibly(HERO, [createSet('', reorderedHero)]);
    expect(JSON.stringify(document)).toBe(JSON.stringify(reorderedHero));
    expect(edits).toEqual([createSet('', reorderedHero)]);
  });

  it('refuses a pointer that the document does not have', () => {
    expect(() => applyReversibly(HERO, [createSet('/powers/9/name', 'x')])).toThrow(RangeError);
    expect(() => applyReversibly(HERO, [createRemove('/name/first')])).toThrow(RangeError);
  });

  it('law: leads to the edited document and back to the original, key by key', () => {
    const anyValue = fc.oneof(
      fc.integer(),
      fc.constantFrom('x', '', null),
      fc.constant({ b: 1, a: 2 }),
      fc.constant([1, 2]),
    );
    const anyPointer = fc.constantFrom('/a', '/b', '/a/b', '/b/a', '/c/0', '/c/1', '/c/-', '/c/0/n', '/d~1e', '/c');
    const anyEdit = fc
      .tuple(anyPointer, fc.option(anyValue, { nil: undefined }))
      .map(([pointer, newValue]) => setOrRemove(pointer, newValue));
    const anyReplacement = fc
      .constantFrom({ c: [1], a: 1 }, { a: { b: 2 } })
      .map((newValue): Edit => createSet('', newValue));
    const anyDocument = fc.constantFrom<unknown>({ a: 1, b: { a: 1, c: 2 }, c: [{ n: 1 }, 5] }, { c: [] }, {});
    const property = fc.property(
      anyDocument,
      fc.array(fc.oneof({ weight: 9, arbitrary: anyEdit }, { weight: 1, arbitrary: anyReplacement }), { maxLength: 5 }),
      fc.boolean(),
      (before, edits, isDetailed) => {
        let after: unknown;
        try {
          after = applyEdits(before, edits);
        } catch {
          expect(() => applyReversibly(before, edits, isDetailed)).toThrow(RangeError);
          return;
        }
        const change = applyReversibly(before, edits, isDetailed);
        expect(JSON.stringify(change.document)).toBe(JSON.stringify(after));
        expect(JSON.stringify(applyEdits(before, change.edits))).toBe(JSON.stringify(after));
        expect(JSON.stringify(applyEdits(after, change.inverse))).toBe(JSON.stringify(before));
        expect(JSON.stringify(applyEdits(applyEdits(after, change.inverse), change.edits))).toBe(JSON.stringify(after));
      },
    );
    fc.assert(property, { seed: 44, numRuns: 3000 });
  });
});

describe('createChange', () => {
  it('sets a created document at the empty pointer, and removes a deleted one there', () => {
    expect(createChange('factions/x', undefined, HERO)).toEqual({
      document: 'factions/x',
      edits: [createSet('', HERO)],
      inverse: [createRemove('')],
    });
    expect(createChange('factions/x', HERO, undefined)).toMatchObject({
      edits: [createRemove('')],
      inverse: [createSet('', HERO)],
    });
  });

  it('records only the differences of a document that existed before', () => {
    expect(createChange('factions/x', HERO, { ...HERO, name: 'Ada' }).edits).toEqual([createSet('/name', 'Ada')]);
  });
});
