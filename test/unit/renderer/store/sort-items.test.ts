import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replaceItem, sortItems } from '../../../../src/renderer/store/sort-items.ts';

const item = (id: string, name: unknown) => ({ id, row: { id, document: { name }, updatedAt: 0, rev: 0 } });
const names = fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constant(undefined)), { minLength: 1, maxLength: 30 });

it('one change of a sorted list leaves it as sorting all would', () => {
  fc.assert(
    fc.property(names, fc.nat(), fc.string({ maxLength: 4 }), (given, at, name) => {
      const list = sortItems(given.map((each, index) => item(`i${index}`, each)));
      const before = list[at % list.length];
      const after = item(before?.id ?? '', name);
      const others = list.filter((each) => each !== before);
      expect(replaceItem(list, before, after)).toEqual(sortItems([...others, after]));
      expect(replaceItem(list, before, undefined)).toEqual(others);
      expect(replaceItem(list, undefined, item('new', name))).toEqual(sortItems([...list, item('new', name)]));
    }),
    { seed: 11 },
  );
});

it('names of thousands of letters stay in order by their ids', () => {
  const long = 'a'.repeat(5000);
  const list = sortItems([item('b', `${long}1`), item('a', `${long}2`), item('c', 'a')]);
  expect(list.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
