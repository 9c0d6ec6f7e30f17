/** The library's database for workers that only read it: what writes and watches it is a tenth of a megabyte larger. */
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
 * Runs something with the database as it stands, and closes it. Rejects where there is none yet: making it is the window's
 * work.
 */
export async function reading<T>(run: (db: ReadOnly) => Promise<T>): Promise<T> {
  const db = await openDB<Tables>(DATABASE_NAME, undefined, {
    // A database that is made here would be one without tables.
    upgrade: (_db, _old, _new, change) => {
      change.abort();
      // Opening rejects as well, and that is heard.
      change.done.catch(() => undefined);
    },
    // A newer Rollcall must not wait for a PDF.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  try {
    return await run({
      picture: (hash) => db.get('pictures', hash),
      fonts: () => db.getAll('fonts'),
      file: (hash) => db.get('files', hash),
      meta: async (key) => (await db.get('meta', key))?.value,
      drawings: {
        bulkGet: (hashes) => {
          const { store } = db.transaction('drawings');
          return Promise.all(hashes.map((hash) => store.get(hash)));
        },
      },
    });
  } finally {
    db.close();
  }
}

export interface ReadOnly {
  picture(hash: string): Promise<PictureRow | undefined>;
  fonts(): Promise<readonly Row[]>;
  file(hash: string): Promise<FileRow | undefined>;
  meta(key: string): Promise<unknown>;
  readonly drawings: DrawingSource;
}

/** Where drawings are read by their hashes. */
export interface DrawingSource {
  bulkGet(hashes: string[]): PromiseLike<readonly (DrawingRow | undefined)[]>;
}
