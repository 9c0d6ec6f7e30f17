/** Font files of every kind, made of two small ones. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, deflateSync, inflateSync } from 'node:zlib';
import { buildPlainFont, type Unpackers } from '../../src/shared/font-file/unwrap.ts';
import { createView, readTables } from '../../src/shared/text/fonts/sfnt.ts';

const readFontFile = (filePath: string): Uint8Array => new Uint8Array(readFileSync(new URL(filePath, import.meta.url)));

export const readTrueType = (): Uint8Array => readFontFile('../fixtures/fonts/truetype.ttf');
/** `truetype` as a WOFF2. */
export const readWoff2 = (): Uint8Array => readFontFile('../fixtures/fonts/truetype.woff2');
export const readPostScript = (): Uint8Array => readFontFile('../fixtures/fonts/postscript.otf');

/** The font with some of its tables changed, added, or taken out. */
export function changeTables(fontFile: Uint8Array, editTables: (tables: Map<string, Uint8Array>) => void): Uint8Array {
  const tables = new Map([...readTables(fontFile)].map(([tableTag, tableBytes]) => [tableTag, tableBytes.slice()]));
  editTables(tables);
  return buildPlainFont(tables);
}

/** A table of the font, to write into. */
export function getTable(tables: ReadonlyMap<string, Uint8Array>, tableTag: string): DataView {
  const tableBytes = tables.get(tableTag);
  if (tableBytes === undefined) throw new Error(`no table ${tableTag}`);
  return createView(tableBytes);
}

/** The font with other bits of its licence (OS/2, fsType). */
export const setLicenseBits = (fontFile: Uint8Array, licenseBits: number): Uint8Array =>
  changeTables(fontFile, (tables) => getTable(tables, 'OS/2').setUint16(8, licenseBits));

/** As a WOFF: each table deflated by itself. */
export function packWoff(fontFile: Uint8Array): Uint8Array {
  const tables = [...readTables(fontFile)];
  const packedTables = tables.map(([tableTag, tableBytes]) => {
    const compressed = new Uint8Array(deflateSync(tableBytes));
    return {
      tag: tableTag,
      size: tableBytes.length,
      held: compressed.length < tableBytes.length ? compressed : tableBytes,
    };
  });
  const headerSize = 44 + 20 * tables.length;
  const fileBytes = new Uint8Array(
    packedTables.reduce((totalSize, { held: stored }) => totalSize + ((stored.length + 3) & ~3), headerSize),
  );
  const outputView = createView(fileBytes);
  outputView.setUint32(0, 0x774f4646);
  outputView.setUint32(4, createView(fontFile).getUint32(0));
  outputView.setUint16(12, tables.length);
  let tableOffset = headerSize;
  packedTables.forEach(({ tag: tableTag, size: tableSize, held: stored }, index) => {
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

/** A collection of fonts. */
export function buildCollection(...fontFiles: readonly Uint8Array[]): Uint8Array {
  const headerSize = 12 + 4 * fontFiles.length;
  const fileBytes = new Uint8Array(fontFiles.reduce((totalSize, fontFile) => totalSize + fontFile.length, headerSize));
  const outputView = createView(fileBytes);
  outputView.setUint32(0, 0x74746366);
  outputView.setUint32(4, 0x00010000);
  outputView.setUint32(8, fontFiles.length);
  let tableOffset = headerSize;
  fontFiles.forEach((fontFile, index) => {
    outputView.setUint32(12 + 4 * index, tableOffset);
    fileBytes.set(fontFile, tableOffset);
    const tableCount = createView(fontFile).getUint16(4);
    for (let tableIndex = 0; tableIndex < tableCount; tableIndex += 1) {
      const offsetPosition = tableOffset + 12 + 16 * tableIndex + 8;
      outputView.setUint32(offsetPosition, outputView.getUint32(offsetPosition) + tableOffset);
    }
    tableOffset += fontFile.length;
  });
  return fileBytes;
}

export const unpackers: Unpackers = {
  inflate: (packedTables, tableSize) => new Uint8Array(inflateSync(packedTables, { maxOutputLength: tableSize + 1 })),
  brotli: (packedTables, tableSize) =>
    new Uint8Array(brotliDecompressSync(packedTables, { maxOutputLength: tableSize + 1 })),
};
