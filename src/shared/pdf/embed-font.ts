/** Embeds a font as PDF objects: a Type 0 font with a TrueType subset, and a map to text. */
import { PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { Typeface } from '../text/fonts/fonts.ts';
import type { UsedFont, UsedGlyph } from './font-pool.ts';
import { subsetFont } from './font-subset.ts';
import { addStream, type Streams } from './streams.ts';
import { encodeUtf16Hex } from './utf16.ts';

/** Creates six capitals that distinguish this subset from other subsets of the same font (PDF 32000, 9.6.4). */
function createSubsetTag(glyphs: readonly UsedGlyph[]): string {
  let hash = 0x811c9dc5;
  for (const { id } of glyphs) hash = Math.imul(hash ^ id, 0x01000193) >>> 0;
  let tag = '';
  for (let index = 0; index < 6; index += 1) {
    tag += String.fromCharCode(65 + (hash % 26));
    hash = Math.floor(hash / 26);
  }
  return tag;
}

const toHex = (value: number): string => value.toString(16).padStart(4, '0').toUpperCase();

/** The maximum number of entries of one block in a CMap. */
const MAX_BLOCK_ENTRIES = 100;

const createUnicodeMap = (glyphs: readonly UsedGlyph[]): string =>
  createCharacterMap(
    'Adobe-Identity-UCS',
    'bf',
    glyphs.flatMap(({ text }, index) => (text === '' ? [] : [`<${toHex(index)}> <${encodeUtf16Hex(text)}>`])),
  );

/** Creates a CMap from codes to text (`bf`) or to glyphs (`cid`). */
function createCharacterMap(mapName: string, target: 'bf' | 'cid', entries: readonly string[]): string {
  const blocks: string[] = [];
  for (let index = 0; index < entries.length; index += MAX_BLOCK_ENTRIES) {
    const block = entries.slice(index, index + MAX_BLOCK_ENTRIES);
    blocks.push(`${block.length} begin${target}char\n${block.join('\n')}\nend${target}char`);
  }
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    `/CIDSystemInfo << /Registry (Adobe) /Ordering (${target === 'bf' ? 'UCS' : 'Identity'}) /Supplement 0 >> def`,
    `/CMapName /${mapName} def /CMapType ${target === 'bf' ? 2 : 1} def`,
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
}

/** Returns the font flags (PDF 32000, 9.8.2): symbolic (4), since every font has its own numbering, and italic (64) if the font slants. */
const getFontFlags = (typeface: Typeface): number => 4 + (typeface.font.italicAngle === 0 ? 0 : 64);

/** Returns the subset of the font that a document needs, or the whole file if the license requires that. */
function getEmbeddedFile(typeface: Typeface, glyphs: readonly number[]): Uint8Array {
  if (typeface.embedWhole === true) return typeface.file;
  if (typeface.font['CFF '] === undefined) return subsetFont(typeface.file, glyphs);
  const subset = typeface.font.createSubset();
  subset.glyphs = [...glyphs];
  return subset.encode();
}

/** Creates the map from codes of this document to glyphs of a font that is embedded whole and keeps its own glyph numbers. */
const createGlyphMap = (glyphs: readonly UsedGlyph[]): string =>
  createCharacterMap(
    'Rollcall-Glyphs',
    'cid',
    glyphs.map(({ id }, index) => `<${toHex(index)}> ${id}`),
  );

/** Creates the array of glyph widths (PDF 32000, 9.7.4.3), by the glyph numbers in the embedded file. */
function createWidths(glyphs: readonly UsedGlyph[], isWhole: boolean): unknown[] {
  const roundedWidths = glyphs.map(({ width }) => Math.round(width * 100) / 100);
  return isWhole ? glyphs.flatMap(({ id }, index) => [id, [roundedWidths[index]]]) : [0, roundedWidths];
}

/** Writes the objects of the font and assigns the font to `fontRef`. */
export function embedFont(streams: Streams, typeface: Typeface, usedFont: UsedFont, fontRef: PDFRef): void {
  const { context } = streams;
  const { font, embedWhole: isWhole = false } = typeface;
  const embeddedFile = getEmbeddedFile(
    typeface,
    usedFont.glyphs.map((glyph) => glyph.id),
  );
  const isPostScript = font['CFF '] !== undefined;
  const fontName = isWhole ? typeface.postscriptName : `${createSubsetTag(usedFont.glyphs)}+${typeface.postscriptName}`;
  const toThousandths = (value: number): number => Math.round((value * 1000) / typeface.unitsPerEm);
  const { minX, minY, maxX, maxY } = font.bbox;
  const fontFile = addStream(
    streams,
    embeddedFile,
    isPostScript ? { Subtype: isWhole ? 'OpenType' : 'CIDFontType0C' } : { Length1: embeddedFile.length },
  );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: PDFName.of(fontName),
      Flags: getFontFlags(typeface),
      FontBBox: [toThousandths(minX), toThousandths(minY), toThousandths(maxX), toThousandths(maxY)],
      ItalicAngle: font.italicAngle,
      Ascent: toThousandths(font.ascent),
      Descent: toThousandths(font.descent),
      CapHeight: toThousandths(typeface.capHeight),
      StemV: 90,
      [isPostScript ? 'FontFile3' : 'FontFile2']: fontFile,
    }),
  );
  const descendant = context.register(
    context.obj({
      Type: 'Font',
      Subtype: isPostScript ? 'CIDFontType0' : 'CIDFontType2',
      BaseFont: PDFName.of(fontName),
      CIDSystemInfo: {
        Registry: PDFHexString.fromText('Adobe'),
        Ordering: PDFHexString.fromText('Identity'),
        Supplement: 0,
      },
      ...(isPostScript ? {} : { CIDToGIDMap: 'Identity' }),
      DW: 0,
      W: createWidths(usedFont.glyphs, isWhole) as number[],
      FontDescriptor: descriptor,
    }),
  );
  context.assign(
    fontRef,
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: PDFName.of(fontName),
      Encoding: isWhole ? addStream(streams, createGlyphMap(usedFont.glyphs), GLYPH_MAP_ENTRIES) : 'Identity-H',
      DescendantFonts: [descendant],
      ToUnicode: addStream(streams, createUnicodeMap(usedFont.glyphs), {}),
    }),
  );
}

/** The entries of a stream with an encoding (PDF 32000, 9.7.5.3). */
const GLYPH_MAP_ENTRIES = {
  Type: 'CMap',
  CMapName: 'Rollcall-Glyphs',
  CIDSystemInfo: {
    Registry: PDFHexString.fromText('Adobe'),
    Ordering: PDFHexString.fromText('Identity'),
    Supplement: 0,
  },
};
