/** Reads what comes over the bridge for the journal. The page is not trusted to keep its types: what is wrong is an InvalidCallError. */

import { sha256 } from '../../node/sha256.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import type { Edit } from '../../shared/document/edit.ts';
import { jsonLine } from '../../shared/document/json/line.ts';
import {
  type Asset,
  JOURNAL_TABLES,
  type JournalChange,
  type JournalTable,
  type RowName,
} from '../../shared/library/journal.ts';
import { sumOf } from '../../shared/library/sum-of.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { mapWithPauses } from './thread/map-with-pauses.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Changes, rows or hashes in one call. A library of fifty thousand heroes still goes through in one piece. */
const MOST_ENTRIES = 200_000;
/** Most edits of one change. */
const MOST_EDITS = 10_000;

/** Letters of one pointer of an edit. */
const MAX_PATH_LETTERS = 10_000;

/** Rejects with an InvalidCallError. */
export async function readChanges(value: unknown): Promise<JournalChange[]> {
  // Of all rows of the call together.
  let letters = 0;
  const count = (text: string): void => {
    letters += text.length;
    if (letters > LIMITS.journalCallLetters) throw new InvalidCallError('journalAppend: the rows are too large.');
  };
  return mapWithPauses(list('journalAppend', value), (change) => readChange(change, count));
}

/** Hears of every JSON text of a call. */
type Count = (text: string) => void;

export const readRowNames = (value: unknown): RowName[] => list('journalRows', value).map(readRowName);

export const readHashes = (value: unknown): string[] => list('journalLacks', value).map(readHash);

export function readHash(value: unknown): string {
  if (typeof value !== 'string' || !HASH.test(value)) throw new InvalidCallError('A hash is 64 hexadecimal digits.');
  return value;
}

/** Checks that the bytes have the hash. */
export function readAsset(value: unknown): Asset {
  const { hash, kind, bytes } = object('journalAsset', value);
  if (kind !== 'picture' && kind !== 'drawing' && kind !== 'file')
    throw new InvalidCallError('journalAsset: a picture, a drawing or a file is expected.');
  if (!(bytes instanceof Uint8Array)) throw new InvalidCallError('journalAsset: bytes must be a Uint8Array.');
  if (bytes.byteLength > LIMITS.pictureBytes) throw new InvalidCallError('journalAsset: the file is too large.');
  return { hash: readHash(hash), kind, bytes };
}

export function readCompared(value: unknown): { lost: boolean; isUndecided?: true } {
  const { lost, isUndecided } = object('journalCompared', value);
  if (typeof lost !== 'boolean') throw new InvalidCallError('journalCompared: lost must be true or false.');
  return { lost, ...(isUndecided === true && { isUndecided }) };
}

/** The name of a snapshot, which is compared with existing ones and never used in a path. */
export function readSnapshotName(value: unknown): string {
  if (typeof value !== 'string' || value.length > 255) throw new InvalidCallError('backupRows: a name is expected.');
  return value;
}

function readChange(value: unknown, count: Count): JournalChange {
  const change = object('journalAppend', value);
  const { rev, kind } = change;
  if (typeof rev !== 'number' || !Number.isSafeInteger(rev) || rev < 0) {
    throw new InvalidCallError('journalAppend: rev must be a whole number.');
  }
  const name = { ...readRowName(value), rev };
  if (kind === 'delete') return { ...name, kind };
  const sum = readHash(change.sum);
  if (kind === 'edit')
    return { ...name, kind, edits: readEdits(change.edits, count), from: readHash(change.from), sum };
  if (kind !== 'put') throw new InvalidCallError('journalAppend: a change is a put, an edit or a delete.');
  const row = jsonValue(change.row, count);
  if (sumOf(row, sha256) !== sum) throw new InvalidCallError('journalAppend: the row does not have its sum.');
  return { ...name, kind, row, sum };
}

function readRowName(value: unknown): RowName {
  const { table, id } = object('A row', value);
  if (!JOURNAL_TABLES.includes(table as JournalTable)) throw new InvalidCallError('There is no such table.');
  if (typeof id !== 'string' || id.length > LIMITS.journalKeyLetters)
    throw new InvalidCallError('A key must be a short text.');
  return { table: table as JournalTable, id };
}

function readEdits(value: unknown, count: Count): Edit[] {
  if (!Array.isArray(value) || value.length > MOST_EDITS)
    throw new InvalidCallError('journalAppend: a list of edits is expected.');
  return Array.from(value, (edit) => {
    const { op, path, value, before } = object('An edit', edit);
    if (typeof path !== 'string' || path.length > MAX_PATH_LETTERS) throw new InvalidCallError('An edit has a path.');
    if (op === 'remove') return { op, path };
    if (op !== 'set') throw new InvalidCallError('An edit sets or removes.');
    return { op, path, value: jsonValue(value, count), ...(typeof before === 'string' ? { before } : {}) };
  });
}

/** Checks that a value is JSON: the bridge also carries dates and circular lists. */
function jsonValue(value: unknown, count: Count): unknown {
  let text: string;
  try {
    text = jsonLine(value);
  } catch {
    throw new InvalidCallError('A row must be plain JSON.');
  }
  if (text.length > LIMITS.journalRowLetters) throw new InvalidCallError('A row is too large.');
  count(text);
  return JSON.parse(text);
}

function list(call: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new InvalidCallError(`${call}: a list is expected.`);
  if (value.length > MOST_ENTRIES) throw new InvalidCallError(`${call}: the list is too long.`);
  // A list from a page may have holes, which `map` would pass over.
  return Array.from(value);
}

function object(what: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new InvalidCallError(`${what}: an object is expected.`);
  return value as Record<string, unknown>;
}
