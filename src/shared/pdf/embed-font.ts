/** A used face as PDF objects: a Type 0 font over a TrueType subset, with a map back to text. */
import { PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { Face } from '../text/fonts/fonts.ts';
import type { UsedFont, UsedGlyph } from './font-pool.ts';
import { subsetFont } from './font-subset.ts';
import { addStream, type Streams } from './streams.ts';
import { utf16 } from './utf16.ts';

/** Six capitals that tell this subset from every other one of the same face (PDF 32000, 9.6.4). */
function subsetTag(glyphs: readonly UsedGlyph[]): string {
  let hash = 0x811c9dc5;
  for (const { id } of glyphs) hash = Math.imul(hash ^ id, 0x01000193) >>> 0;
  let tag = '';
  for (let index = 0; index < 6; index += 1) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

/** Entries of one bfchar block, as many as a CMap may have. */
const BLOCK = 100;

const toUnicode = (glyphs: readonly UsedGlyph[]): string =>
  cmap(
    'Adobe-Identity-UCS',
    'bf',
    glyphs.flatMap(({ text }, index) => (text === '' ? [] : [`<${hex(index)}> <${utf16(text)}>`])),
  );

/** A map from codes to text, or to glyphs. */
function cmap(name: string, to: 'bf' | 'cid', lines: readonly string[]): string {
  const blocks: string[] = [];
  for (let index = 0; index < lines.length; index += BLOCK) {
    const block = lines.slice(index, index + BLOCK);
    blocks.push(`${block.length} begin${to}char\n${block.join('\n')}\nend${to}char`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    `/CIDSystemInfo << /Registry (Adobe) /Ordering (${to === 'bf' ? 'UCS' : 'Identity'}) /Supplement 0 >> def`,
    `/CMapName /${name} def /CMapType ${to === 'bf' ? 2 : 1} def`,
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Symbolic, as every font with its own numbering is; italic where the face slants. */
const flagsOf = (face: Face): number => 4 + (face.font.italicAngle === 0 ? 0 : 64);

/** The part of the font file that a document needs, or the whole one where its licence asks for that. */
function fileOf(face: Face, glyphs: readonly number[]): Uint8Array {
  if (face.embedWhole === true) return face.file;
  if (face.font['CFF '] === undefined) return subsetFont(face.file, glyphs);
  const subset = face.font.createSubset();
  subset.glyphs = [...glyphs];
  return subset.encode();
}

/** Codes of this document to glyphs of a whole font, which keep their numbers. */
const toGlyphs = (glyphs: readonly UsedGlyph[]): string =>
  cmap(
    'Rollcall-Glyphs',
    'cid',
    glyphs.map(({ id }, index) => `<${hex(index)}> ${id}`),
  );

/** Widths by the numbers of the glyphs in the file. */
function widths(glyphs: readonly UsedGlyph[], whole: boolean): unknown[] {
  const rounded = glyphs.map(({ width }) => Math.round(width * 100) / 100);
  return whole ? glyphs.flatMap(({ id }, index) => [id, [rounded[index]]]) : [0, rounded];
}

/** Writes the face's objects and lets `ref` name the font. */
export function embedFont(streams: Streams, face: Face, used: UsedFont, ref: PDFRef): void {
  const { context } = streams;
  const { font, embedWhole: whole = false } = face;
  const file = fileOf(
    face,
    used.glyphs.map((glyph) => glyph.id),
  );
  const postscript = font['CFF '] !== undefined;
  const name = whole ? face.postscriptName : `${subsetTag(used.glyphs)}+${face.postscriptName}`;
  const per = (value: number): number => Math.round((value * 1000) / face.unitsPerEm);
  const { minX, minY, maxX, maxY } = font.bbox;
  const fontFile = addStream(
    streams,
    file,
    postscript ? { Subtype: whole ? 'OpenType' : 'CIDFontType0C' } : { Length1: file.length },
  );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: PDFName.of(name),
      Flags: flagsOf(face),
      FontBBox: [per(minX), per(minY), per(maxX), per(maxY)],
      ItalicAngle: font.italicAngle,
      Ascent: per(font.ascent),
      Descent: per(font.descent),
      CapHeight: per(face.capHeight),
      StemV: 90,
      [postscript ? 'FontFile3' : 'FontFile2']: fontFile,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: postscript ? 'CIDFontType0' : 'CIDFontType2',
      BaseFont: PDFName.of(name),
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      ...(postscript ? {} : { CIDToGIDMap: 'Identity' }),
      DW: 0,
      W: widths(used.glyphs, whole) as number[],
      FontDescriptor: descriptor,
    }),
  );
  context.assign(
    ref,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: PDFName.of(name),
      Encoding: whole ? addStream(streams, toGlyphs(used.glyphs), CMAP) : 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: addStream(streams, toUnicode(used.glyphs), {}),
    }),
  );
}

/** What a stream with an encoding says of itself (PDF 32000, 9.7.5.3). */
const CMAP = {
  Type: 'CMap',
  CMapName: 'Rollcall-Glyphs',
  CIDSystemInfo: {
    Registry: PDFHexString.fromText('Adobe'),
    Ordering: PDFHexString.fromText('Identity'),
    Supplement: 0,
  },
};
