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
  for (let i = 0; i < 6; i += 1) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

const hex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

/** Entries of one bfchar block, as many as a CMap may have. */
const BLOCK = 100;

function toUnicode(glyphs: readonly UsedGlyph[]): string {
  const lines = glyphs.flatMap(({ text }, i) => (text === '' ? [] : [`<${hex(i)}> <${utf16(text)}>`]));
  const blocks: string[] = [];
  for (let i = 0; i < lines.length; i += BLOCK) {
    const block = lines.slice(i, i + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Symbolic, as every font with its own numbering is; italic where the face slants. */
const flagsOf = (face: Face): number => 4 + (face.font.italicAngle === 0 ? 0 : 64);

/** Writes the face's objects and lets `ref` name the font. */
export function embedFont(streams: Streams, face: Face, used: UsedFont, ref: PDFRef): void {
  const { context } = streams;
  const { font } = face;
  const file = subsetFont(
    face.file,
    used.glyphs.map((glyph) => glyph.id),
  );
  const name = `${subsetTag(used.glyphs)}+${face.postscriptName}`;
  const per = (value: number): number => Math.round((value * 1000) / face.unitsPerEm);
  const { minX, minY, maxX, maxY } = font.bbox;
  const fontFile = addStream(streams, file, { Length1: file.length });
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: PDFName.of(name),
      Flags: flagsOf(face),
      FontBBox: [per(minX), per(minY), per(maxX), per(maxY)],
      ItalicAngle: font.italicAngle,
      Ascent: per(font.ascent),
      Descent: per(font.descent),
      CapHeight: per(font.capHeight),
      StemV: 90,
      FontFile2: fontFile,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: PDFName.of(name),
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      CIDToGIDMap: 'Identity',
      DW: 0,
      W: [0, used.glyphs.map((glyph) => Math.round(glyph.width * 100) / 100)],
      FontDescriptor: descriptor,
    }),
  );
  context.assign(
    ref,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: PDFName.of(name),
      Encoding: 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: addStream(streams, toUnicode(used.glyphs), {}),
    }),
  );
}
