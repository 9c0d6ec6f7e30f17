/** Reads the tables of a WOFF2 (W3C WOFF 2.0): one Brotli stream in which outlines and widths have a special form. */
import { LIMITS } from '../base/limits.ts';
import { createView } from '../text/fonts/sfnt.ts';
import { ByteReader } from './byte-reader.ts';
import { FontError, refuseFont, refusePart } from './font-problem.ts';
import { type UnpackedOutlines, unpackOutlines, unpackWidths } from './woff2-glyphs.ts';

/** The known tags, by number. After the number 63, which is none of them, a table names its tag in four letters. */
const TAGS = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep', 'CFF '],
  ...['VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE', 'GDEF', 'GPOS'],
  ...['GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt', 'avar', 'bdat', 'bloc'],
  ...['bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar', 'mort', 'morx', 'opbd', 'prop'],
  ...['trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];
const MAX_TABLES = 128;
const HEADER_BYTES = 48;
/** The letters `ttcf`. */
const COLLECTION = 0x74746366;

interface TableEntry {
  readonly tag: string;
  /** The length in the stream, in bytes. */
  readonly length: number;
  readonly transformed: boolean;
}

/** Reads the tables of a WOFF2. Throws a FontError. `brotli` unpacks at most `size` bytes. */
export function readWoff2Tables(
  fontFile: Uint8Array,
  brotli: (packed: Uint8Array, size: number) => Uint8Array,
): Map<string, Uint8Array> {
  try {
    return unpack(fontFile, brotli);
  } catch (error) {
    // All other errors are offsets beyond the end, or errors of Brotli for an invalid stream.
    if (error instanceof FontError) throw error;
    return refusePart({ kind: 'packed' });
  }
}

function unpack(
  fontFile: Uint8Array,
  brotli: (packed: Uint8Array, size: number) => Uint8Array,
): Map<string, Uint8Array> {
  const header = createView(fontFile);
  if (header.getUint32(4) === COLLECTION) refuseFont({ kind: 'packed-collection' });
  // The header has the number of tables at byte 12, and the packed length of all of them at byte 20.
  const tableCount = header.getUint16(12);
  if (tableCount === 0 || tableCount > MAX_TABLES) refusePart({ kind: 'tables' });
  const reader = new ByteReader(fontFile, HEADER_BYTES);
  const entries = Array.from({ length: tableCount }, () => readEntry(reader));
  const streamSize = entries.reduce((sum, { length }) => sum + length, 0);
  if (streamSize > LIMITS.fontUnpackedBytes) refuseFont({ kind: 'unpacks-too-large' });
  const stream = brotli(reader.take(header.getUint32(20)), streamSize);
  if (stream.length !== streamSize) throw new RangeError('another size');
  const unpackedStream = new ByteReader(stream);
  const tables = new Map(entries.map((entry) => [entry.tag, { entry, bytes: unpackedStream.take(entry.length) }]));
  return restoreTables(tables);
}

function readEntry(reader: ByteReader): TableEntry {
  const flags = reader.u8();
  const knownTag = TAGS[flags & 0x3f];
  const tag = knownTag ?? String.fromCharCode(...reader.take(4));
  const length = reader.base128();
  const version = flags >> 6;
  // For outlines, version 0 is the special form and 3 the plain one. For all other tables 0 is plain.
  const transformed = tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;
  const packedLength = transformed ? reader.base128() : length;
  if (Math.max(length, packedLength) > LIMITS.fontUnpackedBytes) refuseFont({ kind: 'unpacks-too-large' });
  return { tag, length: packedLength, transformed };
}

function restoreTables(tables: ReadonlyMap<string, { readonly entry: TableEntry; readonly bytes: Uint8Array }>) {
  const restoredTables = new Map<string, Uint8Array>();
  const packedOutlines = tables.get('glyf');
  const outlines: UnpackedOutlines | undefined = packedOutlines?.entry.transformed
    ? unpackOutlines(packedOutlines.bytes)
    : undefined;
  for (const [tag, { entry, bytes }] of tables) {
    if (!entry.transformed) restoredTables.set(tag, bytes);
    else if (tag === 'hmtx' && outlines !== undefined) {
      // The field hhea.numberOfHMetrics.
      const longMetricCount = createView(tables.get('hhea')?.bytes ?? new Uint8Array()).getUint16(34);
      restoredTables.set(tag, unpackWidths(bytes, longMetricCount, outlines.left));
    } else if (tag !== 'glyf' && tag !== 'loca') throw new RangeError('an unknown form');
  }
  if (outlines === undefined) return restoredTables;
  restoredTables.set('glyf', outlines.glyf);
  restoredTables.set('loca', outlines.loca);
  const headTable = tables.get('head')?.bytes.slice();
  if (headTable === undefined) throw new RangeError('no head');
  // The field head.indexToLocFormat: the unpacked `loca` has long offsets.
  createView(headTable).setInt16(50, 1);
  restoredTables.set('head', headTable);
  return restoredTables;
}
