/** Font files of every kind, made of two small ones. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, deflateSync, inflateSync } from 'node:zlib';
import { buildPlainFont, type Unpackers } from '../../src/shared/font-file/unwrap.ts';
import { createView, readTables } from '../../src/shared/text/fonts/sfnt.ts';

const read = (path: string): Uint8Array => new Uint8Array(readFileSync(new URL(path, import.meta.url)));

export const truetype = (): Uint8Array => read('../fixtures/fonts/truetype.ttf');
/** `truetype` as a WOFF2. */
export const woff2 = (): Uint8Array => read('../fixtures/fonts/truetype.woff2');
export const postscript = (): Uint8Array => read('../fixtures/fonts/postscript.otf');

/** The font with some of its tables changed, added, or taken out. */
export function changed(file: Uint8Array, change: (tables: Map<string, Uint8Array>) => void): Uint8Array {
  const tables = new Map([...readTables(file)].map(([tag, bytes]) => [tag, bytes.slice()]));
  change(tables);
  return buildPlainFont(tables);
}

/** A table of the font, to write into. */
export function tableIn(tables: ReadonlyMap<string, Uint8Array>, tag: string): DataView {
  const found = tables.get(tag);
  if (found === undefined) throw new Error(`no table ${tag}`);
  return createView(found);
}

/** The font with other bits of its licence (OS/2, fsType). */
export const licensed = (file: Uint8Array, bits: number): Uint8Array =>
  changed(file, (tables) => tableIn(tables, 'OS/2').setUint16(8, bits));

/** As a WOFF: each table deflated by itself. */
export function woff(file: Uint8Array): Uint8Array {
  const tables = [...readTables(file)];
  const packed = tables.map(([tag, bytes]) => {
    const small = new Uint8Array(deflateSync(bytes));
    return { tag, size: bytes.length, held: small.length < bytes.length ? small : bytes };
  });
  const head = 44 + 20 * tables.length;
  const out = new Uint8Array(packed.reduce((sum, { held }) => sum + ((held.length + 3) & ~3), head));
  const view = createView(out);
  view.setUint32(0, 0x774f4646);
  view.setUint32(4, createView(file).getUint32(0));
  view.setUint16(12, tables.length);
  let at = head;
  packed.forEach(({ tag, size, held }, index) => {
    const entry = 44 + 20 * index;
    for (let c = 0; c < 4; c += 1) out[entry + c] = tag.charCodeAt(c);
    view.setUint32(entry + 4, at);
    view.setUint32(entry + 8, held.length);
    view.setUint32(entry + 12, size);
    out.set(held, at);
    at += (held.length + 3) & ~3;
  });
  return out;
}

/** A collection of fonts. */
export function collection(...files: readonly Uint8Array[]): Uint8Array {
  const head = 12 + 4 * files.length;
  const out = new Uint8Array(files.reduce((sum, file) => sum + file.length, head));
  const view = createView(out);
  view.setUint32(0, 0x74746366);
  view.setUint32(4, 0x00010000);
  view.setUint32(8, files.length);
  let at = head;
  files.forEach((file, index) => {
    view.setUint32(12 + 4 * index, at);
    out.set(file, at);
    const count = createView(file).getUint16(4);
    for (let t = 0; t < count; t += 1) {
      const place = at + 12 + 16 * t + 8;
      view.setUint32(place, view.getUint32(place) + at);
    }
    at += file.length;
  });
  return out;
}

export const unpackers: Unpackers = {
  inflate: (packed, size) => new Uint8Array(inflateSync(packed, { maxOutputLength: size + 1 })),
  brotli: (packed, size) => new Uint8Array(brotliDecompressSync(packed, { maxOutputLength: size + 1 })),
};
