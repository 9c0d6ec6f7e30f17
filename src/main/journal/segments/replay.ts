/** Replays the journal from its bytes. Only lines with a correct digest count; lost changes are reported. */

import { sha256 } from '../../../node/sha256.ts';
import { applyEdits } from '../../../shared/document/edit.ts';
import type { JournalTable } from '../../../shared/library/journal.ts';
import { computeRowChecksum } from '../../../shared/library/row-checksum.ts';
import { readLines } from './lines.ts';
import { type ChangeLine, type HeaderLine, JOURNAL_FORMAT, type NameLine } from './segment.ts';
import { deleteRow, getRowKey, getRowName, type JournalState, recordRevision, setRow } from './state.ts';

/** A change that was confirmed but can no longer be read. */
export interface LostChange {
  readonly table: JournalTable;
  readonly id: string;
  readonly rev: number;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
  /** Whether it was a deletion, so that no content is lost. */
  readonly isDeletion: boolean;
}

export interface Replay {
  readonly state: JournalState;
  /** The final content of the rows in the segments that were read, by key. */
  readonly rowContents: Map<string, unknown>;
  /** The last segment with a readable change of each row, by key. */
  readonly lastSegments: Map<string, number>;
  /** The lost changes of rows whose newest change can't be read, by key. The state of these rows is older. */
  readonly lostChanges: Map<string, LostChange>;
  /** Number of lost changes whose rows are unknown. */
  unnamedLosses: number;
  /** Segments whose files are missing. */
  readonly missingSegments: Set<number>;
  /** Segments with damaged or missing lines. */
  readonly damagedSegments: Set<number>;
  /** Segments that a newer Rollcall has written. They aren't read or changed. */
  readonly newerSegments: Set<number>;
  /** Files that exist but can't be read, by name, with the error code of the system. */
  readonly unreadableFiles: Map<string, string | undefined>;
}

export const createReplay = (state: JournalState): Replay => ({
  state,
  rowContents: new Map(),
  lastSegments: new Map(),
  lostChanges: new Map(),
  unnamedLosses: 0,
  missingSegments: new Set(),
  damagedSegments: new Set(),
  newerSegments: new Set(),
  unreadableFiles: new Map(),
});

/** The longest time, in milliseconds, that a list of names may lag behind its journal, since the list is synced later. */
const MAX_NAMES_DELAY_MS = 60_000;

/** Replays one more segment. Undefined bytes mean that the file is missing. */
export function replaySegment(
  replay: Replay,
  segmentNumber: number,
  journal: Uint8Array | undefined,
  names: Uint8Array | undefined,
): void {
  const changeLines = readSegmentLines<ChangeLine>(segmentNumber, journal);
  const nameLines = readSegmentLines<NameLine>(segmentNumber, names);
  if ((changeLines.header?.version ?? 0) > JOURNAL_FORMAT.version) {
    replay.newerSegments.add(segmentNumber);
    return;
  }
  if (journal === undefined && nameLines.lastNumber === 0) {
    // The list of names is created first. A complete, empty list shows that nothing was written yet.
    if (!nameLines.isComplete) replay.missingSegments.add(segmentNumber);
    return;
  }
  const lostCount = replayLines(replay, segmentNumber, changeLines, nameLines);
  // A batch is written to the journal first and to the list of names second. After a crash, the names of the last batch may be missing.
  const confirmedCount = (changeLines.lines.get(changeLines.lastNumber)?.first ?? 1) - 1;
  const isListComplete = nameLines.isComplete && nameLines.lastNumber >= confirmedCount;
  // Only the list of names shows whether there were changes after the last readable one.
  if (!changeLines.isComplete && !isListComplete) replay.unnamedLosses += 1;
  if (
    lostCount > 0 ||
    changeLines.damagedCount > 0 ||
    changeLines.header === undefined ||
    areNamesBehind(changeLines, nameLines)
  ) {
    replay.damagedSegments.add(segmentNumber);
  }
}

interface SegmentLines<T> {
  readonly header: HeaderLine | undefined;
  /** The readable lines, by number. */
  readonly lines: ReadonlyMap<number, T>;
  readonly lastNumber: number;
  readonly damagedCount: number;
  /** Whether the file is undamaged and ends with a complete line. */
  readonly isComplete: boolean;
}

