/** Tests reading the database in workers, without Dexie, which writes it. */
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

describe('readDatabase', () => {
  it('reads pictures, drawings by hash and meta values that Dexie has written', async () => {
    const database = new Database();
    await database.pictures.put(PICTURE);
    await database.drawings.put({ hash: 'd', drawing: DRAWING });
    database.close();
    const foundValues = await readDatabase(async (readOnlyDatabase) => ({
      picture: await readOnlyDatabase.picture('p'),
      none: await readOnlyDatabase.picture('q'),
      drawings: await readOnlyDatabase.drawings.bulkGet(['d', 'e']),
      meta: await readOnlyDatabase.meta('printed'),
    }));
    expect(foundValues.picture).toMatchObject({ hash: 'p', height: 2 });
    expect(foundValues.none).toBeUndefined();
    expect(foundValues.drawings).toEqual([{ hash: 'd', drawing: DRAWING }, undefined]);
    expect(foundValues.meta).toBeUndefined();
    expect(await readDatabase((readOnlyDatabase) => embedDrawings(readOnlyDatabase, [{ name: 'no drawing' }]))).toEqual(
      [{ name: 'no drawing' }],
    );
  });

  it('reads the last print that the window has saved', async () => {
    const database = new Database();
    await database.open();
    const lastPrintBefore = await readLastPrint();
    await savePrint(database, [{ id: 'a', key: 'k' }]);
    expect(await readLastPrint()).not.toEqual(lastPrintBefore);
    database.close();
  });

  it('rejects when the database does not exist, and does not create it', async () => {
    await expect(readDatabase((database) => database.picture('p'))).rejects.toThrow();
    expect(await Dexie.exists(DATABASE_NAME)).toBe(false);
  });

  it('closes its connection after a failure, so that the window can delete the database', async () => {
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
