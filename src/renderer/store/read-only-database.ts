/** Reads the library's database in workers. The code that writes and watches the database would add 100 kB to each worker. */
import { type DBSchema, openDB } from 'idb';
import type { PictureRow } from '../pictures/messages.ts';
import type { Meta } from './database.ts';
import { DATABASE_NAME } from './database-name.ts';
import type { DrawingRow, FileRow, Row } from './rows.ts';

interface Tables extends DBSchema {
  pictures: { key: string; value: PictureRow };
  drawings: { key: string; value: DrawingRow };
  meta: { key: string; value: Meta };
  fonts: { key: string; value: Row };
  files: { key: string; value: FileRow };
}

/**
 * Opens the library's database, runs a function with it, and closes it. Rejects if the database does not exist yet: only the window
 * creates it.
 */
export async function readDatabase<T>(readFrom: (database: ReadOnlyDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<Tables>(DATABASE_NAME, undefined, {
    // This only runs if the database does not exist. A database that a worker creates would have no tables.
    upgrade: (_database, _oldVersion, _newVersion, transaction) => {
      transaction.abort();
      // Opening rejects too, and callers handle that rejection.
      transaction.done.catch(() => undefined);
    },
    // A newer Rollcall wants to upgrade the database, and must not wait until this worker has finished.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await readFrom({
      picture: (hash) => database.get('pictures', hash),
      fonts: () => database.getAll('fonts'),
      file: (hash) => database.get('files', hash),
      meta: async (key) => (await database.get('meta', key))?.value,
      drawings: {
        bulkGet: (hashes) => {
          const { store } = database.transaction('drawings');
          return Promise.all(hashes.map((hash) => store.get(hash)));
        },
      },
    });
  } finally {
    database.close();
  }
}

export interface ReadOnlyDatabase {
  picture(hash: string): Promise<PictureRow | undefined>;
  fonts(): Promise<readonly Row[]>;
  file(hash: string): Promise<FileRow | undefined>;
  meta(key: string): Promise<unknown>;
  readonly drawings: DrawingSource;
}

/** A source from which drawings are read by their hashes. */
export interface DrawingSource {
  bulkGet(hashes: string[]): PromiseLike<readonly (DrawingRow | undefined)[]>;
}
