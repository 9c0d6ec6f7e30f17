/** Recognizes the contents of a ZIP by the names of its entries, and of an old Office file by its streams. */

import { BufferedReader } from '../zip/buffered-reader.ts';
import { createByteSource } from '../zip/byte-source.ts';
import { readDirectory } from '../zip/directory.ts';
import type { KnownKind } from './file-kinds.ts';

/** Recognizes a ZIP by its first bytes `PK 3 4`, or a compound file (old Office, OLE) by its signature. */
export async function recognizeContainer(bytes: Uint8Array, ending: string): Promise<KnownKind | undefined> {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return recognizeZip(await listEntryNames(bytes), ending);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return recognizeOle(listStreamNames(bytes));
  return undefined;
}

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte);

/** Lists the entries of an archive. A damaged archive has none. */
const listEntryNames = (bytes: Uint8Array): Promise<readonly string[]> =>
  readDirectory(new BufferedReader(createByteSource(bytes))).then(
    ({ entries }) => entries.map(({ path }) => path),
    () => [],
  );

interface PackedKind {
  /** The required entries. `*.ros` matches any entry with this ending in an archive with few entries. */
  readonly entries: readonly string[];
  /** The file's name must have one of these endings. */
  readonly endings?: readonly string[];
  readonly kind: KnownKind;
}

/** ZIP formats of other programs that `file-type` doesn't know. The first match counts. */
const PACKED_KINDS: readonly PackedKind[] = [
  { entries: ['xl/workbook.bin'], kind: { name: 'binaryExcelSpreadsheet', category: 'sheet' } },
  {
    entries: ['Index/Document.iwa'],
    endings: ['numbers'],
    kind: { name: 'numbersSpreadsheet', category: 'sheet' },
  },
  {
    entries: ['Index/Document.iwa'],
    kind: { name: 'appleDocument', category: 'sheet' },
  },
  { entries: ['*.ros'], kind: { name: 'battleScribeRoster', category: 'program' } },
  { entries: ['*.gst'], kind: { name: 'battleScribeData', category: 'program' } },
  { entries: ['*.cat'], kind: { name: 'battleScribeData', category: 'program' } },
  { entries: ['herolab/'], kind: { name: 'heroLabFile', category: 'program' } },
  { entries: ['set'], endings: ['mse-set', 'zip'], kind: { name: 'magicSetEditorSet', category: 'program' } },
  { entries: ['maindoc.xml', 'documentinfo.xml'], kind: { name: 'kritaDocument', category: 'picture' } },
  { entries: ['stack.xml', 'mimetype'], kind: { name: 'openRasterDocument', category: 'picture' } },
  { entries: ['Document.archive'], kind: { name: 'procreateDocument', category: 'picture' } },
  { entries: ['document.json', 'meta.json'], kind: { name: 'sketchDocument', category: 'picture' } },
  {
    entries: ['manifest.json'],
    endings: ['rollcall'],
    kind: { name: 'rollcallArchive', category: 'archive', isReadable: true },
  },
];

/** Archives with more entries contain files of many kinds. */
const FEW_ENTRIES = 5;

function hasEntry(names: readonly string[], wantedEntry: string): boolean {
  if (wantedEntry.startsWith('*'))
    return names.length <= FEW_ENTRIES && names.some((name) => name.toLowerCase().endsWith(wantedEntry.slice(1)));
  return wantedEntry.endsWith('/') ? names.some((name) => name.startsWith(wantedEntry)) : names.includes(wantedEntry);
}

const recognizeZip = (names: readonly string[], ending: string): KnownKind | undefined =>
  PACKED_KINDS.find(
    ({ entries, endings }) =>
      (endings === undefined || endings.includes(ending)) &&
      entries.every((requiredEntry) => hasEntry(names, requiredEntry)),
  )?.kind;

/** Kinds of old Office files by their streams. A newer file with a password is wrapped in an old one. */
const STREAM_KINDS: readonly (readonly [stream: string, kind: KnownKind])[] = [
  ['EncryptedPackage', { name: 'lockedOfficeDocument', category: 'locked' }],
  ['Workbook', { name: 'oldExcelSpreadsheet', category: 'sheet' }],
  ['Book', { name: 'oldExcelSpreadsheet', category: 'sheet' }],
  ['WordDocument', { name: 'oldWordDocument', category: 'text' }],
  ['PowerPoint Document', { name: 'oldPowerPointPresentation', category: 'text' }],
];

const recognizeOle = (streams: readonly string[]): KnownKind =>
  STREAM_KINDS.find(([stream]) => streams.includes(stream))?.[1] ?? { name: 'oldOfficeDocument', category: 'sheet' };

/** The maximum number of directory sectors that are read. A damaged file may contain a circle of sectors. */
const MAX_SECTORS = 64;

/**
 * Lists the stream names in the directory of a compound file, as far as they can be read. The offsets 30, 48 and 76 in the header are those
 * of the sector size, the first directory sector and the list of sector tables ([MS-CFB], 2.2).
 */
function listStreamNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 512) return names;
  const sectorSize = 2 ** view.getUint16(30, true);
  if (sectorSize !== 512 && sectorSize !== 4096) return names;
  const readU32 = (offset: number): number | undefined =>
    offset + 4 <= bytes.length ? view.getUint32(offset, true) : undefined;
  let sector = readU32(48);
  for (let visited = 0; sector !== undefined && visited < MAX_SECTORS; visited += 1) {
    const start = (sector + 1) * sectorSize;
    if (start + sectorSize > bytes.length) break;
    // Each directory entry has 128 bytes. They begin with the name in UTF-16; byte 64 has the length of the name with its final zero.
    for (let entry = start; entry < start + sectorSize; entry += 128) {
      const length = Math.min(32, view.getUint16(entry + 64, true) / 2 - 1);
      if (length > 0)
        names.push(
          String.fromCharCode(...Array.from({ length }, (_letter, index) => view.getUint16(entry + 2 * index, true))),
        );
    }
    // The sector table contains the number of the next directory sector.
    const table = readU32(76 + 4 * Math.floor((sector * 4) / sectorSize));
    sector = table === undefined ? undefined : readU32((table + 1) * sectorSize + ((sector * 4) % sectorSize));
  }
  return names;
}
