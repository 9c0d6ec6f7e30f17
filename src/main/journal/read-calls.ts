/** Reads what comes over the bridge for the journal. The page is not trusted to keep its types: what is wrong is a TypeError. */

import { sha256 } from '../../node/sha256.ts';
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
import { LIMITS } from '../../shared/limits.ts';
import { mapWithPauses } from './thread/map-with-pauses.ts';

const HASH = /^[0-9a-f]{64}$/;

/** Changes, rows or hashes in one call. A library of fifty thousand heroes still goes through in one piece. */
const MOST_ENTRIES = 200_000;
/** Most edits of one change. */
const MOST_EDITS = 10_000;

/** Rejects with a TypeError. */
export const readChanges = async (value: unknown): Promise<JournalChange[]> =>
  mapWithPauses(list('journalAppend', value), readChange);

export const readRowNames = (value: unknown): RowName[] => list('journalRows', value).map(readRowName);

export const readHashes = (value: unknown): string[] => list('journalLacks', value).map(readHash);

export function readHash(value: unknown): string {
  if (typeof value !== 'string' || !HASH.test(value)) throw new TypeError('A hash is 64 hexadecimal digits.');
  return value;
}

/** Checks that the bytes have the hash. */
export function readAsset(value: unknown): Asset {
  const { hash, kind, bytes } = object('journalAsset', value);
  if (kind !== 'picture' && kind !== 'drawing' && kind !== 'file')
    throw new TypeError('journalAsset: a picture, a drawing or a file is expected.');
  if (!(bytes instanceof Uint8Array)) throw new TypeError('journalAsset: bytes must be a Uint8Array.');
  if (bytes.byteLength > LIMITS.pictureBytes) throw new TypeError('journalAsset: the file is too large.');
  return { hash: readHash(hash), kind, bytes };
}

export function readCompared(value: unknown): { lost: boolean } {
  const { lost } = object('journalCompared', value);
  if (typeof lost !== 'boolean') throw new TypeError('journalCompared: lost must be true or false.');
  return { lost };
}

/** The name of a snapshot, which is compared with existing ones and never used in a path. */
export function readSnapshotName(value: unknown): string {
  if (typeof value !== 'string' || value.length > 255) throw new TypeError('backupRows: a name is expected.');
  return value;
}

function readChange(value: unknown): JournalChange {
  const change = object('journalAppend', value);
  const { rev, kind } = change;
  if (typeof rev !== 'number' || !Number.isSafeInteger(rev) || rev < 0) {
    throw new TypeError('journalAppend: rev must be a whole number.');
  }
  const name = { ...readRowName(value), rev };
  if (kind === 'delete') return { ...name, kind };
  const sum = readHash(change.sum);
  if (kind === 'edit') return { ...name, kind, edits: readEdits(change.edits), from: readHash(change.from), sum };
  if (kind !== 'put') throw new TypeError('journalAppend: a change is a put, an edit or a delete.');
  const row = jsonValue(change.row);
  if (sumOf(row, sha256) !== sum) throw new TypeError('journalAppend: the row does not have its sum.');
  return { ...name, kind, row, sum };
}

function readRowName(value: unknown): RowName {
  const { table, id } = object('A row', value);
  if (!JOURNAL_TABLES.includes(table as JournalTable)) throw new TypeError('There is no such table.');
  if (typeof id !== 'string' || id.length > LIMITS.journalKeyLetters)
    throw new TypeError('A key must be a short text.');
  return { table: table as JournalTable, id };
}

function readEdits(value: unknown): Edit[] {
  if (!Array.isArray(value) || value.length > MOST_EDITS)
    throw new TypeError('journalAppend: a list of edits is expected.');
  return value.map((edit) => {
    const { op, path, value, before } = object('An edit', edit);
    if (typeof path !== 'string') throw new TypeError('An edit has a path.');
    if (op === 'remove') return { op, path };
    if (op !== 'set') throw new TypeError('An edit sets or removes.');
    return { op, path, value: jsonValue(value), ...(typeof before === 'string' ? { before } : {}) };
  });
}

/** Checks that a value is JSON: the bridge also carries dates and circular lists. */
function jsonValue(value: unknown): unknown {
  let text: string;
  try {
    text = jsonLine(value);
  } catch {
    throw new TypeError('A row must be plain JSON.');
  }
  if (text.length > LIMITS.journalRowLetters) throw new TypeError('A row is too large.');
  return JSON.parse(text);
}

function list(call: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError(`${call}: a list is expected.`);
  if (value.length > MOST_ENTRIES) throw new TypeError(`${call}: the list is too long.`);
  return value;
}

function object(what: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) throw new TypeError(`${what}: an object is expected.`);
  return value as Record<string, unknown>;
}
