/** Databases and document stores for the tests of the store. */

import { afterEach } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import { Database } from '../../../../src/renderer/store/database.ts';
import { DocumentStore } from '../../../../src/renderer/store/document-store.ts';
import { Drawings } from '../../../../src/renderer/store/pictures/drawings.ts';
import { Operations } from '../../../../src/renderer/store/undo/operations.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import type { Character } from '../../../../src/shared/games/supers-unlimited/documents/schema.ts';

/** A sample character with several attacks and a large drawing. */
export const SAMPLE = hero as Character;
let databaseCount = 0;

/** Document stores and databases that are closed after the test, in this order. */
export const openResources: { close(): void }[] = [];

afterEach(() => {
  for (const resource of openResources.splice(0)) resource.close();
});

/** Creates a new database for each test. */
export function createTestDatabase(databaseName = `test-${databaseCount++}`): Database {
  const database = new Database(databaseName);
  openResources.push({ close: () => database.close() });
  return database;
}

export async function openCharacterStore(database: Database): Promise<DocumentStore<'characters'>> {
  const characterStore = new DocumentStore(GAMES, database, 'characters', new Drawings(database));
  openResources.unshift(characterStore);
  const loaded = new Promise<void>((resolve, reject) => {
    characterStore.subscribe(() => {
      if (characterStore.isLoaded) resolve();
    });
    characterStore.open(reject);
  });
  await loaded;
  return characterStore;
}

/** Waits until every change is on disk. */
export async function waitUntilSaved(characterStore: DocumentStore<'characters'>): Promise<void> {
  while (characterStore.queue.getState().kind !== 'saved') await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Waits for a change that another window announces. */
export async function waitUntil(isFulfilled: () => boolean): Promise<void> {
  while (!isFulfilled()) await new Promise((resolve) => setTimeout(resolve, 1));
}

/** Writes a character with an operation, or deletes it when the document is undefined. */
export const putCharacter = (database: Database, characterId: string, newDocument?: unknown) =>
  new Operations(database, { waitForEdits: async () => undefined, onCommit: () => undefined }).run('import', [
    { table: 'characters', id: characterId, after: newDocument },
  ]);

/** Returns the concept of the sample character that a store shows, or undefined without a readable one. */
export const getConcept = (characterStore: DocumentStore<'characters'>) => {
  const character = characterStore.get(SAMPLE.id);
  return character?.kind === 'ready' ? character.document.concept : undefined;
};
