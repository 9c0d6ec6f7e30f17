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
 * Opens the existing database for a function, and closes the database afterwards. Rejects if there is no database yet: only the window
 * creates it.
 */
export async function readDatabase<T>(readFrom: (database: ReadOnlyDatabase) => Promise<T>): Promise<T> {
  const database = await openDB<Tables>(DATABASE_NAME, undefined, {
    // A database that is created here would have no tables.
    upgrade: (_database, _oldVersion, _newVersion, transaction) => {
      transaction.abort();
      // Opening rejects too, and callers handle that rejection.
      transaction.done.catch(() => undefined);
    },
    // A newer Rollcall must not wait for a PDF.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await readFrom({
      picture: (assetHash) => database.get('pictures', assetHash),
      fonts: () => database.getAll('fonts'),
      file: (assetHash) => database.get('files', assetHash),
      meta: async (metaKey) => (await database.get('meta', metaKey))?.value,
      drawings: {
        bulkGet: (hashes) => {
          const { store } = database.transaction('drawings');
          return Promise.all(hashes.map((assetHash) => store.get(assetHash)));
        },
      },
    });
  } finally {
    database.close();
  }
}

export interface ReadOnlyDatabase {
  picture(assetHash: string): Promise<PictureRow | undefined>;
  fonts(): Promise<readonly Row[]>;
  file(assetHash: string): Promise<FileRow | undefined>;
  meta(metaKey: string): Promise<unknown>;
  readonly drawings: DrawingSource;
}

/** A source from which drawings are read by their hashes. */
export interface DrawingSource {
  bulkGet(hashes: string[]): PromiseLike<readonly (DrawingRow | undefined)[]>;
}
