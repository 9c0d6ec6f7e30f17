/** Reads the directory of a zip strictly: what other programs could interpret differently is refused. */
import { LIMITS } from '../base/limits.ts';
import { refuse } from './archive-fault.ts';
import type { BufferedReader } from './buffered-reader.ts';
import { entryName, refuseUnsafe, sameFileKey } from './entry-names.ts';
import { CENTRAL, END, FLAG, IN_ZIP64, LOCAL, METHOD, viewOf } from './layout.ts';

export interface ZipEntry {
  readonly path: string;
  readonly isFolder: boolean;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  /** Bytes in the zip, and unpacked. */
  readonly packed: number;
  readonly size: number;
  /** Of its local header. */
  readonly offset: number;
  /** As it stands in the zip. */
  readonly rawName: Uint8Array;
}

export interface Directory {
  /** In the order of the directory. */
  readonly entries: readonly ZipEntry[];
  /** Where it begins: the last entry ends there. */
  readonly offset: number;
}

/** Reads the end record and the directory. Throws an ArchiveError. */
export async function readDirectory(reader: BufferedReader): Promise<Directory> {
  const end = await endOf(reader);
  if (end.bytes > LIMITS.archiveListBytes) return refuse('list-too-large');
  const bytes = await reader.read(end.offset, end.bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < end.entries; index++) {
    const { entry, length } = entryAt(bytes, at);
    entries.push(entry);
    at += length;
  }
  if (at !== bytes.length) return refuse('directory');
  refuseTwice(entries);
  return { entries, offset: end.offset };
}

interface End {
  readonly entries: number;
  readonly offset: number;
  readonly bytes: number;
}

async function endOf(reader: BufferedReader): Promise<End> {
  if (reader.size === 0) return refuse('empty');
  if (reader.size > LIMITS.archiveBytes) return refuse('too-large');
  const length = Math.min(reader.size, END.bytes + END.mostComment);
  const start = reader.size - length;
  const tail = await reader.read(start, length);
  const at = endRecordIn(tail);
  if (at < 0) return refuse(at === NOT_AT_THE_END ? 'behind' : (await beginsLikeZip(reader)) ? 'torn' : 'not-a-zip');
  const view = viewOf(tail);
  const two = (field: number) => view.getUint16(at + field, true);
  const [entries, bytes] = [two(END.entries), view.getUint32(at + END.directoryBytes, true)];
  const offset = view.getUint32(at + END.directoryOffset, true);
  if (entries === IN_ZIP64.two || bytes === IN_ZIP64.four || offset === IN_ZIP64.four) return refuse('zip64');
  if (two(END.disk) !== 0 || two(END.directoryDisk) !== 0 || two(END.entriesHere) !== entries)
    return refuse('many-parts');
  if (entries > LIMITS.archiveEntries) return refuse('too-many-entries');
  if (offset + bytes < start + at) return refuse('before');
  return offset + bytes === start + at ? { entries, offset, bytes } : refuse('directory');
}

const NOT_THERE = -1;
const NOT_AT_THE_END = -2;

/** Where the end record begins whose comment reaches to the end of the file. */
function endRecordIn(tail: Uint8Array): number {
  const view = viewOf(tail);
  let found = NOT_THERE;
  for (let at = tail.length - END.bytes; at >= 0; at--) {
    if (tail[at] !== (END.signature & 0xff) || view.getUint32(at, true) !== END.signature) continue;
    if (at + END.bytes + view.getUint16(at + END.comment, true) === tail.length) return at;
    found = NOT_AT_THE_END;
  }
  return found;
}

async function beginsLikeZip(reader: BufferedReader): Promise<boolean> {
  if (reader.size < 4) return false;
  const signature = viewOf(await reader.read(0, 4)).getUint32(0, true);
  return signature === LOCAL.signature || signature === END.signature;
}

