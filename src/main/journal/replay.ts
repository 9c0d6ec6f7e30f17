/** From the bytes of the journal to what they say. Only what has its digest counts; what is lost is named. */
import { applyEdits } from '../../shared/document/edit.ts';
import type { JournalTable } from '../../shared/library/journal.ts';
import { sumOf } from '../../shared/library/sum-of.ts';
import { hexDigest } from './digest.ts';
import { readLines } from './lines.ts';
import { type ChangeLine, FORMAT, type HeadLine, type NameLine } from './segment.ts';
import { drop, keep, keyOf, nameOf, type State, seen } from './state.ts';

/** A change that was counted as written and cannot be read any more. */
export interface LostChange {
  readonly table: JournalTable;
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface Replay {
  readonly state: State;
  /** The rows that stand in the parts that were read, as they are at the end, by key. */
  readonly values: Map<string, unknown>;
  /** Rows whose newest change is lost, by key: what is known of them is older. */
  readonly lost: Map<string, LostChange>;
  /** Changes that are lost without a name. */
  unnamed: number;
  /** Parts with a line that was damaged, or that are not there at all. */
  readonly damaged: Set<number>;
  /** Parts of a newer Rollcall, which are left alone. */
  readonly newer: Set<number>;
}

export const replayOnto = (state: State): Replay => ({
  state,
  values: new Map(),
  lost: new Map(),
  unnamed: 0,
  damaged: new Set(),
  newer: new Set(),
});

/** So long a list of names may be behind its journal: it is forced to disk a little later. */
const LATE_MS = 60_000;

/** Reads one part on. Absent bytes = the file is not there. */
export function replaySegment(
  replay: Replay,
  segment: number,
  journal: Uint8Array | undefined,
  names: Uint8Array | undefined,
): void {
  const read = readLines<ChangeLine | HeadLine>(segment, journal ?? new Uint8Array());
  const head = read.values.find((line): line is HeadLine => line.n === 0);
  if (head !== undefined && head.version > FORMAT.version) {
    replay.newer.add(segment);
    return;
  }
  const changes = new Map(read.values.flatMap((line) => (line.n > 0 ? [[line.n, line as ChangeLine]] : [])));
  const named = new Map(readLines<NameLine>(segment, names ?? new Uint8Array()).values.map((line) => [line.n, line]));
  const last = Math.max(0, ...changes.keys(), ...named.keys());
  if (read.damaged.length > 0 || journal === undefined) replay.damaged.add(segment);
  for (let n = 1; n <= last; n++) {
    const change = changes.get(n);
    const name = named.get(n);
    if (change !== undefined) apply(replay, change);
    else {
      replay.damaged.add(segment);
      if (name === undefined) replay.unnamed += 1;
      else lose(replay, name);
    }
  }
  if (namesAreBehind(changes, named)) replay.damaged.add(segment);
}

/** Whether more names are missing than a power cut explains: then nobody could tell whether the journal was cut, too. */
function namesAreBehind(changes: ReadonlyMap<number, ChangeLine>, named: ReadonlyMap<number, NameLine>): boolean {
  const newest = Math.max(0, ...[...changes.values()].map(({ at }) => at));
  return [...changes].some(([n, { at }]) => !named.has(n) && at < newest - LATE_MS);
}

function apply(replay: Replay, line: ChangeLine): void {
  const { table, id, rev } = line;
  const key = keyOf(line);
  if (line.kind === 'delete') {
    drop(replay.state, { table, id, rev });
    replay.values.delete(key);
    replay.lost.delete(key);
    return;
  }
  const row = line.kind === 'put' ? line.row : edited(replay, key, line);
  if (row === undefined) {
    lose(replay, line);
    return;
  }
  keep(replay.state, { table, id, rev, sum: line.sum, name: nameOf(table, row) });
  replay.values.set(key, row);
  replay.lost.delete(key);
}

/** The row after an edit; undefined when the edit does not lead from what is known to what was written. */
function edited(replay: Replay, key: string, line: ChangeLine & { kind: 'edit' }): unknown {
  const base = replay.values.get(key);
  if (base === undefined || replay.state.rows.get(key)?.sum !== line.from) return undefined;
  try {
    const row = applyEdits(base, line.edits);
    return sumOf(row, hexDigest) === line.sum ? row : undefined;
  } catch {
    return undefined;
  }
}

function lose(replay: Replay, line: ChangeLine | NameLine): void {
  const { table, id, at, rev } = line;
  const key = keyOf(line);
  const name = ('name' in line ? line.name : undefined) ?? replay.state.rows.get(key)?.name ?? '';
  seen(replay.state, table, rev);
  replay.lost.set(key, { table, id, name, at });
}
