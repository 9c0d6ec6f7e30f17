/** Fonts out of what they come packed in: WOFF (W3C WOFF 1.0), WOFF2, collections. */

import { LIMITS } from '../base/limits.ts';
import { fontFile, POSTSCRIPT, TRUETYPE, tablesOf, viewOf } from '../text/fonts/sfnt.ts';
import { refuseFont, refusePart } from './font-problem.ts';
import { woff2Tables } from './woff2.ts';

/** What takes a library that not every caller loads. */
export interface Unpackers {
  /** Deflate with the head of zlib; throws where there is something else, or more than `size` bytes. */
  inflate(packed: Uint8Array, size: number): Uint8Array;
  /** Brotli; throws where there is something else, or more than `size` bytes. */
  brotli(packed: Uint8Array, size: number): Uint8Array;
}

const WOFF = 0x774f4646;
const WOFF2 = 0x774f4632;
const COLLECTION = 0x74746366;
/** Apple's mark of TrueType. */
const TRUE = 0x74727565;
/** Fonts of a collection: the largest have some dozens. */
const MOST_FONTS = 64;
const MOST_TABLES = 128;

/** The fonts of a file, each as a plain one; the same bytes where it is one already. */
export function unwrap(file: Uint8Array, unpackers: Unpackers): Uint8Array[] {
  if (file.length > LIMITS.fontBytes) refuseFont({ kind: 'too-large' });
  if (file.length < 12) refuseFont({ kind: 'no-font' });
  switch (viewOf(file).getUint32(0)) {
    case TRUETYPE:
    case POSTSCRIPT:
    case TRUE:
      checkDirectory(file, 0);
      return [file];
    case WOFF:
      return [unwrapWoff(file, unpackers)];
    case WOFF2:
      return unwrapWoff2(file, unpackers);
    case COLLECTION:
      return collected(file);
    default:
      return refuseFont({ kind: 'no-font' });
  }
}

/** Every table lies within the file, so that nothing behind it is read. */
function checkDirectory(file: Uint8Array, from: number): void {
  const view = viewOf(file);
  const count = from + 12 <= file.length ? view.getUint16(from + 4) : 0;
  if (count === 0 || count > MOST_TABLES || from + 12 + 16 * count > file.length) refusePart({ kind: 'tables' });
  for (let index = 0; index < count; index += 1) {
    const at = from + 12 + 16 * index;
    if (view.getUint32(at + 8) + view.getUint32(at + 12) <= file.length) continue;
    refusePart({ kind: 'table', tag: String.fromCharCode(...file.subarray(at, at + 4)).trim() });
  }
}

const byTag = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);

/** A plain font of these tables; what they are says which outlines it has. */
export const plainFont = (tables: ReadonlyMap<string, Uint8Array>): Uint8Array =>
  fontFile(
    [...tables].sort(byTag).map(([tag, bytes]) => [tag, tag === 'head' ? bytes.slice() : bytes] as const),
    tables.has('CFF ') ? POSTSCRIPT : TRUETYPE,
  );

function collected(file: Uint8Array): Uint8Array[] {
  const view = viewOf(file);
  const count = view.getUint32(8);
  if (count === 0 || count > MOST_FONTS || 12 + 4 * count > file.length) refusePart({ kind: 'fonts' });
  const fonts: Uint8Array[] = [];
  let bytes = 0;
  for (let index = 0; index < count; index += 1) {
    const from = view.getUint32(12 + 4 * index);
    checkDirectory(file, from);
    const tables = tablesOf(file, from);
    for (const table of tables.values()) bytes += table.length;
    // The fonts of a Chinese and Japanese collection share their glyphs, and would unpack to many times its size: the first ones do.
    if (bytes > LIMITS.fontUnpackedBytes) break;
    fonts.push(plainFont(tables));
  }
  return fonts.length === 0 ? refuseFont({ kind: 'unpacks-too-large' }) : fonts;
}

function unwrapWoff(file: Uint8Array, { inflate }: Unpackers): Uint8Array {
  const view = viewOf(file);
  const count = file.length >= 44 ? view.getUint16(12) : 0;
  if (count === 0 || count > MOST_TABLES || 44 + 20 * count > file.length) refusePart({ kind: 'tables' });
  let bytes = 0;
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    const at = 44 + 20 * index;
    const tag = String.fromCharCode(...file.subarray(at, at + 4));
    const [start, packed, size] = [view.getUint32(at + 4), view.getUint32(at + 8), view.getUint32(at + 12)];
    bytes += size;
    if (bytes > LIMITS.fontUnpackedBytes) refuseFont({ kind: 'unpacks-too-large' });
    if (start + packed > file.length || packed > size) refusePart({ kind: 'table', tag: tag.trim() });
    const held = file.subarray(start, start + packed);
    tables.set(tag, packed === size ? held : inflated(tag, held, size, inflate));
  }
  return plainFont(tables);
}

function inflated(tag: string, held: Uint8Array, size: number, inflate: Unpackers['inflate']): Uint8Array {
  try {
    const out = inflate(held, size);
    if (out.length === size) return out;
  } catch {
    // Told below: what zlib says helps nobody.
  }
  return refusePart({ kind: 'table', tag: tag.trim() });
}

function unwrapWoff2(file: Uint8Array, { brotli }: Unpackers): Uint8Array[] {
  if (file.length < 48) refuseFont({ kind: 'no-font' });
  return [plainFont(woff2Tables(file, brotli))];
}
