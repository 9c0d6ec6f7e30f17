/** Records of LevelDB, for tests. */
import { createHash } from 'node:crypto';
import { joined, readRecord } from '../../src/main/leveldb/log.ts';

/** A write as the log keeps it: sequence number, count, and as many bytes as asked for, which differ from write to write. */
export function write(number: number, count: number, size: number): Uint8Array {
  const bytes = new Uint8Array(12 + size);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, BigInt(number), true);
  view.setUint32(8, count, true);
  for (let i = 12; i < bytes.length; i++) bytes[i] = (number * 31 + i * 7) & 0xff;
  return bytes;
}

/** Writes of these sizes, numbered on from `first`. Each counts for two. */
export const writes = (first: number, sizes: readonly number[]): Uint8Array[] =>
  sizes.map((size, i) => write(first + 2 * i, 2, size));

/** Records as short texts: to compare megabytes byte by byte would take a test minutes. */
export const named = (records: readonly Uint8Array[]): string[] =>
  records.map((record) => `${record.length} bytes, ${createHash('sha1').update(record).digest('hex')}`);

/** The names of all records of a log. Throws where LevelDB would call it corrupt. */
export function recordsOf(log: Uint8Array): string[] {
  const records: Uint8Array[] = [];
  for (let at = 0; ; ) {
    const read = readRecord(log, at, true);
    if (read.kind === 'end') return named(records);
    if (read.kind !== 'record') throw new Error(`${read.kind} at ${at} of ${log.length}`);
    records.push(joined(read.parts));
    at = read.end;
  }
}
