/** Writes the records of a zip. Sizes are known in advance, so no data descriptors are needed. */
import { CENTRAL, createView, END, FLAG, LOCAL } from './layout.ts';

/** Fields that both records of an entry have. */
export interface EntryRecord {
  readonly name: Uint8Array;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** Version 2.0 of the format, which has folders and deflate. */
const REQUIRED_VERSION = 20;
/** Unix, so that other programs read the kind and the rights of files. */
const UNIX = 3;
const PLAIN_FILE = 0o100644;

/** A date and time in the MS-DOS format, in UTC. The years are limited to 1980 to 2107. */
export interface DosTime {
  readonly time: number;
  readonly date: number;
}

export function toDosTime(moment: Date): DosTime {
  const year = Math.min(Math.max(moment.getUTCFullYear(), 1980), 2107);
  return {
    time: (moment.getUTCHours() << 11) | (moment.getUTCMinutes() << 5) | (moment.getUTCSeconds() >> 1),
    date: ((year - 1980) << 9) | ((moment.getUTCMonth() + 1) << 5) | moment.getUTCDate(),
  };
}

/** Creates the record before the data of an entry. The fields at 4, 10 and 12 are the required version, the time and the date. */
export function createLocalHeader(
  { name, method, crc, packed, size }: EntryRecord,
  { time, date }: DosTime,
): Uint8Array {
  const bytes = new Uint8Array(LOCAL.bytes + name.length);
  const view = createView(bytes);
  view.setUint32(0, LOCAL.signature, true);
  view.setUint16(4, REQUIRED_VERSION, true);
  view.setUint16(LOCAL.flags, FLAG.utf8, true);
  view.setUint16(LOCAL.method, method, true);
  view.setUint16(10, time, true);
  view.setUint16(12, date, true);
  view.setUint32(LOCAL.crc, crc, true);
  view.setUint32(LOCAL.packed, packed, true);
  view.setUint32(LOCAL.size, size, true);
  view.setUint16(LOCAL.name, name.length, true);
  bytes.set(name, LOCAL.bytes);
  return bytes;
}

/**
 * Creates the record of an entry in the central directory. The fields at 4 and 6 are the version of the format that wrote the entry, and
 * the version that reading it requires.
 */
export function createCentralHeader(
  { name, method, crc, packed, size, offset }: EntryRecord,
  { time, date }: DosTime,
): Uint8Array {
  const bytes = new Uint8Array(CENTRAL.bytes + name.length);
  const view = createView(bytes);
  view.setUint32(0, CENTRAL.signature, true);
  view.setUint8(4, REQUIRED_VERSION);
  view.setUint8(CENTRAL.system, UNIX);
  view.setUint16(6, REQUIRED_VERSION, true);
  view.setUint16(CENTRAL.flags, FLAG.utf8, true);
  view.setUint16(CENTRAL.method, method, true);
  view.setUint16(CENTRAL.time, time, true);
  view.setUint16(CENTRAL.date, date, true);
  view.setUint32(CENTRAL.crc, crc, true);
  view.setUint32(CENTRAL.packed, packed, true);
  view.setUint32(CENTRAL.size, size, true);
  view.setUint16(CENTRAL.name, name.length, true);
  view.setUint32(CENTRAL.attributes, PLAIN_FILE * 0x10000, true);
  view.setUint32(CENTRAL.offset, offset, true);
  bytes.set(name, CENTRAL.bytes);
  return bytes;
}

/** Creates the record at the end of the file. */
export function createEndRecord(entries: number, directoryBytes: number, directoryOffset: number): Uint8Array {
  const bytes = new Uint8Array(END.bytes);
  const view = createView(bytes);
  view.setUint32(0, END.signature, true);
  view.setUint16(END.entriesHere, entries, true);
  view.setUint16(END.entries, entries, true);
  view.setUint32(END.directoryBytes, directoryBytes, true);
  view.setUint32(END.directoryOffset, directoryOffset, true);
  return bytes;
}
