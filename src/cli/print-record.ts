/** The file of `cards --changed-since`: what was printed last. */
import { existsSync, readFileSync } from 'node:fs';
import { jsonRefusal } from '../shared/document/json-fault-words.ts';
import { readJson } from '../shared/document/read-json.ts';
import { emptyRecord, type PrintRecord, parseRecord } from '../shared/print/changed.ts';
import { Failure } from './failure.ts';
import { writeWhole } from './write.ts';

/** The record, empty where there is no file yet. Throws a Failure for a file that is something else. */
export function readRecord(file: string): PrintRecord {
  if (!existsSync(file)) return emptyRecord();
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot be read (${(error as Error).message})`, file);
  }
  const read = readJson(text);
  if (!read.ok) throw new Failure(`${jsonRefusal(read)}; name another file with --changed-since`, file);
  const record = parseRecord(read.value);
  if (record === undefined) throw new Failure('is no record of a print; name another file with --changed-since', file);
  return record;
}

export const writeRecord = (file: string, record: PrintRecord): void =>
  writeWhole(file, new TextEncoder().encode(`${JSON.stringify(record, null, 2)}\n`), true);