function entryAt(bytes: Uint8Array, at: number): { entry: ZipEntry; length: number } {
  if (at + CENTRAL.bytes > bytes.length) return refuse('directory');
  const view = viewOf(bytes.subarray(at));
  const two = (field: number) => view.getUint16(field, true);
  const four = (field: number) => view.getUint32(field, true);
  const names = two(CENTRAL.name);
  const length = CENTRAL.bytes + names + two(CENTRAL.extra) + two(CENTRAL.comment);
  if (four(0) !== CENTRAL.signature || at + length > bytes.length) return refuse('directory');
  const rawName = bytes.subarray(at + CENTRAL.bytes, at + CENTRAL.bytes + names);
  const flags = two(CENTRAL.flags);
  const extra = bytes.subarray(at + CENTRAL.bytes + names, at + CENTRAL.bytes + names + two(CENTRAL.extra));
  const path = entryName(rawName, (flags & FLAG.utf8) !== 0, extra);
  refuseUnsafe(path);
  const isFolder = path.endsWith('/');
  const entry: ZipEntry = {
    path,
    isFolder,
    flags,
    method: two(CENTRAL.method),
    crc: four(CENTRAL.crc),
    packed: four(CENTRAL.packed),
    size: four(CENTRAL.size),
    offset: four(CENTRAL.offset),
    rawName,
  };
  if (two(CENTRAL.disk) !== 0) return refuse('many-parts');
  refuseKind(path, isFolder, four(CENTRAL.attributes));
  refusePacking(entry);
  return { entry, length };
}

/** Kinds of files in the upper half of the attributes, as Unix has them; and the mark of a link of Windows in the lower. */
const KIND = { mask: 0o170000, file: 0o100000, folder: 0o040000, link: 0o120000 } as const;
const REPARSE_POINT = 0x400;

function refuseKind(path: string, isFolder: boolean, attributes: number): void {
  const kind = (attributes >>> 16) & KIND.mask;
  if (kind === KIND.link || (attributes & REPARSE_POINT) !== 0) refuse('link', path);
  if (kind !== 0 && kind !== (isFolder ? KIND.folder : KIND.file)) refuse('special', path);
}

/** Greatest growth of deflated data, rounded up. */
const MOST_OF_ONE = 1_040;

/** Two bits give the level of compression. */
const KNOWN_FLAGS = 0b110 | FLAG.behind | FLAG.utf8;

function refusePacking({ path, isFolder, flags, method, packed, size, offset }: ZipEntry): void {
  if ((flags & (FLAG.encrypted | FLAG.strong | FLAG.masked)) !== 0) refuse('encrypted', path);
  if ((flags & ~KNOWN_FLAGS) !== 0) refuse('compression', path);
  if (method !== METHOD.stored && method !== METHOD.deflated) refuse('compression', path);
  if (packed === IN_ZIP64.four || size === IN_ZIP64.four || offset === IN_ZIP64.four) refuse('zip64', path);
  if (size > LIMITS.archiveFileBytes || packed > LIMITS.archiveFileBytes) refuse('file-too-large', path);
  if ((method === METHOD.stored && packed !== size) || (isFolder && size !== 0)) refuse('size', path);
  if (size > packed * MOST_OF_ONE) refuse('size', path);
}

/** Also a file where another entry needs a folder. */
function refuseTwice(entries: readonly ZipEntry[]): void {
  const seen = new Map<string, ZipEntry>();
  for (const entry of entries) {
    const key = sameFileKey(entry.isFolder ? entry.path.slice(0, -1) : entry.path);
    if (seen.has(key)) refuse('twice', entry.path);
    seen.set(key, entry);
  }
  for (const key of seen.keys()) {
    for (let cut = key.lastIndexOf('/'); cut > 0; cut = key.lastIndexOf('/', cut - 1)) {
      if (seen.get(key.slice(0, cut))?.isFolder === false) refuse('twice', key);
    }
  }
}
