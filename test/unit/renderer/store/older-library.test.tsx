import { afterEach, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../src/renderer/store/database.ts';
import { Library } from '../../../../src/renderer/store/library.ts';
import { splitDrawing } from '../../../../src/renderer/store/pictures/drawings.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { until } from '../../../support/until.ts';

const NAME = 'older-library';
const libraries: Library[] = [];

afterEach(() => {
  for (const library of libraries.splice(0)) library.close();
  localStorage.clear();
});

async function start(): Promise<Library> {
  const library = new Library(GAMES, new Database(NAME));
  libraries.push(library);
  const opened = await library.open((error) => {
    throw error;
  });
  expect(opened).toEqual({ kind: 'open' });
  await until(() => expect(library.stores.characters.get('older-77')).toBeDefined());
  return library;
}

it('a library of an older Rollcall opens with everything, its drawings stand apart, and what is typed then is kept', async () => {
  const old = new Database(NAME);
  const heroes = Array.from({ length: 120 }, (_, index) => ({ ...hero, id: `older-${index}` }));
  await old
    .documents('characters')
    .bulkPut(heroes.map((document) => ({ id: document.id, document, updatedAt: 0, rev: 1 })));
  old.close();

  const first = await start();
  const whole = (library: Library) => library.embedDrawing(library.stores.characters.get('older-77')?.row.document);
  expect(await whole(first)).toEqual(heroes[77]);
  const rows = await first.database.documents('characters').toArray();
  expect(rows.length).toBeGreaterThan(120);
  expect(rows.filter(({ document }) => splitDrawing(document).drawing !== undefined)).toEqual([]);
  first.stores.characters.edit('older-77', [{ op: 'set', path: '/concept', value: 'Still here' }]);
  await first.waitUntilSettled();
  first.close();

  expect(await whole(await start())).toEqual({ ...heroes[77], concept: 'Still here' });
});
