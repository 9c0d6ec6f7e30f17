/** Reads and writes the file of `cards --changed-since`, which records the last print. */

import { LIMITS } from '../../shared/base/limits.ts';
import { formatJsonError } from '../../shared/document/json/json-error-messages.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import {
  createEmptyRecord,
  isNewerRecord,
  type PrintRecord,
  parsePrintRecord,
} from '../../shared/print/print-record.ts';
import { formatLateText } from '../../shared/texts/late-text.ts';
import { Failure } from '../failure.ts';
import { readRegularFile, UnopenedError } from '../files/regular-file.ts';
import type { Output } from '../files/write-batch.ts';

/** Returns the record, which is empty if there is no file yet. Throws a Failure for a file that is not a record. */
export function readPrintRecord(recordPath: string): PrintRecord {
  let recordText: string;
  try {
    // The record is not marked as an input, because it is replaced when the cards are written.
    recordText = new TextDecoder().decode(
      readRegularFile(recordPath, { maxBytes: LIMITS.spreadsheetBytes, countsAsInput: false }),
    );
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    if (error.code === 'ENOENT') return createEmptyRecord();
    throw new Failure(
      (translate) => translate('cli.files.cannotRead', { reason: formatLateText(translate, error.reason) }),
      recordPath,
    );
  }
  const parsedJson = readJson(recordText);
  if (!parsedJson.ok)
    throw new Failure(
      (translate) => translate('cli.record.unreadable', { reason: formatJsonError(translate, parsedJson) }),
      recordPath,
    );
  if (isNewerRecord(parsedJson.value)) throw new Failure((translate) => translate('cli.record.newer'), recordPath);
  const record = parsePrintRecord(parsedJson.value);
  if (record === undefined) throw new Failure((translate) => translate('cli.record.notRecord'), recordPath);
  return record;
}

/** Returns the record as an output file. The next print replaces it. */
export const createRecordOutput = (recordPath: string, record: PrintRecord): Output => ({
  target: recordPath,
  bytes: new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`),
  force: true,
});
