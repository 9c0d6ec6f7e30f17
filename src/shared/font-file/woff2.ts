/** Tables out of a WOFF2 (W3C WOFF 2.0): one stream of Brotli, in which outlines and widths have a form of their own. */
import { LIMITS } from '../base/limits.ts';
import { viewOf } from '../text/fonts/sfnt.ts';
import { ByteReader } from './byte-reader.ts';
import { FontFault, refuseFont, refusePart } from './font-problem.ts';
import { type Outlines, unpackOutlines, unpackWidths } from './woff2-glyphs.ts';

/** Tags by the numbers that stand for them. */
const TAGS = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF '],
  ...['VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS'],
  ...['GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc'],
  ...['bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop'],
  ...['trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];
const MOST_TABLES = 128;
const HEAD = 48;
const COLLECTION = 0x74746366;

interface Entry {
  readonly tag: string;
  /** Bytes in the stream. */
  readonly length: number;
  readonly transformed: boolean;
}

/** Throws a FontFault. `brotli` gives the bytes, at most so many. */
export function woff2Tables(
  file: Uint8Array,
  brotli: (packed: Uint8Array, size: number) => Uint8Array,
): Map<string, Uint8Array> {
  try {
    return unpack(file, brotli);
  } catch (error) {
    // Numbers that lead beyond the end, and what Brotli says of a stream that is none.
    if (error instanceof FontFault) throw error;
    return refusePart({ kind: 'packed' });
  }
}

function unpack(file: Uint8Array, brotli: (packed: Uint8Array, size: number) => Uint8Array): Map<string, Uint8Array> {
  const head = viewOf(file);
  if (head.getUint32(4) === COLLECTION) refuseFont({ kind: 'packed-collection' });
  const count = head.getUint16(12);
  if (count === 0 || count > MOST_TABLES) refusePart({ kind: 'tables' });
  const read = new ByteReader(file, HEAD);
  const entries = Array.from({ length: count }, () => entryOf(read));
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  if (size > LIMITS.fontUnpackedBytes) refuseFont({ kind: 'unpacks-too-large' });
  const stream = brotli(read.take(head.getUint32(20)), size);
  if (stream.length !== size) throw new RangeError('another size');
  const held = new ByteReader(stream);
  const tables = new Map(entries.map((entry) => [entry.tag, { entry, bytes: held.take(entry.length) }]));
  return plainTables(tables);
}

function entryOf(read: ByteReader): Entry {
  const flags = read.u8();
  const known = TAGS[flags & 0x3f];
  const tag = known ?? String.fromCharCode(...read.take(4));
  const length = read.base128();
  const version = flags >> 6;
  // Of outlines the number 0 is a form of their own and 3 the plain one, of all others 0 is plain.
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  const packed = transformed ? read.base128() : length;
  if (Math.max(length, packed) > LIMITS.fontUnpackedBytes) refuseFont({ kind: 'unpacks-too-large' });
  return { tag, length: packed, transformed };
}

function plainTables(tables: ReadonlyMap<string, { readonly entry: Entry; readonly bytes: Uint8Array }>) {
  const out = new Map<string, Uint8Array>();
  const glyf = tables.get('glyf');
  const outlines: Outlines | undefined = glyf?.entry.transformed ? unpackOutlines(glyf.bytes) : undefined;
  for (const [tag, { entry, bytes }] of tables) {
    if (!entry.transformed) out.set(tag, bytes);
    else if (tag === 'hmtx' && outlines !== undefined) {
      const full = viewOf(tables.get('hhea')?.bytes ?? new Uint8Array()).getUint16(34);
      out.set(tag, unpackWidths(bytes, full, outlines.left));
    } else if (tag !== 'glyf' && tag !== 'loca') throw new RangeError('an unknown form');
  }
  if (outlines === undefined) return out;
  out.set('glyf', outlines.glyf);
  out.set('loca', outlines.loca);
  const head = tables.get('head')?.bytes.slice();
  if (head === undefined) throw new RangeError('no head');
  viewOf(head).setInt16(50, 1);
  out.set('head', head);
  return out;
}
