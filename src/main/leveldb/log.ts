/**
 * The log files of LevelDB, in which Chromium keeps IndexedDB: blocks of 32 KB with records, each in one part or several.
 * Format: https://github.com/google/leveldb/blob/main/doc/log_format.md
 */
import { checksum } from './checksum.ts';

const BLOCK = 32_768;
/** Checksum of four bytes, length of two, type of one. */
const HEAD = 7;
const FULL = 1;
const FIRST = 2;
const MIDDLE = 3;
const LAST = 4;

/** `end`: nothing comes any more. `torn`: the log ends within the record. `wrong`: no writer has left it like this. */
export type LogRead =
  | { readonly kind: 'record'; readonly parts: readonly Uint8Array[]; readonly end: number }
  | { readonly kind: 'end' | 'torn' | 'wrong' };

/** The record that begins at a place, without its heads. With `checked`, it is wrong unless its checksums hold. */
export function readRecord(log: Uint8Array, start: number, checked: boolean): LogRead {
  const parts: Uint8Array[] = [];
  for (let at = start; ; ) {
    at += filling(at);
    if (at >= log.length) return { kind: parts.length === 0 ? 'end' : 'torn' };
    const part = readPart(log, at, checked);
    if (typeof part === 'string') return { kind: part };
    const begins = part.type === FULL || part.type === FIRST;
    if (begins !== (parts.length === 0)) return { kind: 'wrong' };
    parts.push(log.subarray(at + HEAD, part.end));
    if (part.type === FULL || part.type === LAST) return { kind: 'record', parts, end: part.end };
    at = part.end;
  }
}

/** Whether it is worth to read a record here: asked of every byte of a log that is not whole. */
export const mayBegin = (log: Uint8Array, at: number): boolean => log[at + 6] === FULL || log[at + 6] === FIRST;

function readPart(log: Uint8Array, at: number, checked: boolean): { type: number; end: number } | 'torn' | 'wrong' {
  if (at + HEAD > log.length) return 'torn';
  const view = new DataView(log.buffer, log.byteOffset + at);
  const end = at + HEAD + view.getUint16(4, true);
  const type = view.getUint8(6);
  if (type < FULL || type > LAST || end > at + roomAt(at)) return 'wrong';
  if (end > log.length) return 'torn';
  return checked && checksum(log.subarray(at + 6, end)) !== view.getUint32(0, true) ? 'wrong' : { type, end };
}

/** The log with records behind it, as its writer puts them. */
export function appendRecords(log: Uint8Array, records: readonly Uint8Array[]): Uint8Array {
  const chunks = [log];
  let size = log.length;
  const push = (chunk: Uint8Array) => {
    chunks.push(chunk);
    size += chunk.length;
  };
  for (const record of records) {
    let rest = record;
    for (let first = true; first || rest.length > 0; first = false) {
      push(new Uint8Array(filling(size)));
      const now = rest.subarray(0, roomAt(size) - HEAD);
      rest = rest.subarray(now.length);
      push(part(first ? (rest.length === 0 ? FULL : FIRST) : rest.length === 0 ? LAST : MIDDLE, now));
    }
  }
  return joined(chunks);
}

export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function part(type: number, payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEAD + payload.length);
  bytes.set(payload, HEAD);
  const view = new DataView(bytes.buffer);
  view.setUint16(4, payload.length, true);
  view.setUint8(6, type);
  view.setUint32(0, checksum(bytes.subarray(6)), true);
  return bytes;
}

const roomAt = (at: number): number => BLOCK - (at % BLOCK);

/** The end of a block that has no room for a head is filled up. */
const filling = (at: number): number => (roomAt(at) < HEAD ? roomAt(at) : 0);
