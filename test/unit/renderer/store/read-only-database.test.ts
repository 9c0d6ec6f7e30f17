/** The database as workers read it, beside Dexie, which writes it. */
import Dexie from 'dexie';
import { afterEach, describe, expect, it } from 'vitest';
import { Database } from '../../../../src/renderer/store/database.ts';
import { DATABASE_NAME } from '../../../../src/renderer/store/database-name.ts';
import { embedDrawings } from '../../../../src/renderer/store/pictures/drawings.ts';
import { readLastPrint } from '../../../../src/renderer/store/read-last-print.ts';
import { readDatabase } from '../../../../src/renderer/store/read-only-database.ts';
import { savePrint } from '../../../../src/renderer/store/save-print.ts';

const DRAWING = { width: 10, height: 10, shapes: [{ d: 'M0 0L5 5Z', fill: 'ink' }] };
const PICTURE = { hash: 'p', file: new Blob(['x']), preview: new Blob(['x']), width: 1, height: 2, addedAt: 0 };

afterEach(() => Dexie.delete(DATABASE_NAME));

describe('reading', () => {
  it('finds what Dexie has written: pictures, drawings by their hashes, and meta', async () => {
    const database = new Database();
    await database.pictures.put(PICTURE);
    await database.drawings.put({ hash: 'd', drawing: DRAWING });
    database.close();
    const found = await readDatabase(async (read) => ({
      picture: await read.picture('p'),
      none: await read.picture('q'),
      drawings: await read.drawings.bulkGet(['d', 'e']),
      meta: await read.meta('printed'),
    }));
    expect(found.picture).toMatchObject({ hash: 'p', height: 2 });
    expect(found.none).toBeUndefined();
    expect(found.drawings).toEqual([{ hash: 'd', drawing: DRAWING }, undefined]);
    expect(found.meta).toBeUndefined();
    expect(await readDatabase((read) => embedDrawings(read, [{ name: 'no drawing' }]))).toEqual([
      { name: 'no drawing' },
    ]);
  });

  it('what the page notes of a print is what the worker reads', async () => {
    const database = new Database();
    await database.open();
    const empty = await readLastPrint();
    await savePrint(database, [{ id: 'a', key: 'k' }]);
    expect(await readLastPrint()).not.toEqual(empty);
    database.close();
  });

  it('refuses where there is no database, and makes none', async () => {
    await expect(readDatabase((db) => db.picture('p'))).rejects.toThrow();
    expect(await Dexie.exists(DATABASE_NAME)).toBe(false);
  });

  it('closes what it has opened, so that the window can upgrade or delete it', async () => {
    const database = new Database();
    await database.open();
    database.close();
    await expect(
      readDatabase(async () => {
        throw new Error('stopped');
      }),
    ).rejects.toThrow('stopped');
    await Dexie.delete(DATABASE_NAME);
    expect(await Dexie.exists(DATABASE_NAME)).toBe(false);
  });
});
