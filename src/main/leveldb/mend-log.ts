import { joined, type LogRead, mayBegin, readRecord } from './log.ts';

/** Sequence number of eight bytes, count of four: what the record of a write begins with. */
const BATCH_HEAD = 12;

type LogRecord = Extract<LogRead, { kind: 'record' }>;

/** What a log should be: its first bytes, and the records behind them. */
export interface Mending {
  readonly kept: number;
  readonly behind: readonly Uint8Array[];
}

/**
 * How to rid a log of what was never written whole; undefined where all is well, and where something else is wrong.
 *
 * A writer that was killed, or that had no room, leaves half a record at the end. LevelDB ignores it, but may write on
 * behind it; then the half stands in the middle. That nothing else is missing there, the numbers of the writes prove:
 * those behind the half go on where those in front of it end.
 * @param writes whether the records are writes, which are numbered; those of a manifest are not
 */
export function mendLog(log: Uint8Array, writes: boolean): Mending | undefined {
  const { end, last, stop } = readOn(log);
  if (stop === 'end') return undefined;
  const behind = writes && last !== undefined ? writesBehind(log, end, last) : [];
  return behind.length > 0 || stop === 'torn' ? { kept: end, behind } : undefined;
}

/** Reads as far as it goes: where the last whole record ends, and what comes then. */
function readOn(log: Uint8Array): { end: number; last?: LogRecord; stop: 'end' | 'torn' | 'wrong' } {
  let last: LogRecord | undefined;
  for (;;) {
    const end = last?.end ?? 0;
    const read = readRecord(log, end, true);
    if (read.kind !== 'record') return { end, ...(last && { last }), stop: read.kind };
    last = read;
  }
}

/** The whole writes behind a half one, in order and without a gap to `last`. */
function writesBehind(log: Uint8Array, start: number, last: LogRecord): Uint8Array[] {
  const found: Uint8Array[] = [];
  let next = numberAfter(joined(last.parts));
  for (let at = start; next !== undefined && at < log.length; ) {
    const record = mayBegin(log, at) ? writeAt(log, at, next) : undefined;
    if (record === undefined) {
      at += 1;
      continue;
    }
    const write = joined(record.parts);
    found.push(write);
    next = numberAfter(write);
    at = record.end;
  }
  return found;
}

/** The write with this number, if it begins here. */
function writeAt(log: Uint8Array, at: number, number: bigint): LogRecord | undefined {
  // Without checksums first: hardly any place looks like the beginning of a record.
  const seen = readRecord(log, at, false);
  if (seen.kind !== 'record' || numbers(joined(seen.parts))?.first !== number) return undefined;
  const read = readRecord(log, at, true);
  return read.kind === 'record' ? read : undefined;
}

const numberAfter = (write: Uint8Array): bigint | undefined => {
  const held = numbers(write);
  return held && held.first + BigInt(held.count);
};

function numbers(write: Uint8Array): { first: bigint; count: number } | undefined {
  if (write.length < BATCH_HEAD) return undefined;
  const view = new DataView(write.buffer, write.byteOffset, write.byteLength);
  return { first: view.getBigUint64(0, true), count: view.getUint32(8, true) };
}
