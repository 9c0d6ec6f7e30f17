import Dexie from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRow } from '../../../../../src/renderer/pictures/messages.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { type PictureState, Pictures } from '../../../../../src/renderer/store/pictures/pictures.ts';

let databaseCount = 0;
const openDatabases: Dexie[] = [];
afterEach(() => {
  for (const libraryDatabase of openDatabases.splice(0)) libraryDatabase.close();
});
function createDatabase(databaseName = `pictures-${databaseCount++}`): Database {
  const libraryDatabase = new Database(databaseName);
  openDatabases.push(libraryDatabase);
  return libraryDatabase;
}

const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const DAY = 24 * 3_600_000;
const createPictureRow = (pictureHash = HASH): PictureRow => {
  const pictureFile = new Blob(['x'], { type: 'image/png' });
  return { hash: pictureHash, file: pictureFile, preview: pictureFile, width: 10, height: 20, addedAt: 0 };
};
const createDocumentRow = (documentId: string, pictureHash: string) => ({
  id: documentId,
  document: { id: documentId, art: { image: { src: `sha256:${pictureHash}` } } },
  updatedAt: 0,
  rev: 1,
});
async function waitForPicture(pictures: Pictures, pictureHash: string): Promise<PictureState> {
  while (pictures.get(pictureHash).kind === 'loading') await new Promise((resolve) => setTimeout(resolve, 1));
  return pictures.get(pictureHash);
}

describe('a database of version 1', () => {
  it('keeps its documents and accepts pictures after the upgrade', async () => {
    const databaseName = `pictures-${databaseCount++}`;
    const oldDatabase = new Dexie(databaseName);
    oldDatabase
      .version(1)
      .stores({ characters: 'id, rev', factions: 'id, rev', teams: 'id, rev', events: 'id, rev', meta: 'key' });
    await oldDatabase.table('characters').put(createDocumentRow('hero', HASH));
    await oldDatabase.table('meta').put({ key: 'rev:characters', value: 7 });
    oldDatabase.close();
    const libraryDatabase = createDatabase(databaseName);
    expect(await libraryDatabase.documents('characters').get('hero')).toEqual(createDocumentRow('hero', HASH));
    expect(await libraryDatabase.readRevision('characters')).toBe(7);
    await libraryDatabase.pictures.put(createPictureRow());
    expect(await libraryDatabase.pictures.count()).toBe(1);
  });
});

describe('Pictures', () => {
  it('returns an added picture at once, and again after a restart', async () => {
    const libraryDatabase = createDatabase();
    const pictures = new Pictures(libraryDatabase);
    await pictures.add(createPictureRow());
    expect(pictures.get(HASH)).toMatchObject({ kind: 'ready', row: { width: 10, height: 20 } });
    expect(await waitForPicture(new Pictures(libraryDatabase), HASH)).toMatchObject({
      kind: 'ready',
      address: expect.stringMatching(/^blob:/),
    });
  });

  it('reports a missing picture and notifies its listeners once', async () => {
    const pictures = new Pictures(createDatabase());
    let callCount = 0;
    pictures.changes.subscribe(() => {
      callCount += 1;
    });
    expect(await waitForPicture(pictures, OTHER)).toEqual({ kind: 'gone', problem: { kind: 'not-in-library' } });
    expect([callCount, pictures.changes.getState()]).toEqual([1, 1]);
  });
});

describe('sweeping unused pictures', () => {
  /** Sweeps at the given times and returns the hashes of the remaining pictures. */
  async function sweepAndList(libraryDatabase: Database, ...times: number[]): Promise<string[]> {
    const pictures = new Pictures(libraryDatabase);
    for (const timestamp of times) await pictures.sweep(timestamp);
    return libraryDatabase.pictures.toCollection().primaryKeys();
  }

  it('deletes a picture a week after it was first found unused, not before', async () => {
    const libraryDatabase = createDatabase();
    await libraryDatabase.pictures.bulkPut([createPictureRow(), createPictureRow(OTHER)]);
    await libraryDatabase.documents('characters').put(createDocumentRow('hero', HASH));
    expect(await sweepAndList(libraryDatabase, 0, 6 * DAY)).toEqual([HASH, OTHER]);
    expect(await sweepAndList(libraryDatabase, 8 * DAY)).toEqual([HASH]);
  });

  it('starts the week again when a document used the picture in the meantime', async () => {
    const libraryDatabase = createDatabase();
    await libraryDatabase.pictures.put(createPictureRow());
    await sweepAndList(libraryDatabase, 0);
    await libraryDatabase.documents('teams').put(createDocumentRow('team', HASH));
    await sweepAndList(libraryDatabase, 5 * DAY);
    await libraryDatabase.documents('teams').delete('team');
    expect(await sweepAndList(libraryDatabase, 8 * DAY, 14 * DAY)).toEqual([HASH]);
    expect(await sweepAndList(libraryDatabase, 16 * DAY)).toEqual([]);
  });

  it('keeps a picture that an unreadable document uses', async () => {
    const libraryDatabase = createDatabase();
    await libraryDatabase.pictures.put(createPictureRow());
    await libraryDatabase
      .documents('characters')
      .put({ id: 'x', document: { art: [`sha256:${HASH}`] }, updatedAt: 0, rev: 1 });
    expect(await sweepAndList(libraryDatabase, 0, 30 * DAY)).toEqual([HASH]);
  });
});
