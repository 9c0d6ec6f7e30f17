/** Unpacks fonts from WOFF (W3C WOFF 1.0), WOFF2 and collections. */

import { LIMITS } from '../base/limits.ts';
import { buildFontFile, createView, POSTSCRIPT, readTables, TRUETYPE } from '../text/fonts/sfnt.ts';
import { refuseFont, refusePart } from './font-problem.ts';
import { readWoff2Tables } from './woff2.ts';

/** Decompression functions, which need libraries that not every caller loads. */
export interface Unpackers {
  /** Unpacks zlib data. Throws for other data and for more than `size` bytes. */
  inflate(packed: Uint8Array, size: number): Uint8Array;
  /** Unpacks Brotli data. Throws for other data and for more than `size` bytes. */
  brotli(packed: Uint8Array, size: number): Uint8Array;
}

/** The first four bytes of a file: `wOFF`, `wOF2` and `ttcf`. */
const WOFF = 0x774f4646;
const WOFF2 = 0x774f4632;
const COLLECTION = 0x74746366;
/** Apple's signature of TrueType: `true`. */
const APPLE_TRUETYPE = 0x74727565;
/** The maximum number of fonts in a collection. The largest ones have a few dozen. */
const MAX_FONTS = 64;
const MAX_TABLES = 128;

/** Returns the fonts of a file, each as a plain font file. Returns the original bytes if the file is plain already. */
export function unwrap(fontFile: Uint8Array, unpackers: Unpackers): Uint8Array[] {
  if (fontFile.length > LIMITS.fontBytes) refuseFont({ kind: 'too-large' });
  if (fontFile.length < 12) refuseFont({ kind: 'no-font' });
  switch (createView(fontFile).getUint32(0)) {
    case TRUETYPE:
    case POSTSCRIPT:
    case APPLE_TRUETYPE:
      refuseDamagedDirectory(fontFile, 0);
      return [fontFile];
    case WOFF:
      return [unwrapWoff(fontFile, unpackers)];
    case WOFF2:
      return unwrapWoff2(fontFile, unpackers);
    case COLLECTION:
      return unwrapCollection(fontFile);
    default:
      return refuseFont({ kind: 'no-font' });
  }
}

/**
 * Refuses a font if a table extends beyond the end of the file. A directory has 12 bytes, and a record of 16 bytes for each table with its
 * tag, checksum, offset and length.
 */
function refuseDamagedDirectory(fontFile: Uint8Array, directoryStart: number): void {
  const view = createView(fontFile);
  const tableCount = directoryStart + 12 <= fontFile.length ? view.getUint16(directoryStart + 4) : 0;
  if (tableCount === 0 || tableCount > MAX_TABLES || directoryStart + 12 + 16 * tableCount > fontFile.length)
    refusePart({ kind: 'tables' });
  for (let index = 0; index < tableCount; index += 1) {
    const recordStart = directoryStart + 12 + 16 * index;
    if (view.getUint32(recordStart + 8) + view.getUint32(recordStart + 12) <= fontFile.length) continue;
    refusePart({ kind: 'table', tag: String.fromCharCode(...fontFile.subarray(recordStart, recordStart + 4)).trim() });
  }
}

const compareTags = ([firstTag]: readonly [string, unknown], [secondTag]: readonly [string, unknown]): number =>
  firstTag < secondTag ? -1 : 1;

/**
 * Builds a plain font file from tables. The version depends on the kind of outlines. The table `head` is copied, because its checksum is
 * changed.
 */
export const buildPlainFont = (tables: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  buildFontFile(
    [...tables].sort(compareTags).map(([tag, bytes]) => [tag, tag === 'head' ? bytes.slice() : bytes] as const),
    tables.has('CFF ') ? POSTSCRIPT : TRUETYPE,
  );

function unwrapCollection(fontFile: Uint8Array): Uint8Array[] {
  const view = createView(fontFile);
  const fontCount = view.getUint32(8);
  if (fontCount === 0 || fontCount > MAX_FONTS || 12 + 4 * fontCount > fontFile.length) refusePart({ kind: 'fonts' });
  const fonts: Uint8Array[] = [];
  let unpackedBytes = 0;
  for (let index = 0; index < fontCount; index += 1) {
    const directoryStart = view.getUint32(12 + 4 * index);
    refuseDamagedDirectory(fontFile, directoryStart);
    const tables = readTables(fontFile, directoryStart);
    for (const table of tables.values()) unpackedBytes += table.length;
    // The fonts of a Chinese and Japanese collection share their glyphs and would unpack to many times its size, so only the first ones
    // are read.
    if (unpackedBytes > LIMITS.fontUnpackedBytes) break;
    fonts.push(buildPlainFont(tables));
  }
  return fonts.length === 0 ? refuseFont({ kind: 'unpacks-too-large' }) : fonts;
}

/**
 * Unpacks a WOFF: a header of 44 bytes, and a record of 20 bytes for each table with its tag, offset, packed length, length and checksum. A
 * table whose lengths are equal isn't packed.
 */
function unwrapWoff(fontFile: Uint8Array, { inflate }: Unpackers): Uint8Array {
  const view = createView(fontFile);
  const tableCount = fontFile.length >= 44 ? view.getUint16(12) : 0;
  if (tableCount === 0 || tableCount > MAX_TABLES || 44 + 20 * tableCount > fontFile.length)
    refusePart({ kind: 'tables' });
  let unpackedBytes = 0;
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < tableCount; index += 1) {
    const recordStart = 44 + 20 * index;
    const tag = String.fromCharCode(...fontFile.subarray(recordStart, recordStart + 4));
    const [tableStart, packedSize, size] = [
      view.getUint32(recordStart + 4),
      view.getUint32(recordStart + 8),
      view.getUint32(recordStart + 12),
    ];
    unpackedBytes += size;
    if (unpackedBytes > LIMITS.fontUnpackedBytes) refuseFont({ kind: 'unpacks-too-large' });
    if (tableStart + packedSize > fontFile.length || packedSize > size) refusePart({ kind: 'table', tag: tag.trim() });
    const packedTable = fontFile.subarray(tableStart, tableStart + packedSize);
    tables.set(tag, packedSize === size ? packedTable : inflateTable(tag, packedTable, size, inflate));
  }
  return buildPlainFont(tables);
}

function inflateTable(tag: string, packedTable: Uint8Array, size: number, inflate: Unpackers['inflate']): Uint8Array {
  try {
    const unpackedTable = inflate(packedTable, size);
    if (unpackedTable.length === size) return unpackedTable;
  } catch {
    // The table is refused below. The error of zlib would not help the user.
  }
  return refusePart({ kind: 'table', tag: tag.trim() });
}

function unwrapWoff2(fontFile: Uint8Array, { brotli }: Unpackers): Uint8Array[] {
  if (fontFile.length < 48) refuseFont({ kind: 'no-font' });
  return [buildPlainFont(readWoff2Tables(fontFile, brotli))];
}
