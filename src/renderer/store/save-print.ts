/** Saves what the cards looked like when they were last printed. Only the page writes this record. */
import {
  createEmptyRecord,
  isNewerRecord,
  type PrintKey,
  parsePrintRecord,
  updateRecord,
} from '../../shared/print/print-record.ts';
import type { Database } from './database.ts';
import { PRINT_RECORD_KEY } from './read-last-print.ts';

/** Saves the keys of the printed cards, unless a newer Rollcall has written the record. Call this when the PDF is on disk. */
export const savePrint = (database: Database, printKeys: readonly PrintKey[]): Promise<void> =>
  database.transaction('rw', 'meta', async () => {
    const storedRecord = (await database.meta.get(PRINT_RECORD_KEY))?.value;
    if (isNewerRecord(storedRecord)) return;
    await database.meta.put({
      key: PRINT_RECORD_KEY,
      value: updateRecord(parsePrintRecord(storedRecord) ?? createEmptyRecord(), printKeys),
    });
  });
