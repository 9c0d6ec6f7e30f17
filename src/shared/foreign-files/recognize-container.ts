/** Recognizes what is packed in a ZIP by the names of its entries, and what is in an old Office file by its streams. */

import { BufferedReader } from '../zip/buffered-reader.ts';
import { readDirectory } from '../zip/directory.ts';
import { sourceOf } from '../zip/source.ts';
import type { KnownKind } from './file-kinds.ts';

export async function recognizeContainer(bytes: Uint8Array, ending: string): Promise<KnownKind | undefined> {
  if (startsWith(bytes, [0x50, 0x4b, 3, 4])) return recognizeZip(await entryNames(bytes), ending);
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return recognizeOle(streamNames(bytes));
  return undefined;
}

const startsWith = (bytes: Uint8Array, beginning: readonly number[]): boolean =>
  beginning.every((byte, index) => bytes[index] === byte);

/** None for an archive that is damaged. */
const entryNames = (bytes: Uint8Array): Promise<readonly string[]> =>
  readDirectory(new BufferedReader(sourceOf(bytes))).then(
    ({ entries }) => entries.map(({ path }) => path),
    () => [],
  );

interface PackedKind {
  /** Entries that are all there. An ending stands for any entry that ends like this, of few. */
  readonly entries: readonly string[];
  /** Endings of the file's own name, one of which it must have. */
  readonly endings?: readonly string[];
  readonly kind: KnownKind;
}

/** What other programs pack as ZIP and `file-type` has no name for. The first that fits decides. */
const PACKED: readonly PackedKind[] = [
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

/** Archives with more entries hold files of many kinds. */
const FEW_ENTRIES = 5;

function hasEntry(names: readonly string[], wanted: string): boolean {
  if (wanted.startsWith('*'))
    return names.length <= FEW_ENTRIES && names.some((name) => name.toLowerCase().endsWith(wanted.slice(1)));
  return wanted.endsWith('/') ? names.some((name) => name.startsWith(wanted)) : names.includes(wanted);
}

const recognizeZip = (names: readonly string[], ending: string): KnownKind | undefined =>
  PACKED.find(
    ({ entries, endings }) =>
      (endings === undefined || endings.includes(ending)) && entries.every((entry) => hasEntry(names, entry)),
  )?.kind;

/** Streams of an old Office file by what they show. A password wraps a newer file into an old one. */
const STREAMS: readonly (readonly [stream: string, kind: KnownKind])[] = [
  ['EncryptedPackage', { name: 'lockedOfficeDocument', category: 'locked' }],
  ['Workbook', { name: 'oldExcelSpreadsheet', category: 'sheet' }],
  ['Book', { name: 'oldExcelSpreadsheet', category: 'sheet' }],
  ['WordDocument', { name: 'oldWordDocument', category: 'text' }],
  ['PowerPoint Document', { name: 'oldPowerPointPresentation', category: 'text' }],
];

const recognizeOle = (streams: readonly string[]): KnownKind =>
  STREAMS.find(([stream]) => streams.includes(stream))?.[1] ?? { name: 'oldOfficeDocument', category: 'sheet' };

const MAX_SECTORS = 64;

/** The names in the directory of a compound file, as far as it can be followed. */
function streamNames(bytes: Uint8Array): string[] {
  const names: string[] = [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 512) return names;
  const size = 2 ** view.getUint16(30, true);
  if (size !== 512 && size !== 4096) return names;
  const read = (offset: number): number | undefined =>
    offset + 4 <= bytes.length ? view.getUint32(offset, true) : undefined;
  let sector = read(48);
  for (let count = 0; sector !== undefined && count < MAX_SECTORS; count += 1) {
    const start = (sector + 1) * size;
    if (start + size > bytes.length) break;
    for (let entry = start; entry < start + size; entry += 128) {
      const length = Math.min(32, view.getUint16(entry + 64, true) / 2 - 1);
      if (length > 0)
        names.push(
          String.fromCharCode(...Array.from({ length }, (_, index) => view.getUint16(entry + 2 * index, true))),
        );
    }
    // The table of sectors says which one comes next.
    const table = read(76 + 4 * Math.floor((sector * 4) / size));
    sector = table === undefined ? undefined : read((table + 1) * size + ((sector * 4) % size));
  }
  return names;
}
