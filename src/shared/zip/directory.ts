/**
 * Reads the directory of a zip strictly. Anything that other programs could interpret differently is refused. A zip ends with its directory
 * (one record for each entry) and the end record, which tells where the directory is. An entry begins with its own, local header.
 */
import { LIMITS } from '../base/limits.ts';
import { refuse } from './archive-fault.ts';
import type { BufferedReader } from './buffered-reader.ts';
import { decodeEntryName, getSameFileKey, refuseUnsafe } from './entry-names.ts';
import { CENTRAL, createView, END, FLAG, IN_ZIP64, LOCAL, METHOD } from './layout.ts';

export interface ZipEntry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  /** The size in the zip and the unpacked size, in bytes. */
  readonly packed: number;
  readonly size: number;
  /** The offset of the local header. */
  readonly offset: number;
  /** The name as stored in the zip. */
  readonly rawName: Uint8Array;
}

export interface Directory {
  /** Entries in the order of the directory. */
  readonly entries: readonly ZipEntry[];
  /** The start of the directory, which is the end of the last entry. */
  readonly offset: number;
}

/** Reads the end record and the directory. Throws an ArchiveError. */
export async function readDirectory(reader: BufferedReader): Promise<Directory> {
  const endRecord = await readEndRecord(reader);
  if (endRecord.bytes > LIMITS.archiveListBytes) return refuse('list-too-large');
  const bytes = await reader.read(endRecord.offset, endRecord.bytes);
  const entries: ZipEntry[] = [];
  let entryStart = 0;
  for (let index = 0; index < endRecord.entries; index++) {
    const { entry, length } = readEntry(bytes, entryStart);
    entries.push(entry);
    entryStart += length;
  }
  if (entryStart !== bytes.length) return refuse('directory');
  refuseDuplicates(entries);
  return { entries, offset: endRecord.offset };
}

interface EndRecord {
  readonly entries: number;
  readonly offset: number;
  readonly bytes: number;
}

async function readEndRecord(reader: BufferedReader): Promise<EndRecord> {
  if (reader.size === 0) return refuse('empty');
  if (reader.size > LIMITS.archiveBytes) return refuse('too-large');
  const tailLength = Math.min(reader.size, END.bytes + END.maxComment);
  const tailStart = reader.size - tailLength;
  const tail = await reader.read(tailStart, tailLength);
  const recordStart = findEndRecord(tail);
  if (recordStart < 0)
    return refuse(
      recordStart === BYTES_AFTER_END_RECORD ? 'behind' : (await beginsLikeZip(reader)) ? 'torn' : 'not-a-zip',
    );
  const view = createView(tail);
  const readU16 = (field: number) => view.getUint16(recordStart + field, true);
  const [entries, bytes] = [readU16(END.entries), view.getUint32(recordStart + END.directoryBytes, true)];
  const offset = view.getUint32(recordStart + END.directoryOffset, true);
  if (entries === IN_ZIP64.u16 || bytes === IN_ZIP64.u32 || offset === IN_ZIP64.u32) return refuse('zip64');
  if (readU16(END.disk) !== 0 || readU16(END.directoryDisk) !== 0 || readU16(END.entriesHere) !== entries)
    return refuse('many-parts');
  if (entries > LIMITS.archiveEntries) return refuse('too-many-entries');
  if (offset + bytes < tailStart + recordStart) return refuse('before');
  return offset + bytes === tailStart + recordStart ? { entries, offset, bytes } : refuse('directory');
}

const NO_END_RECORD = -1;
const BYTES_AFTER_END_RECORD = -2;

/** Finds the end record whose comment ends at the end of the file. */
function findEndRecord(tail: Uint8Array): number {
  const view = createView(tail);
  let result = NO_END_RECORD;
  for (let recordStart = tail.length - END.bytes; recordStart >= 0; recordStart--) {
    if (tail[recordStart] !== (END.signature & 0xff) || view.getUint32(recordStart, true) !== END.signature) continue;
    if (recordStart + END.bytes + view.getUint16(recordStart + END.comment, true) === tail.length) return recordStart;
    result = BYTES_AFTER_END_RECORD;
  }
  return result;
}

async function beginsLikeZip(reader: BufferedReader): Promise<boolean> {
  if (reader.size < 4) return false;
  const signature = createView(await reader.read(0, 4)).getUint32(0, true);
  return signature === LOCAL.signature || signature === END.signature;
}

