import fc from 'fast-check';
import { expect, it } from 'vitest';
import { replaceItem, sortItems } from '../../../../src/renderer/store/sort-items.ts';

/** Creates an item whose document has this name; undefined = none. */
const createListItem = (itemId: string, itemName: unknown) => ({
  id: itemId,
  row: { id: itemId, document: { name: itemName }, updatedAt: 0, rev: 0 },
});
const nameLists = fc.array(fc.oneof(fc.string({ maxLength: 4 }), fc.constant(undefined)), {
  minLength: 1,
  maxLength: 30,
});

it('replaceItem gives the same list as sorting all items again', () => {
  fc.assert(
    fc.property(nameLists, fc.nat(), fc.string({ maxLength: 4 }), (generatedNames, position, itemName) => {
      const sortedItems = sortItems(
        generatedNames.map((generatedName, index) => createListItem(`i${index}`, generatedName)),
      );
      const replacedItem = sortedItems[position % sortedItems.length];
      const replacement = createListItem(replacedItem?.id ?? '', itemName);
      const remainingItems = sortedItems.filter((listItem) => listItem !== replacedItem);
      expect(replaceItem(sortedItems, replacedItem, replacement)).toEqual(sortItems([...remainingItems, replacement]));
      expect(replaceItem(sortedItems, replacedItem, undefined)).toEqual(remainingItems);
      expect(replaceItem(sortedItems, undefined, createListItem('new', itemName))).toEqual(
        sortItems([...sortedItems, createListItem('new', itemName)]),
      );
    }),
    { seed: 11 },
  );
});

it('sortItems orders names that start with the same thousands of letters by id', () => {
  const longName = 'a'.repeat(5000);
  const sortedItems = sortItems([
    createListItem('b', `${longName}1`),
    createListItem('a', `${longName}2`),
    createListItem('c', 'a'),
  ]);
  expect(sortedItems.map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});
