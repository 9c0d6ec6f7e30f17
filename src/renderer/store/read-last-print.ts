import { createEmptyRecord, type PrintRecord, parsePrintRecord } from '../../shared/print/print-record.ts';
import { readDatabase } from './read-only-database.ts';

export const PRINT_RECORD_KEY = 'printed';

/**
 * Reads the record of the last print of each card. It is empty before the first print or if it is unreadable; then every card
 * counts as changed.
 */
export const readLastPrint = async (): Promise<PrintRecord> =>
  parsePrintRecord(await readDatabase((db) => db.meta(PRINT_RECORD_KEY))) ?? createEmptyRecord();
