import { expect, it } from 'vitest';
import { foundDocuments } from '../../../../../src/renderer/app/shell/found-documents.ts';
import { createItem } from '../../../../../src/renderer/store/item.ts';
import type { Library } from '../../../../../src/renderer/store/library.ts';
import { TABLE_NAMES, type TableName } from '../../../../../src/renderer/store/rows.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { t } from '../../../../support/texts.ts';

const row = (id: string, name: string, updatedAt: number, ruleset?: string) => ({
  id,
  document: { id, name, ...(ruleset === undefined ? {} : { ruleset }) },
  updatedAt,
  rev: 1,
});
const ROWS: Partial<Record<TableName, ReturnType<typeof row>[]>> = {
  characters: [row('a', 'Night Bus', 3, 'ssua'), row('b', 'Nightingale', 9, 'supers-unlimited'), row('c', 'Knight', 5)],
  factions: [row('d', 'The Night', 7)],
  encounters: [row('e', 'Night on the quay', 1, 'no such game')],
};
const tables = Object.fromEntries(
  TABLE_NAMES.map((name) => [name, { snapshot: () => (ROWS[name] ?? []).map((one) => createItem(GAMES, name, one)) }]),
);
const LIBRARY = { stores: tables } as unknown as Library;

it('finds documents of all kinds and games by their names, those that were changed last first', () => {
  expect(foundDocuments(t, GAMES, LIBRARY, 'night').map(({ name, game }) => [name, game])).toEqual([
    ['Nightingale', 'Supers Unlimited'],
    ['The Night', undefined],
    ['Night Bus', 'SSUA'],
    ['Night on the quay', undefined],
  ]);
  expect(foundDocuments(t, GAMES, LIBRARY, 'bus nig').map(({ route }) => route)).toEqual([
    { screen: 'character', id: 'a' },
  ]);
  expect(foundDocuments(t, GAMES, LIBRARY, ' ')).toEqual([]);
});
