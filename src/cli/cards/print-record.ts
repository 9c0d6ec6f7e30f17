/** The file of `cards --changed-since`: what was printed last. */

import { LIMITS } from '../../shared/base/limits.ts';
import { jsonRefusal } from '../../shared/document/json/fault-messages.ts';
import { readJson } from '../../shared/document/json/read-json.ts';
import { emptyRecord, isNewerRecord, type PrintRecord, parseRecord } from '../../shared/print/changed.ts';
import { formatText } from '../../shared/texts/late-text.ts';
import { Failure } from '../failure.ts';
import { readRegular, UnopenedError } from '../files/regular-file.ts';
import type { Output } from '../files/write.ts';

/** The record, empty where there is no file yet. Throws a Failure for a file that is something else. */
export function readRecord(file: string): PrintRecord {
  let text: string;
  try {
    // Not marked as an input, since it is replaced when the cards are written.
    text = new TextDecoder().decode(readRegular(file, { most: LIMITS.tableBytes, asInput: false }));
  } catch (error) {
    if (!(error instanceof UnopenedError)) throw error;
    if (error.code === 'ENOENT') return emptyRecord();
    throw new Failure(
      (translate) => translate('cli.files.cannotRead', { reason: formatText(translate, error.reason) }),
      file,
    );
  }
  const read = readJson(text);
  if (!read.ok)
    throw new Failure(
      (translate) => translate('cli.record.unreadable', { reason: jsonRefusal(translate, read) }),
      file,
    );
  if (isNewerRecord(read.value)) throw new Failure((translate) => translate('cli.record.newer'), file);
  const record = parseRecord(read.value);
  if (record === undefined) throw new Failure((translate) => translate('cli.record.notRecord'), file);
  return record;
}

/** The record as it is written beside the cards. The next print replaces it. */
export const recordOutput = (file: string, record: PrintRecord): Output => ({
  target: file,
  bytes: new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`),
  force: true,
});
