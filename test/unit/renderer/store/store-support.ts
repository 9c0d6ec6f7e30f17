/** Databases and tables for the tests of the store. */

import { afterEach } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../src/renderer/store/database.ts';
import { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { Drawings } from '../../../../src/renderer/store/pictures/drawings.ts';
import { Operations } from '../../../../src/renderer/store/undo/operations.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';

export const SAMPLE = hero as Character;
let count = 0;

/** Tables and databases that are closed after the test, in this order. */
export const opened: { close(): void }[] = [];

afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});

/** A database of its own for each test. */
export function createTestDatabase(name = `test-${count++}`): Database {
  const database = new Database(name);
  opened.push({ close: () => database.close() });
  return database;
}

export async function openTable(database: Database): Promise<DocumentStore<'characters'>> {
  const table = new DocumentStore(GAMES, database, 'characters', new Drawings(database));
  opened.unshift(table);
  const loaded = new Promise<void>((resolve, reject) => {
    table.subscribe(() => {
      if (table.isLoaded) resolve();
    });
    table.open(reject);
  });
  await loaded;
  return table;
}

/** Until nothing is on its way to disk. */
export async function saved(table: DocumentStore<'characters'>): Promise<void> {
  while (table.queue.getState().kind !== 'saved') await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Until something holds, for news that come by a live query. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Documents come and go by operations; undefined takes one away. */
export const put = (database: Database, id: string, after?: unknown) =>
  new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined }).run('import', [
    { table: 'characters', id, after },
  ]);

export const conceptOf = (table: DocumentStore<'characters'>) => {
  const item = table.get(SAMPLE.id);
  return item?.kind === 'ready' ? item.document.concept : undefined;
};