function readSegmentLines<T extends { n: number }>(
  segmentNumber: number,
  bytes: Uint8Array = new Uint8Array(),
): SegmentLines<T> {
  const { values, damaged: damagedLines, completeLength } = readLines<T | HeaderLine>(segmentNumber, bytes);
  const header = values.find((line): line is HeaderLine => line.n === 0);
  const lines = new Map(values.flatMap((line) => (line.n > 0 ? [[line.n, line as T]] : [])));
  let lastNumber = 0;
  for (const lineNumber of lines.keys()) if (lineNumber > lastNumber) lastNumber = lineNumber;
  const isComplete = header !== undefined && damagedLines.length === 0 && completeLength === bytes.length;
  return { header, lines, lastNumber, damagedCount: damagedLines.length, isComplete };
}

/** Returns the first line of a segment, from either of its files. Returns undefined if the line is missing or damaged. */
export function readSegmentHeader(segmentNumber: number, bytes: Uint8Array | undefined): HeaderLine | undefined {
  if (bytes === undefined) return undefined;
  const lineEnd = bytes.indexOf(0x0a);
  const [header] = readLines<HeaderLine>(segmentNumber, bytes.subarray(0, lineEnd + 1)).values;
  return header?.n === 0 ? header : undefined;
}

/** Replays the lines of a segment in order. Returns the number of lost changes. */
function replayLines(
  replay: Replay,
  segmentNumber: number,
  { lines: changes, lastNumber: lastChangeNumber }: SegmentLines<ChangeLine>,
  { lines: names, lastNumber: lastNameNumber }: SegmentLines<NameLine>,
): number {
  const lastNumber = Math.max(lastChangeNumber, lastNameNumber);
  for (let lineNumber = 1; lineNumber <= lastNumber; lineNumber++) {
    const change = changes.get(lineNumber);
    const name = names.get(lineNumber);
    if (change !== undefined) applyChange(replay, segmentNumber, change);
    else if (name?.kind === 'delete') applyDeletion(replay, segmentNumber, name);
    else if (name !== undefined) recordLoss(replay, name);
    else replay.unnamedLosses += 1;
  }
  return lastNumber - changes.size;
}

/** Whether more names are missing than a power cut explains. In that case the journal may also be incomplete. */
function areNamesBehind(
  { lines: changes }: SegmentLines<ChangeLine>,
  { lines: names }: SegmentLines<NameLine>,
): boolean {
  let newestTimestamp = 0;
  for (const { at: timestamp } of changes.values()) if (timestamp > newestTimestamp) newestTimestamp = timestamp;
  return [...changes].some(
    ([lineNumber, { at: timestamp }]) => !names.has(lineNumber) && timestamp < newestTimestamp - MAX_NAMES_DELAY_MS,
  );
}

/** Applies a deletion, which is recorded equally in the journal and in the list of names. */
function applyDeletion(replay: Replay, segmentNumber: number, line: ChangeLine | NameLine): void {
  const { table, id, rev } = line;
  const rowKey = getRowKey(line);
  replay.lastSegments.set(rowKey, segmentNumber);
  deleteRow(replay.state, { table, id, rev });
  replay.rowContents.delete(rowKey);
  replay.lostChanges.delete(rowKey);
}

function applyChange(replay: Replay, segmentNumber: number, line: ChangeLine): void {
  if (line.kind === 'delete') {
    applyDeletion(replay, segmentNumber, line);
    return;
  }
  const { table, id, rev } = line;
  const rowKey = getRowKey(line);
  replay.lastSegments.set(rowKey, segmentNumber);
  const row = line.kind === 'put' ? line.row : applyEditLine(replay, rowKey, line);
  if (row === undefined) {
    recordLoss(replay, line);
    return;
  }
  setRow(replay.state, { table, id, rev, sum: line.sum, name: getRowName(table, row) });
  replay.rowContents.set(rowKey, row);
  replay.lostChanges.delete(rowKey);
}

/** Returns the row after an edit, or undefined if the checksum before or after the edit does not match. */
function applyEditLine(replay: Replay, rowKey: string, line: ChangeLine & { kind: 'edit' }): unknown {
  const baseRow = replay.rowContents.get(rowKey);
  if (baseRow === undefined || replay.state.rows.get(rowKey)?.sum !== line.from) return undefined;
  try {
    const editedRow = applyEdits(baseRow, line.edits);
    return computeRowChecksum(editedRow, sha256) === line.sum ? editedRow : undefined;
  } catch {
    return undefined;
  }
}

function recordLoss(replay: Replay, line: ChangeLine | NameLine): void {
  const { table, id, at: timestamp, rev } = line;
  const rowKey = getRowKey(line);
  const rowName = ('name' in line ? line.name : undefined) ?? replay.state.rows.get(rowKey)?.name ?? '';
  recordRevision(replay.state, table, rev);
  replay.lostChanges.set(rowKey, { table, id, rev, name: rowName, timestamp, isDeletion: line.kind === 'delete' });
}
