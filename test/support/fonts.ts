/** Creates font files of every kind from two small ones. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, deflateSync, inflateSync } from 'node:zlib';
import { buildPlainFont, type Unpackers } from '../../src/shared/font-file/unwrap.ts';
import { createView, readTables } from '../../src/shared/text/fonts/sfnt.ts';

const readFontFile = (filePath: string): Uint8Array => new Uint8Array(readFileSync(new URL(filePath, import.meta.url)));

export const readTrueType = (): Uint8Array => readFontFile('../fixtures/fonts/truetype.ttf');
/** Reads the same font as a WOFF2. */
export const readWoff2 = (): Uint8Array => readFontFile('../fixtures/fonts/truetype.woff2');
export const readPostScript = (): Uint8Array => readFontFile('../fixtures/fonts/postscript.otf');

/** Returns the font with some of its tables changed, added, or removed. */
export function changeTables(fontFile: Uint8Array, editTables: (tables: Map<string, Uint8Array>) => void): Uint8Array {
  const tables = new Map([...readTables(fontFile)].map(([tableTag, tableBytes]) => [tableTag, tableBytes.slice()]));
  editTables(tables);
  return buildPlainFont(tables);
}

/** Returns a table of the font, for writing. */
export function getTable(tables: ReadonlyMap<string, Uint8Array>, tableTag: string): DataView {
  const tableBytes = tables.get(tableTag);
  if (tableBytes === undefined) throw new Error(`no table ${tableTag}`);
  return createView(tableBytes);
}

/** Returns the font with other license bits (OS/2, fsType). */
export const setLicenseBits = (fontFile: Uint8Array, licenseBits: number): Uint8Array =>
  changeTables(fontFile, (tables) => getTable(tables, 'OS/2').setUint16(8, licenseBits));

/**
 * Packs the font as a WOFF (W3C WOFF 1.0): a header of 44 bytes, a record of 20 bytes for each table, and the tables, each deflated
 * separately and padded to a multiple of four bytes.
 */
export function packWoff(fontFile: Uint8Array): Uint8Array {
  const tables = [...readTables(fontFile)];
  const packedTables = tables.map(([tableTag, tableBytes]) => {
    const compressed = new Uint8Array(deflateSync(tableBytes));
    return {
      tag: tableTag,
      size: tableBytes.length,
      stored: compressed.length < tableBytes.length ? compressed : tableBytes,
    };
  });
  const headerSize = 44 + 20 * tables.length;
  const fileBytes = new Uint8Array(
    packedTables.reduce((sizeSoFar, { stored }) => sizeSoFar + ((stored.length + 3) & ~3), headerSize),
  );
  const outputView = createView(fileBytes);
  // The signature is `wOFF`.
  outputView.setUint32(0, 0x774f4646);
  outputView.setUint32(4, createView(fontFile).getUint32(0));
  outputView.setUint16(12, tables.length);
  let tableOffset = headerSize;
  packedTables.forEach(({ tag: tableTag, size: tableSize, stored }, index) => {
    const entryOffset = 44 + 20 * index;
    for (let letterIndex = 0; letterIndex < 4; letterIndex += 1)
      fileBytes[entryOffset + letterIndex] = tableTag.charCodeAt(letterIndex);
    outputView.setUint32(entryOffset + 4, tableOffset);
    outputView.setUint32(entryOffset + 8, stored.length);
    outputView.setUint32(entryOffset + 12, tableSize);
    fileBytes.set(stored, tableOffset);
    tableOffset += (stored.length + 3) & ~3;
  });
  return fileBytes;
}

/** Builds a font collection: a header with the start of each font, and the fonts, whose offsets of tables count from the file's start. */
export function buildCollection(...fontFiles: readonly Uint8Array[]): Uint8Array {
  const headerSize = 12 + 4 * fontFiles.length;
  const fileBytes = new Uint8Array(fontFiles.reduce((sizeSoFar, fontFile) => sizeSoFar + fontFile.length, headerSize));
  const outputView = createView(fileBytes);
  // The signature is `ttcf`.
  outputView.setUint32(0, 0x74746366);
  outputView.setUint32(4, 0x00010000);
  outputView.setUint32(8, fontFiles.length);
  let fontOffset = headerSize;
  fontFiles.forEach((fontFile, index) => {
    outputView.setUint32(12 + 4 * index, fontOffset);
    fileBytes.set(fontFile, fontOffset);
    const tableCount = createView(fontFile).getUint16(4);
    for (let tableIndex = 0; tableIndex < tableCount; tableIndex += 1) {
      const offsetPosition = fontOffset + 12 + 16 * tableIndex + 8;
      outputView.setUint32(offsetPosition, outputView.getUint32(offsetPosition) + fontOffset);
    }
    fontOffset += fontFile.length;
  });
  return fileBytes;
}

export const unpackers: Unpackers = {
  inflate: (packedBytes, unpackedSize) =>
    new Uint8Array(inflateSync(packedBytes, { maxOutputLength: unpackedSize + 1 })),
  brotli: (packedBytes, unpackedSize) =>
    new Uint8Array(brotliDecompressSync(packedBytes, { maxOutputLength: unpackedSize + 1 })),
};
