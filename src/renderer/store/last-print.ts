/** What the library keeps of the last print of each card: written by the page. */
import { afterPrint, emptyRecord, type PrintKey, parseRecord } from '../../shared/print/changed.ts';
import { Database } from './database.ts';
import { PRINTED } from './read-last-print.ts';

/** Stores the keys of the printed cards; called once the PDF is on the disk. */
export async function keepPrint(keys: readonly PrintKey[]): Promise<void> {
  const db = new Database();
  try {
    await db.transaction('rw', 'meta', async () => {
      const before = parseRecord((await db.meta.get(PRINTED))?.value) ?? emptyRecord();
      await db.meta.put({ key: PRINTED, value: afterPrint(before, keys) });
    });
  } finally {
    db.close();
  }
}
