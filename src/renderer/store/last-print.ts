/** What the library keeps of the last print of each card. Works in the page and in a worker. */
import { afterPrint, emptyRecord, type PrintKey, type PrintRecord, parseRecord } from '../../shared/print/changed.ts';
import { Database } from './database.ts';

const KEY = 'printed';

async function using<T>(run: (db: Database) => Promise<T>): Promise<T> {
  const db = new Database();
  try {
    return await run(db);
  } finally {
    db.close();
  }
}

/** Empty before the first print, and when what is stored cannot be read: then everything counts as changed. */
export const lastPrint = (): Promise<PrintRecord> => using(read);

async function read(db: Database): Promise<PrintRecord> {
  const row = await db.meta.get(KEY);
  return parseRecord(row?.value) ?? emptyRecord();
}

/** Stores the keys of the printed cards; called once the PDF is on the disk. */
export const keepPrint = (keys: readonly PrintKey[]): Promise<void> =>
  using((db) =>
    db.transaction('rw', 'meta', async () => {
      await db.meta.put({ key: KEY, value: afterPrint(await read(db), keys) });
    }),
  );
