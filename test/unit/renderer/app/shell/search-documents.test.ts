import { expect, it } from 'vitest';
import { searchDocuments } from '../../../../../src/renderer/app/shell/search-documents.ts';
import { createItem } from '../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { TABLE_NAMES, type TableName } from '../../../../../src/renderer/store/rows.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { translate } from '../../../../support/texts.ts';

const createRow = (documentId: string, documentName: string, updatedAt: number, ruleset?: string) => ({
  id: documentId,
  document: { id: documentId, name: documentName, ...(ruleset === undefined ? {} : { ruleset }) },
  updatedAt,
  rev: 1,
});
const ROWS: Partial<Record<TableName, ReturnType<typeof createRow>[]>> = {
  characters: [
    createRow('a', 'Night Bus', 3, 'ssua'),
    createRow('b', 'Nightingale', 9, 'supers-unlimited'),
    createRow('c', 'Knight', 5),
  ],
  factions: [createRow('d', 'The Night', 7)],
  encounters: [createRow('e', 'Night on the quay', 1, 'no such game')],
};
const documentStores = Object.fromEntries(
  TABLE_NAMES.map((storeName) => [
    storeName,
    { snapshot: () => (ROWS[storeName] ?? []).map((storedRow) => createItem(GAMES, storeName, storedRow)) },
  ]),
);
const LIBRARY = { stores: documentStores } as unknown as Library;

it('searchDocuments finds documents of all kinds and games by name, sorted by match and date', () => {
  expect(searchDocuments(translate, GAMES, LIBRARY, 'night').map(({ name, game }) => [name, game])).toEqual([
    ['Nightingale', 'Supers Unlimited'],
    ['The Night', undefined],
    ['Night Bus', 'SSUA'],
    ['Night on the quay', undefined],
  ]);
  expect(searchDocuments(translate, GAMES, LIBRARY, 'bus nig').map(({ route }) => route)).toEqual([
    { screen: 'character', id: 'a' },
  ]);
  expect(searchDocuments(translate, GAMES, LIBRARY, ' ')).toEqual([]);
});
