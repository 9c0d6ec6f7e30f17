/** Replays the journal from its bytes. Only lines with a correct digest count; lost changes are reported. */

import { sha256 } from '../../../node/sha256.ts';
import { applyEdits } from '../../../shared/document/edit.ts';
import type { JournalTable } from '../../../shared/library/journal.ts';
import { sumOf } from '../../../shared/library/sum-of.ts';
import { readLines } from './lines.ts';
import { type ChangeLine, FORMAT, type HeadLine, type NameLine } from './segment.ts';
import { drop, keyOf, nameOf, noteRev, type State, setRow } from './state.ts';

/** A change that was confirmed and cannot be read any more. */
export interface LostChange {
  readonly table: JournalTable;
  readonly id: string;
  readonly rev: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether it was a deletion, so that no content is lost. */
  readonly isDeletion: boolean;
}

export interface Replay {
  readonly state: State;
  /** The rows that stand in the segments that were read, as they are at the end, by key. */
  readonly values: Map<string, unknown>;
  /** The last segment with a change of a row that could be read, by key. */
  readonly touched: Map<string, number>;
  /** Rows whose newest change is lost, by key: what is known of them is older. */
  readonly lost: Map<string, LostChange>;
  /** Number of lost changes whose rows are unknown. */
  unnamed: number;
  /** Segments that are gone, with every entry about them. */
  readonly missing: Set<number>;
  /** Parts with a line that was damaged, or that are not there at all. */
  readonly damaged: Set<number>;
  /** Parts of a newer Rollcall, which are left alone. */
  readonly newer: Set<number>;
  /** Files that are there and can't be read, by name, with the code of the system. */
  readonly unreadable: Map<string, string | undefined>;
}

export const replayOnto = (state: State): Replay => ({
  state,
  values: new Map(),
  touched: new Map(),
  lost: new Map(),
  unnamed: 0,
  missing: new Set(),
  damaged: new Set(),
  newer: new Set(),
  unreadable: new Map(),
});

/** How far a list of names may be behind its journal, in milliseconds, since it is synced later. */
const LATE_MS = 60_000;

/** Replays one more segment. Absent bytes = the file is missing. */
export function replaySegment(
  replay: Replay,
  segment: number,
  journal: Uint8Array | undefined,
  names: Uint8Array | undefined,
): void {
  const changes = readPart<ChangeLine>(segment, journal);
  const named = readPart<NameLine>(segment, names);
  if ((changes.head?.version ?? 0) > FORMAT.version) {
    replay.newer.add(segment);
    return;
  }
  if (journal === undefined && named.last === 0) {
    // The list is created first, and shows that nothing was written yet.
    if (!named.isWhole) replay.missing.add(segment);
    return;
  }
  const lost = replayLines(replay, segment, changes, named);
  // The last batch may not be in the list yet; then it was not confirmed either.
  const answered = (changes.lines.get(changes.last)?.first ?? 1) - 1;
  const isListed = named.isWhole && named.last >= answered;
  // Whether there were changes after the last readable one is only known from the list of names.
  if (!changes.isWhole && !isListed) replay.unnamed += 1;
  if (lost > 0 || changes.damaged > 0 || changes.head === undefined || namesAreBehind(changes, named)) {
    replay.damaged.add(segment);
  }
}

interface ReadLines<T> {
  readonly head: HeadLine | undefined;
  /** By number. */
  readonly lines: ReadonlyMap<number, T>;
  readonly last: number;
  readonly damaged: number;
  /** Whether it is undamaged and ends with a complete line. */
  readonly isWhole: boolean;
}

function readPart<T extends { n: number }>(segment: number, bytes: Uint8Array = new Uint8Array()): ReadLines<T> {
  const { values, damaged, end } = readLines<T | HeadLine>(segment, bytes);
  const head = values.find((line): line is HeadLine => line.n === 0);
  const lines = new Map(values.flatMap((line) => (line.n > 0 ? [[line.n, line as T]] : [])));
  let last = 0;
  for (const n of lines.keys()) if (n > last) last = n;
  const isWhole = head !== undefined && damaged.length === 0 && end === bytes.length;
  return { head, lines, last, damaged: damaged.length, isWhole };
}

/** The first line of a segment, from either of its files; undefined if it is missing or damaged. */
export function readSegmentHead(segment: number, bytes: Uint8Array | undefined): HeadLine | undefined {
  if (bytes === undefined) return undefined;
  const end = bytes.indexOf(0x0a);
  const [head] = readLines<HeadLine>(segment, bytes.subarray(0, end + 1)).values;
  return head?.n === 0 ? head : undefined;
}

/** Answers with how many changes are lost. */
function replayLines(
  replay: Replay,
  segment: number,
  { lines: changes, last: lastChange }: ReadLines<ChangeLine>,
  { lines: names, last: lastName }: ReadLines<NameLine>,
): number {
  const last = Math.max(lastChange, lastName);
  for (let n = 1; n <= last; n++) {
    const change = changes.get(n);
    const name = names.get(n);
    if (change !== undefined) apply(replay, segment, change);
    else if (name?.kind === 'delete') applyDelete(replay, segment, name);
    else if (name !== undefined) lose(replay, name);
    else replay.unnamed += 1;
  }
  return last - changes.size;
}

/** Whether more names are missing than a power cut explains: then it cannot be known whether the journal was cut, too. */
function namesAreBehind({ lines: changes }: ReadLines<ChangeLine>, { lines: names }: ReadLines<NameLine>): boolean {
  let newest = 0;
  for (const { at } of changes.values()) if (at > newest) newest = at;
  return [...changes].some(([n, { at }]) => !names.has(n) && at < newest - LATE_MS);
}

/** For a deletion the list of names is as good as the journal. */
function applyDelete(replay: Replay, segment: number, line: ChangeLine | NameLine): void {
  const { table, id, rev } = line;
  const key = keyOf(line);
  replay.touched.set(key, segment);
  drop(replay.state, { table, id, rev });
  replay.values.delete(key);
  replay.lost.delete(key);
}

function apply(replay: Replay, segment: number, line: ChangeLine): void {
  if (line.kind === 'delete') {
    applyDelete(replay, segment, line);
    return;
  }
  const { table, id, rev } = line;
  const key = keyOf(line);
  replay.touched.set(key, segment);
  const row = line.kind === 'put' ? line.row : edited(replay, key, line);
  if (row === undefined) {
    lose(replay, line);
    return;
  }
  setRow(replay.state, { table, id, rev, sum: line.sum, name: nameOf(table, row) });
  replay.values.set(key, row);
  replay.lost.delete(key);
}

/** The row after an edit; undefined when the sums before or after the edit do not match. */
function edited(replay: Replay, key: string, line: ChangeLine & { kind: 'edit' }): unknown {
  const base = replay.values.get(key);
  if (base === undefined || replay.state.rows.get(key)?.sum !== line.from) return undefined;
  try {
    const row = applyEdits(base, line.edits);
    return sumOf(row, sha256) === line.sum ? row : undefined;
  } catch {
    return undefined;
  }
}

function lose(replay: Replay, line: ChangeLine | NameLine): void {
  const { table, id, at, rev } = line;
  const key = keyOf(line);
  const name = ('name' in line ? line.name : undefined) ?? replay.state.rows.get(key)?.name ?? '';
  noteRev(replay.state, table, rev);
  replay.lost.set(key, { table, id, rev, name, at, isDeletion: line.kind === 'delete' });
}
