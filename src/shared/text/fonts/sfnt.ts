/**
 * Reads and writes the container of TrueType and OpenType fonts (OpenType 1.9, Font file): a header of 12 bytes, a directory with 16
 * bytes for each table (tag, checksum, offset, length), and the tables.
 */

export const createView = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Returns the tables of a file by tag. Tables that extend beyond the end of the file are truncated. Throws if there is no directory. */
export function readTables(bytes: Uint8Array, directoryStart = 0): Map<string, Uint8Array> {
  const view = createView(bytes);
  const tables = new Map<string, Uint8Array>();
  for (let tableIndex = 0; tableIndex < view.getUint16(directoryStart + 4); tableIndex += 1) {
    const recordStart = directoryStart + 12 + 16 * tableIndex;
    const tableStart = view.getUint32(recordStart + 8);
    tables.set(
      String.fromCharCode(...bytes.subarray(recordStart, recordStart + 4)),
      bytes.subarray(tableStart, tableStart + view.getUint32(recordStart + 12)),
    );
  }
  return tables;
}

/** Rounds a length up to a multiple of four bytes, where the next table begins. */
export const alignLength = (length: number): number => (length + 3) & ~3;

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 1)
    sum = (sum + ((bytes[index] ?? 0) << (24 - 8 * (index & 3)))) >>> 0;
  return sum;
}

/** The versions of files with TrueType and with PostScript outlines. */
export const TRUETYPE = 0x00010000;
export const POSTSCRIPT = 0x4f54544f;

/** The checksum of every complete font file. The field `checkSumAdjustment` of the table `head` makes up the difference. */
const FILE_CHECKSUM = 0xb1b0afba;

/** Builds a font file from tables, which must be sorted by tag. */
export function buildFontFile(tables: readonly (readonly [string, Uint8Array])[], version = TRUETYPE): Uint8Array {
  const directory = 12 + 16 * tables.length;
  const file = new Uint8Array(tables.reduce((sum, [, bytes]) => sum + alignLength(bytes.length), directory));
  const view = createView(file);
  const log2Count = Math.floor(Math.log2(tables.length));
  view.setUint32(0, version);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** log2Count);
  view.setUint16(8, log2Count);
  view.setUint16(10, 16 * (tables.length - 2 ** log2Count));
  let tableStart = directory;
  let headStart = 0;
  tables.forEach(([tag, bytes], index) => {
    const recordStart = 12 + 16 * index;
    for (let letterIndex = 0; letterIndex < 4; letterIndex += 1)
      file[recordStart + letterIndex] = tag.charCodeAt(letterIndex);
    view.setUint32(recordStart + 4, checksum(bytes));
    view.setUint32(recordStart + 8, tableStart);
    view.setUint32(recordStart + 12, bytes.length);
    file.set(bytes, tableStart);
    if (tag === 'head') headStart = tableStart;
    tableStart += alignLength(bytes.length);
  });
  view.setUint32(headStart + 8, (FILE_CHECKSUM - checksum(file)) >>> 0);
  return file;
}

/** The embedding permissions of a font (OS/2, fsType). */
export interface FontLicense {
  /** `preview`: for viewing and printing only; `restricted`: no embedding at all. */
  readonly embedding: 'installable' | 'editable' | 'preview' | 'restricted';
  /** Whether the font may only be embedded as a whole. */
  readonly whole: boolean;
  /** Whether only bitmaps may be embedded, not outlines. */
  readonly bitmaps: boolean;
}

/**
 * Reads the embedding permissions. If several bits are set, as in older fonts, the most permissive one counts. Without bits, everything is
 * allowed.
 */
export function readFontLicense(tables: ReadonlyMap<string, Uint8Array>): FontLicense {
  const os2 = tables.get('OS/2');
  const embeddingBits = os2 === undefined || os2.length < 10 ? 0 : createView(os2).getUint16(8);
  const embedding =
    embeddingBits & 8 ? 'editable' : embeddingBits & 4 ? 'preview' : embeddingBits & 2 ? 'restricted' : 'installable';
  return { embedding, whole: (embeddingBits & 0x100) !== 0, bitmaps: (embeddingBits & 0x200) !== 0 };
}

export const canEmbed = ({ embedding, bitmaps }: FontLicense): boolean => embedding !== 'restricted' && !bitmaps;
