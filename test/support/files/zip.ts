/** Builds zips by hand, with any fault that a test wants. */
import { deflateRawSync } from 'node:zlib';
import { crc32 } from '../../../src/shared/base/crc32.ts';

interface Numbers {
  signature?: number;
  flags?: number;
  method?: number;
  crc?: number;
  packed?: number;
  size?: number;
  name?: string;
}

export interface ZipInput {
  name: string | Uint8Array;
  content?: string | Uint8Array;
  stored?: boolean;
  /** What is written in the zip instead of the content packed. */
  raw?: Uint8Array;
  /** What the two records say otherwise. */
  both?: Numbers;
  local?: Numbers & { extra?: Uint8Array };
  central?: Numbers & { attributes?: number; offset?: number; disk?: number; extra?: Uint8Array };
  /** Bytes behind the contents. */
  behind?: Uint8Array;
}

export interface ZipEndInput {
  before?: Uint8Array;
  after?: Uint8Array;
  comment?: Uint8Array;
  entries?: number;
  entriesHere?: number;
  disk?: number;
  directoryBytes?: number;
  directoryOffset?: number;
}

const bytesOf = (text: string | Uint8Array): Buffer => Buffer.from(text as string);

export function buildZip(entries: readonly ZipInput[], end: ZipEndInput = {}): Uint8Array {
  const parts: Buffer[] = [Buffer.from(end.before ?? [])];
  const directory: Buffer[] = [];
  const place = () => parts.reduce((sum, { length }) => sum + length, 0);
  for (const entry of entries) {
    const { local, central } = recordsOf(entry, place());
    parts.push(local.record, local.raw, Buffer.from(entry.behind ?? []));
    directory.push(central);
  }
  const start = place();
  const listed = Buffer.concat(directory);
  const last = Buffer.alloc(22);
  last.writeUInt32LE(0x06054b50, 0);
  last.writeUInt16LE(end.disk ?? 0, 4);
  last.writeUInt16LE(end.entriesHere ?? end.entries ?? entries.length, 8);
  last.writeUInt16LE(end.entries ?? entries.length, 10);
  last.writeUInt32LE(end.directoryBytes ?? listed.length, 12);
  last.writeUInt32LE(end.directoryOffset ?? start, 16);
  last.writeUInt16LE(end.comment?.length ?? 0, 20);
  return new Uint8Array(
    Buffer.concat([...parts, listed, last, Buffer.from(end.comment ?? []), Buffer.from(end.after ?? [])]),
  );
}

function recordsOf(entry: ZipInput, offset: number) {
  const content = bytesOf(entry.content ?? '');
  const raw = Buffer.from(entry.raw ?? (entry.stored ? content : deflateRawSync(content)));
  const truth = {
    flags: 0,
    method: entry.stored ? 0 : 8,
    crc: crc32(content),
    packed: raw.length,
    size: content.length,
    ...entry.both,
  };
  const inLocal = { ...truth, ...entry.local };
  const inCentral = { attributes: 0, offset, disk: 0, ...truth, ...entry.central };
  const localName = bytesOf(inLocal.name ?? entry.name);
  const record = Buffer.alloc(30);
  record.writeUInt32LE(inLocal.signature ?? 0x04034b50, 0);
  record.writeUInt16LE(20, 4);
  record.writeUInt16LE(inLocal.flags, 6);
  record.writeUInt16LE(inLocal.method, 8);
  record.writeUInt32LE(inLocal.crc, 14);
  record.writeUInt32LE(inLocal.packed, 18);
  record.writeUInt32LE(inLocal.size, 22);
  record.writeUInt16LE(localName.length, 26);
  const localExtra = Buffer.from(inLocal.extra ?? []);
  record.writeUInt16LE(localExtra.length, 28);
  const name = bytesOf(inCentral.name ?? entry.name);
  const extra = Buffer.from(inCentral.extra ?? []);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(inCentral.signature ?? 0x02014b50, 0);
  central.writeUInt16LE(20, 4);
  central.writeUInt16LE(20, 6);
  central.writeUInt16LE(inCentral.flags, 8);
  central.writeUInt16LE(inCentral.method, 10);
  central.writeUInt32LE(inCentral.crc, 16);
  central.writeUInt32LE(inCentral.packed, 20);
  central.writeUInt32LE(inCentral.size, 24);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt16LE(extra.length, 30);
  central.writeUInt16LE(inCentral.disk, 34);
  central.writeUInt32LE(inCentral.attributes, 38);
  central.writeUInt32LE(inCentral.offset, 42);
  return {
    local: { record: Buffer.concat([record, localName, localExtra]), raw },
    central: Buffer.concat([central, name, extra]),
  };
}
