/** The container of TrueType and OpenType fonts (OpenType 1.9, Font file): its tables by tag, and a file made of tables. */

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The tables of a file. Those that reach beyond its end are cut off there. Throws where there is no directory. */
export function tablesOf(file: Uint8Array, from = 0): Map<string, Uint8Array> {
  const view = viewOf(file);
  const out = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(from + 4); index += 1) {
    const at = from + 12 + 16 * index;
    const start = view.getUint32(at + 8);
    out.set(String.fromCharCode(...file.subarray(at, at + 4)), file.subarray(start, start + view.getUint32(at + 12)));
  }
  return out;
}

export const padded = (length: number): number => (length + 3) & ~3;

function checksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 1)
    sum = (sum + ((bytes[index] ?? 0) << (24 - 8 * (index & 3)))) >>> 0;
  return sum;
}

/** The version of a file with TrueType outlines, and of one with PostScript ones. */
export const TRUETYPE = 0x00010000;
export const POSTSCRIPT = 0x4f54544f;

/** A file of these tables, which stand in the order of their tags. */
export function fontFile(tables: readonly (readonly [string, Uint8Array])[], version = TRUETYPE): Uint8Array {
  const directory = 12 + 16 * tables.length;
  const out = new Uint8Array(tables.reduce((sum, [, bytes]) => sum + padded(bytes.length), directory));
  const view = viewOf(out);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, version);
  view.setUint16(4, tables.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (tables.length - 2 ** power));
  let at = directory;
  let headAt = 0;
  tables.forEach(([tag, bytes], index) => {
    const entry = 12 + 16 * index;
    for (let c = 0; c < 4; c += 1) out[entry + c] = tag.charCodeAt(c);
    view.setUint32(entry + 4, checksum(bytes));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, bytes.length);
    out.set(bytes, at);
    if (tag === 'head') headAt = at;
    at += padded(bytes.length);
  });
  view.setUint32(headAt + 8, (0xb1b0afba - checksum(out)) >>> 0);
  return out;
}

/** What a font allows its users to do with it (OS/2, fsType). */
export interface FontLicence {
  /** `preview`: for view and print only; `restricted`: into no document at all. */
  readonly embedding: 'installable' | 'editable' | 'preview' | 'restricted';
  /** It may be embedded only as a whole. */
  readonly whole: boolean;
  /** Only its bitmaps may be embedded, not its outlines. */
  readonly bitmaps: boolean;
}

/** Of several bits the one that allows most counts, as older fonts set more than one. A font that says nothing allows all. */
export function licenceOf(tables: ReadonlyMap<string, Uint8Array>): FontLicence {
  const os2 = tables.get('OS/2');
  const bits = os2 === undefined || os2.length < 10 ? 0 : viewOf(os2).getUint16(8);
  const embedding = bits & 8 ? 'editable' : bits & 4 ? 'preview' : bits & 2 ? 'restricted' : 'installable';
  return { embedding, whole: (bits & 0x100) !== 0, bitmaps: (bits & 0x200) !== 0 };
}

export const mayEmbed = ({ embedding, bitmaps }: FontLicence): boolean => embedding !== 'restricted' && !bitmaps;
