import Dexie from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import type { PictureRow } from '../../../../../src/renderer/pictures/messages.ts';
import { Database } from '../../../../../src/renderer/store/database.ts';
import { type PictureState, Pictures } from '../../../../../src/renderer/store/pictures/pictures.ts';

let count = 0;
const opened: Dexie[] = [];
afterEach(() => {
  for (const each of opened.splice(0)) each.close();
});
function database(name = `pictures-${count++}`): Database {
  const db = new Database(name);
  opened.push(db);
  return db;
}

const HASH = 'a'.repeat(64);
const OTHER = 'b'.repeat(64);
const DAY = 24 * 3_600_000;
const row = (hash = HASH): PictureRow => {
  const file = new Blob(['x'], { type: 'image/png' });
  return { hash, file, preview: file, width: 10, height: 20, addedAt: 0 };
};
const document = (id: string, hash: string) => ({
  id,
  document: { id, art: { image: { src: `sha256:${hash}` } } },
  updatedAt: 0,
  rev: 1,
});
async function known(pictures: Pictures, hash: string): Promise<PictureState> {
  while (pictures.get(hash).kind === 'loading') await new Promise((resolve) => setTimeout(resolve, 1));
  return pictures.get(hash);
}

describe('the database of an earlier version', () => {
  it('keeps its documents and gets room for pictures', async () => {
    const name = `pictures-${count++}`;
    const old = new Dexie(name);
    old
      .version(1)
      .stores({ characters: 'id, rev', factions: 'id, rev', teams: 'id, rev', events: 'id, rev', meta: 'key' });
    await old.table('characters').put(document('hero', HASH));
    await old.table('meta').put({ key: 'rev:characters', value: 7 });
    old.close();
    const db = database(name);
    expect(await db.documents('characters').get('hero')).toEqual(document('hero', HASH));
    expect(await db.readRevision('characters')).toBe(7);
    await db.pictures.put(row());
    expect(await db.pictures.count()).toBe(1);
  });
});

describe('pictures of the library', () => {
  it('are there once they are added, and after a new start', async () => {
    const db = database();
    const pictures = new Pictures(db);
    await pictures.add(row());
    expect(pictures.get(HASH)).toMatchObject({ kind: 'ready', row: { width: 10, height: 20 } });
    expect(await known(new Pictures(db), HASH)).toMatchObject({
      kind: 'ready',
      address: expect.stringMatching(/^blob:/),
    });
  });

  it('one that is not there says so, and tells its listeners', async () => {
    const pictures = new Pictures(database());
    let told = 0;
    pictures.changes.subscribe(() => {
      told += 1;
    });
    expect(await known(pictures, OTHER)).toEqual({ kind: 'gone', problem: { kind: 'not-in-library' } });
    expect([told, pictures.changes.getState()]).toEqual([1, 1]);
  });
});

describe('pictures that no document names', () => {
  async function swept(db: Database, ...times: number[]): Promise<string[]> {
    const pictures = new Pictures(db);
    for (const now of times) await pictures.sweep(now);
    return db.pictures.toCollection().primaryKeys();
  }

  it('go a week after they were last found unused, not before', async () => {
    const db = database();
    await db.pictures.bulkPut([row(), row(OTHER)]);
    await db.documents('characters').put(document('hero', HASH));
    expect(await swept(db, 0, 6 * DAY)).toEqual([HASH, OTHER]);
    expect(await swept(db, 8 * DAY)).toEqual([HASH]);
  });

  it('stay when they are named again in the meantime', async () => {
    const db = database();
    await db.pictures.put(row());
    await swept(db, 0);
    await db.documents('teams').put(document('team', HASH));
    await swept(db, 5 * DAY);
    await db.documents('teams').delete('team');
    expect(await swept(db, 8 * DAY, 14 * DAY)).toEqual([HASH]);
    expect(await swept(db, 16 * DAY)).toEqual([]);
  });

  it('documents that cannot be read count too', async () => {
    const db = database();
    await db.pictures.put(row());
    await db.documents('characters').put({ id: 'x', document: { art: [`sha256:${HASH}`] }, updatedAt: 0, rev: 1 });
    expect(await swept(db, 0, 30 * DAY)).toEqual([HASH]);
  });
});
