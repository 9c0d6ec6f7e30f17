import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moved, sorted } from '../../../../src/renderer/store/sorted.ts';

const item = (id: string, name: unknown) => ({ id, row: { id, document: { name }, updatedAt: 0, rev: 0 } });
const names = fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constant(undefined)), { minLength: 1, maxLength: 30 });

it('one change of a sorted list leaves it as sorting all would', () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.string({ maxLength: 4 }), (given, at, name) => {
      const list = sorted(given.map((each, index) => item(`i${index}`, each)));
      const before = list[at % list.length];
      const after = item(before?.id ?? '', name);
      const others = list.filter((each) => each !== before);
      expect(moved(list, before, after)).toEqual(sorted([...others, after]));
      expect(moved(list, before, undefined)).toEqual(others);
      expect(moved(list, undefined, item('new', name))).toEqual(sorted([...list, item('new', name)]));
    }),
    { seed: 11 },
  );
});

it('names of thousands of letters stay in order by their ids', () => {
  const long = 'a'.repeat(5000);
  const list = sorted([item('b', `${long}1`), item('a', `${long}2`), item('c', 'a')]);
  expect(list.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
