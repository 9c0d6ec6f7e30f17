import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits, type Edit, type RequestedEdit, setOrRemove } from '../../../src/shared/document/edit.ts';
import { applyReversibly, createChange } from '../../../src/shared/document/operation.ts';

const HERO = {
  name: 'Tide Warden',
  traits: { fight: 3 },
  powers: [{ name: 'Wave' }, { name: 'Fog' }, { name: 'Ice' }],
};
const set = (path: string, value: unknown): Edit => ({ op: 'set', path, value });
const remove = (path: string): Edit => ({ op: 'remove', path });
const recorded = (document: unknown, edits: readonly RequestedEdit[], precise?: boolean) => {
  const { edits: forth, inverse } = applyReversibly(document, edits, precise);
  return [forth, inverse];
};

describe('edits that can be taken back', () => {
  it('lead back to what was there: a value, a missing key, a missing parent', () => {
    expect(recorded(HERO, [set('/name', 'Ada')])).toEqual([[set('/name', 'Ada')], [set('/name', 'Tide Warden')]]);
    expect(recorded(HERO, [set('/concept', 'Guard')])).toEqual([[set('/concept', 'Guard')], [remove('/concept')]]);
    expect(recorded(HERO, [set('/art/crop/x', 2)])).toEqual([[set('/art', { crop: { x: 2 } })], [remove('/art')]]);
  });

  it('put a removed key back before the one that followed it', () => {
    expect(recorded(HERO, [remove('/traits')])).toEqual([
      [remove('/traits')],
      [{ ...set('/traits', { fight: 3 }), before: 'powers' }],
    ]);
  });

  it('name the entry of a list by its number, and replace the list where its entries move', () => {
    expect(recorded(HERO, [set('/powers/-', 1)])).toEqual([[set('/powers/3', 1)], [remove('/powers/3')]]);
    expect(recorded(HERO, [remove('/powers/2')])).toEqual([[remove('/powers/2')], [set('/powers/2', { name: 'Ice' })]]);
    expect(recorded(HERO, [remove('/powers/0')])).toEqual([
      [set('/powers', HERO.powers.slice(1))],
      [set('/powers', HERO.powers)],
    ]);
  });

  it('record an entry that is inserted or moved as the whole list, and one at the end as an entry', () => {
    const [first, ...others] = HERO.powers;
    expect(recorded(HERO, [{ op: 'move', path: '/powers/0', to: 2 }])).toEqual([
      [set('/powers', [...others, first])],
      [set('/powers', HERO.powers)],
    ]);
    expect(recorded(HERO, [{ op: 'insert', path: '/powers/0', value: 1 }])).toEqual([
      [set('/powers', [1, ...HERO.powers])],
      [set('/powers', HERO.powers)],
    ]);
    expect(recorded(HERO, [{ op: 'insert', path: '/powers/3', value: 1 }])).toEqual([
      [set('/powers/3', 1)],
      [remove('/powers/3')],
    ]);
    expect(recorded(HERO, [{ op: 'move', path: '/powers/1', to: 1 }])).toEqual([[], []]);
  });

  it('are recorded as what differs in an object or a list, unless changes of one place are taken together', () => {
    const other = { ...HERO, name: 'Ada' };
    expect(recorded(HERO, [set('', other)])).toEqual([[set('/name', 'Ada')], [set('/name', 'Tide Warden')]]);
    expect(recorded(HERO, [set('/traits', { fight: 4 })], false)).toEqual([
      [set('/traits', { fight: 4 })],
      [set('/traits', { fight: 3 })],
    ]);
  });

  it('leave out what changes nothing, but not another order of keys', () => {
    expect(recorded(HERO, [set('/name', HERO.name), set('/traits', { fight: 3 }), remove('/concept')])).toEqual([
      [],
      [],
    ]);
    const reordered = { powers: HERO.powers, traits: HERO.traits, name: HERO.name };
    const { document, edits } = applyReversibly(HERO, [set('', reordered)]);
    expect(JSON.stringify(document)).toBe(JSON.stringify(reordered));
    expect(edits).toEqual([set('', reordered)]);
  });

  it('refuse a place that a document does not have', () => {
    expect(() => applyReversibly(HERO, [set('/powers/9/name', 'x')])).toThrow(RangeError);
    expect(() => applyReversibly(HERO, [remove('/name/first')])).toThrow(RangeError);
  });

  it('lead to the same document and exactly back, key by key, whatever they are', () => {
    const value = fc.oneof(
      fc.integer(),
      fc.constantFrom('x', '', null),
      fc.constant({ b: 1, a: 2 }),
      fc.constant([1, 2]),
    );
    const path = fc.constantFrom('/a', '/b', '/a/b', '/b/a', '/c/0', '/c/1', '/c/-', '/c/0/n', '/d~1e', '/c');
    const edit = fc.tuple(path, fc.option(value, { nil: undefined })).map(([place, to]) => setOrRemove(place, to));
    const whole = fc.constantFrom({ c: [1], a: 1 }, { a: { b: 2 } }).map((to): Edit => set('', to));
    const start = fc.constantFrom<unknown>({ a: 1, b: { a: 1, c: 2 }, c: [{ n: 1 }, 5] }, { c: [] }, {});
    const law = fc.property(
      start,
      fc.array(fc.oneof({ weight: 9, arbitrary: edit }, { weight: 1, arbitrary: whole }), { maxLength: 5 }),
      fc.boolean(),
      (before, edits, precise) => {
        let after: unknown;
        try {
          after = applyEdits(before, edits);
        } catch {
          expect(() => applyReversibly(before, edits, precise)).toThrow(RangeError);
          return;
        }
        const change = applyReversibly(before, edits, precise);
        expect(JSON.stringify(change.document)).toBe(JSON.stringify(after));
        expect(JSON.stringify(applyEdits(before, change.edits))).toBe(JSON.stringify(after));
        expect(JSON.stringify(applyEdits(after, change.inverse))).toBe(JSON.stringify(before));
        expect(JSON.stringify(applyEdits(applyEdits(after, change.inverse), change.edits))).toBe(JSON.stringify(after));
      },
    );
    fc.assert(law, { seed: 44, numRuns: 3000 });
  });
});

describe('a whole document as a change', () => {
  it('is set at the empty pointer when it is made, and removed there when it is deleted', () => {
    expect(createChange('factions/x', undefined, HERO)).toEqual({
      document: 'factions/x',
      edits: [set('', HERO)],
      inverse: [remove('')],
    });
    expect(createChange('factions/x', HERO, undefined)).toMatchObject({
      edits: [remove('')],
      inverse: [set('', HERO)],
    });
  });

  it('is what differs where it was there before', () => {
    expect(createChange('factions/x', HERO, { ...HERO, name: 'Ada' }).edits).toEqual([set('/name', 'Ada')]);
  });
});