function readEntry(bytes: Uint8Array, entryStart: number): { entry: ZipEntry; length: number } {
  if (entryStart + CENTRAL.bytes > bytes.length) return refuse('directory');
  const view = createView(bytes.subarray(entryStart));
  const readU16 = (field: number) => view.getUint16(field, true);
  const readU32 = (field: number) => view.getUint32(field, true);
  const nameLength = readU16(CENTRAL.name);
  const length = CENTRAL.bytes + nameLength + readU16(CENTRAL.extra) + readU16(CENTRAL.comment);
  if (readU32(0) !== CENTRAL.signature || entryStart + length > bytes.length) return refuse('directory');
  const rawName = bytes.subarray(entryStart + CENTRAL.bytes, entryStart + CENTRAL.bytes + nameLength);
  const flags = readU16(CENTRAL.flags);
  const extra = bytes.subarray(
    entryStart + CENTRAL.bytes + nameLength,
    entryStart + CENTRAL.bytes + nameLength + readU16(CENTRAL.extra),
  );
  const path = decodeEntryName(rawName, (flags & FLAG.utf8) !== 0, extra);
  refuseUnsafe(path);
  const isFolder = path.endsWith('/');
  const entry: ZipEntry = {
    path,
    isFolder,
    flags,
    method: readU16(CENTRAL.method),
    crc: readU32(CENTRAL.crc),
    packed: readU32(CENTRAL.packed),
    size: readU32(CENTRAL.size),
    offset: readU32(CENTRAL.offset),
    rawName,
  };
  if (readU16(CENTRAL.disk) !== 0) return refuse('many-parts');
  refuseUnusualKind(path, isFolder, readU32(CENTRAL.attributes));
  refuseUnusualPacking(entry);
  return { entry, length };
}

/** The Unix file kinds in the upper half of the attributes, and the Windows flag for links in the lower half. */
const FILE_KIND = { mask: 0o170000, file: 0o100000, folder: 0o040000, link: 0o120000 } as const;
const REPARSE_POINT = 0x400;

function refuseUnusualKind(entryPath: string, isFolder: boolean, attributes: number): void {
  const fileKind = (attributes >>> 16) & FILE_KIND.mask;
  if (fileKind === FILE_KIND.link || (attributes & REPARSE_POINT) !== 0) refuse('link', entryPath);
  if (fileKind !== 0 && fileKind !== (isFolder ? FILE_KIND.folder : FILE_KIND.file)) refuse('special', entryPath);
}

/** The maximum growth of deflated data, rounded up. */
const MAX_GROWTH = 1_040;

/** The allowed flags. Two bits are the level of compression. */
const KNOWN_FLAGS = 0b110 | FLAG.descriptor | FLAG.utf8;

function refuseUnusualPacking({ path, isFolder, flags, method, packed, size, offset }: ZipEntry): void {
  if ((flags & (FLAG.encrypted | FLAG.strong | FLAG.masked)) !== 0) refuse('encrypted', path);
  if ((flags & ~KNOWN_FLAGS) !== 0) refuse('compression', path);
  if (method !== METHOD.stored && method !== METHOD.deflated) refuse('compression', path);
  if (packed === IN_ZIP64.u32 || size === IN_ZIP64.u32 || offset === IN_ZIP64.u32) refuse('zip64', path);
  if (size > LIMITS.archiveFileBytes || packed > LIMITS.archiveFileBytes) refuse('file-too-large', path);
  if ((method === METHOD.stored && packed !== size) || (isFolder && size !== 0)) refuse('size', path);
  if (size > packed * MAX_GROWTH) refuse('size', path);
}

/** Refuses duplicate paths, and files whose path another entry uses as a folder. */
function refuseDuplicates(entries: readonly ZipEntry[]): void {
  const entriesByKey = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const pathKey = getSameFileKey(entry.isFolder ? entry.path.slice(0, -1) : entry.path);
    if (entriesByKey.has(pathKey)) refuse('twice', entry.path);
    entriesByKey.set(pathKey, entry);
  }
  for (const pathKey of entriesByKey.keys()) {
    for (let slash = pathKey.lastIndexOf('/'); slash > 0; slash = pathKey.lastIndexOf('/', slash - 1)) {
      if (entriesByKey.get(pathKey.slice(0, slash))?.isFolder === false) refuse('twice', pathKey);
    }
  }
}
