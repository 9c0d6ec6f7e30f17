import { emptyRecord, type PrintRecord, parseRecord } from '../../shared/print/changed.ts';
import { reading } from './read-only.ts';

export const PRINTED = 'printed';

/** Empty before the first print, and when what is stored cannot be read: then everything counts as changed. */
export const lastPrint = async (): Promise<PrintRecord> =>
  parseRecord(await reading((db) => db.meta(PRINTED))) ?? emptyRecord();
