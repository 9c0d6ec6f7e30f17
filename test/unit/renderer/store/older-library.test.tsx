import { afterEach, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../src/renderer/store/database.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { splitDrawing } from '../../../../src/renderer/store/pictures/drawings.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { waitFor } from '../../../support/wait-for.ts';

const NAME = 'older-library';
const libraries: Library[] = [];

afterEach(() => {
  for (const library of libraries.splice(0)) library.close();
  localStorage.clear();
});

async function openLibrary(): Promise<Library> {
  const library = new Library(GAMES, new Database(NAME));
  libraries.push(library);
  const openResult = await library.open((error) => {
    throw error;
  });
  expect(openResult).toEqual({ kind: 'open' });
  await waitFor(() => expect(library.stores.characters.get('older-77')).toBeDefined());
  return library;
}

it('Library opens a library of an older version with every document, moves drawings out of the rows and saves new edits', async () => {
  // An older version stored drawings in the rows of their characters.
  const oldDatabase = new Database(NAME);
  const heroes = Array.from({ length: 120 }, (_, heroNumber) => ({ ...hero, id: `older-${heroNumber}` }));
  await oldDatabase
    .documents('characters')
    .bulkPut(heroes.map((document) => ({ id: document.id, document, updatedAt: 0, rev: 1 })));
  oldDatabase.close();

  const firstLibrary = await openLibrary();
  const readCharacter = (library: Library) =>
    library.embedDrawing(library.stores.characters.get('older-77')?.row.document);
  expect(await readCharacter(firstLibrary)).toEqual(heroes[77]);
  const storedRows = await firstLibrary.database.documents('characters').toArray();
  expect(storedRows.length).toBeGreaterThan(120);
  expect(storedRows.filter(({ document }) => splitDrawing(document).drawing !== undefined)).toEqual([]);
  firstLibrary.stores.characters.edit('older-77', [{ op: 'set', path: '/concept', value: 'Still here' }]);
  await firstLibrary.waitUntilSettled();
  firstLibrary.close();

  expect(await readCharacter(await openLibrary())).toEqual({ ...heroes[77], concept: 'Still here' });
});
