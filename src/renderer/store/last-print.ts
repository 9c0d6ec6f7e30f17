/** What the library keeps of the last print of each card: written by the page. */
import { afterPrint, emptyRecord, isNewerRecord, type PrintKey, parseRecord } from '../../shared/print/changed.ts';
import type { Database } from './database.ts';
import { PRINTED } from './read-last-print.ts';

/** Stores the keys of the printed cards, unless a newer Rollcall has stored a record; called once the PDF is on the disk. */
export const keepPrint = (database: Database, keys: readonly PrintKey[]): Promise<void> =>
  database.transaction('rw', 'meta', async () => {
    const stored = (await database.meta.get(PRINTED))?.value;
    if (isNewerRecord(stored)) return;
    await database.meta.put({ key: PRINTED, value: afterPrint(parseRecord(stored) ?? emptyRecord(), keys) });
  });
