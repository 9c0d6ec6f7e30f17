/**
 * Reads the arguments of the journal's bridge calls. Pages aren't trusted to send the right types, so a wrong value throws an
 * InvalidCallError.
 */

import { sha256 } from '../../node/sha256.ts';
import { LIMITS } from '../../shared/base/limits.ts';
import type { Edit } from '../../shared/document/edit.ts';
import { formatJsonLine } from '../../shared/document/json/json-line.ts';
import {
  type Asset,
  JOURNAL_TABLES,
  type JournalChange,
  type JournalTable,
  type RowName,
} from '../../shared/library/journal.ts';
import { computeRowChecksum } from '../../shared/library/row-checksum.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { mapWithPauses } from './thread/map-with-pauses.ts';

const HASH_PATTERN = /^[0-9a-f]{64}$/;

/** The most changes, rows or hashes in one call. A library of fifty thousand heroes fits into one call. */
const MAX_ENTRIES = 200_000;
/** The most edits of one change. */
const MAX_EDITS = 10_000;

/** The maximum length of an edit's JSON pointer. */
const MAX_POINTER_CHARACTERS = 10_000;

/** Rejects with an InvalidCallError. */
export async function readChanges(value: unknown): Promise<JournalChange[]> {
  // All rows of the call are counted together.
  let totalCharacters = 0;
  const countCharacters = (json: string): void => {
    totalCharacters += json.length;
    if (totalCharacters > LIMITS.journalCallLetters)
      throw new InvalidCallError('journalAppend: the rows are too large.');
  };
  return mapWithPauses(readList('journalAppend', value), (change) => readChange(change, countCharacters));
}

/** Counts the characters of each JSON text of a call, and throws an InvalidCallError when there are too many. */
type CountCharacters = (text: string) => void;

export const readRowNames = (value: unknown): RowName[] => readList('journalRows', value).map(readRowName);

export const readHashes = (value: unknown): string[] => readList('journalLacks', value).map(readHash);

export function readHash(value: unknown): string {
  if (typeof value !== 'string' || !HASH_PATTERN.test(value))
    throw new InvalidCallError('A hash is 64 hexadecimal digits.');
  return value;
}

/** Checks the types and the size. `JournalService.saveAsset` compares the hash with the bytes. */
export function readAsset(value: unknown): Asset {
  const { hash, kind, bytes } = readObject('journalAsset', value);
  if (kind !== 'picture' && kind !== 'drawing' && kind !== 'file')
    throw new InvalidCallError('journalAsset: a picture, a drawing or a file is expected.');
  if (!(bytes instanceof Uint8Array)) throw new InvalidCallError('journalAsset: bytes must be a Uint8Array.');
  if (bytes.byteLength > LIMITS.pictureBytes) throw new InvalidCallError('journalAsset: the file is too large.');
  return { hash: readHash(hash), kind, bytes };
}

/** Reads the result of the comparison of the database with the journal at the start: whether documents are missing in the database. */
export function readCompared(value: unknown): { lost: boolean; isUndecided?: true } {
  const { lost, isUndecided } = readObject('journalCompared', value);
  if (typeof lost !== 'boolean') throw new InvalidCallError('journalCompared: lost must be true or false.');
  return { lost, ...(isUndecided === true && { isUndecided }) };
}

/** Reads the name of a snapshot, which is compared with existing names and never used in a path. */
export function readSnapshotName(value: unknown): string {
  if (typeof value !== 'string' || value.length > 255) throw new InvalidCallError('backupRows: a name is expected.');
  return value;
}

function readChange(value: unknown, countCharacters: CountCharacters): JournalChange {
  const change = readObject('journalAppend', value);
  const { rev, kind } = change;
  if (typeof rev !== 'number' || !Number.isSafeInteger(rev) || rev < 0) {
    throw new InvalidCallError('journalAppend: rev must be a whole number.');
  }
  const rowName = { ...readRowName(value), rev };
  if (kind === 'delete') return { ...rowName, kind };
  const checksum = readHash(change.sum);
  if (kind === 'edit')
    return {
      ...rowName,
      kind,
      edits: readEdits(change.edits, countCharacters),
      from: readHash(change.from),
      sum: checksum,
    };
  if (kind !== 'put') throw new InvalidCallError('journalAppend: a change is a put, an edit or a delete.');
  const row = readJson(change.row, countCharacters);
  if (computeRowChecksum(row, sha256) !== checksum)
    throw new InvalidCallError('journalAppend: the row does not have its sum.');
  return { ...rowName, kind, row, sum: checksum };
}

function readRowName(value: unknown): RowName {
  const { table, id } = readObject('A row', value);
  if (!JOURNAL_TABLES.includes(table as JournalTable)) throw new InvalidCallError('There is no such table.');
  if (typeof id !== 'string' || id.length > LIMITS.journalKeyLetters)
    throw new InvalidCallError('A key must be a short text.');
  return { table: table as JournalTable, id };
}

function readEdits(value: unknown, countCharacters: CountCharacters): Edit[] {
  if (!Array.isArray(value) || value.length > MAX_EDITS)
    throw new InvalidCallError('journalAppend: a list of edits is expected.');
  return Array.from(value, (edit) => {
    const { op, path: pointer, value, before } = readObject('An edit', edit);
    if (typeof pointer !== 'string' || pointer.length > MAX_POINTER_CHARACTERS)
      throw new InvalidCallError('An edit has a path.');
    if (op === 'remove') return { op, path: pointer };
    if (op !== 'set') throw new InvalidCallError('An edit sets or removes.');
    return {
      op,
      path: pointer,
      value: readJson(value, countCharacters),
      ...(typeof before === 'string' ? { before } : {}),
    };
  });
}

/** Checks that a value is JSON, since the bridge also transfers dates and circular objects. */
function readJson(value: unknown, countCharacters: CountCharacters): unknown {
  let json: string;
  try {
    json = formatJsonLine(value);
  } catch {
    throw new InvalidCallError('A row must be plain JSON.');
  }
  if (json.length > LIMITS.journalRowLetters) throw new InvalidCallError('A row is too large.');
  countCharacters(json);
  return JSON.parse(json);
}

function readList(callName: string, value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new InvalidCallError(`${callName}: a list is expected.`);
  if (value.length > MAX_ENTRIES) throw new InvalidCallError(`${callName}: the list is too long.`);
  // An array from a page may have holes, which `map` would skip.
  return Array.from(value);
}

function readObject(argumentName: string, value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null)
    throw new InvalidCallError(`${argumentName}: an object is expected.`);
  return value as Record<string, unknown>;
}
