/** Tests that only kerning and ligatures affect plain words, by the font tables that fontkit decodes. */
import { expect, it } from 'vitest';
import { type FontId, STYLE_FONTS } from '../../../../src/shared/display/font-ids.ts';
import { PLAIN_WORD } from '../../../../src/shared/text/fonts/plain-words.ts';
import { getTestFonts } from '../../card/support.ts';

interface Coverage {
  readonly version: 1 | 2;
  readonly glyphs: readonly number[];
  readonly rangeRecords: readonly { start: number; end: number }[];
}

interface LookupPart {
  readonly extension?: LookupPart;
  readonly coverage: Coverage;
  /** Only in contextual lookups. */
  readonly inputCoverage?: readonly Coverage[];
  readonly backtrackCoverage: readonly Coverage[];
  readonly lookaheadCoverage: readonly Coverage[];
  /** Only in ligature lookups. */
  readonly ligatureSets?: { get(index: number): readonly { components: readonly number[] }[] };
}

/** The table GSUB, which replaces glyphs, or GPOS, which moves them. Each feature of a script applies some lookups. */
interface LayoutTable {
  readonly scriptList: readonly { tag: string; script: { defaultLangSys: { featureIndexes: readonly number[] } } }[];
  readonly featureList: readonly { tag: string; feature: { lookupListIndexes: readonly number[] } }[];
  readonly lookupList: { get(index: number): { subTables: readonly LookupPart[] } };
}

interface DecodedFont {
  readonly GSUB: LayoutTable;
  readonly GPOS: LayoutTable;
  readonly GDEF?: { glyphClassDef?: { classRangeRecord?: readonly { start: number; end: number; class: number }[] } };
}

const fonts = getTestFonts();
const TYPEFACES: readonly FontId[] = STYLE_FONTS;
const CYRILLIC_AND_GREEK = ['cyrl', 'grek'];
/** Features that fontkit applies by default, except kerning and ligatures. Fractions need a slash, and mark features need marks. */
const OTHER_FEATURES = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'calt', 'clig', 'rclt', 'curs'];

const listRange = ({ start, end }: { start: number; end: number }) =>
  Array.from({ length: end - start + 1 }, (_entry, index) => start + index);
const listGlyphs = (coverage: Coverage) =>
  coverage.version === 1 ? coverage.glyphs : coverage.rangeRecords.flatMap(listRange);

/** Lists the lookup indexes of some features in a script. */
function listLookups(
  { scriptList, featureList }: LayoutTable,
  script: string,
  featureTags: readonly string[],
): number[] {
  const scriptRecord = scriptList.find(({ tag }) => tag === script);
  const scriptFeatures = scriptRecord?.script.defaultLangSys.featureIndexes.map((index) => featureList[index]) ?? [];
  return scriptFeatures.flatMap((featureRecord) =>
    featureRecord && featureTags.includes(featureRecord.tag) ? featureRecord.feature.lookupListIndexes : [],
  );
}

function listPlainGlyphs(fontId: FontId): Set<number> {
  const { font, pairs } = fonts[fontId];
  const codePoints = font.characterSet.filter((codePoint) => PLAIN_WORD.test(String.fromCodePoint(codePoint)));
  const singleGlyphs = codePoints.map((codePoint) => ({
    id: font.glyphForCodePoint(codePoint).id,
    codePoints: [codePoint],
  }));
  const ligatures = ['ff', 'fi', 'fl'].flatMap((text) =>
    Array.from(text, (letter) => ({ id: font.glyphForCodePoint(letter.charCodeAt(0)).id, codePoints: [0] })),
  );
  return new Set([...singleGlyphs, ...(pairs?.ligate(ligatures) ?? [])].map((glyph) => glyph.id));
}

/** Whether the lookup can apply to a plain word. */
function canApply(lookupPart: LookupPart, plainGlyphIds: ReadonlySet<number>): boolean {
  if (lookupPart.extension !== undefined) return canApply(lookupPart.extension, plainGlyphIds);
  const includesPlainGlyph = (coverage: Coverage) => listGlyphs(coverage).some((glyphId) => plainGlyphIds.has(glyphId));
  if (lookupPart.inputCoverage !== undefined) {
    return [...lookupPart.backtrackCoverage, ...lookupPart.inputCoverage, ...lookupPart.lookaheadCoverage].every(
      includesPlainGlyph,
    );
  }
  const { ligatureSets } = lookupPart;
  if (ligatureSets === undefined) return includesPlainGlyph(lookupPart.coverage);
  return listGlyphs(lookupPart.coverage).some(
    (glyphId, index) =>
      plainGlyphIds.has(glyphId) &&
      ligatureSets.get(index).some(({ components }) => components.every((component) => plainGlyphIds.has(component))),
  );
}

it.each(TYPEFACES)('the typeface %s has no other feature for plain words than kerning and ligatures', (fontId) => {
  const { GSUB, GPOS } = fonts[fontId].font as unknown as DecodedFont;
  const plainGlyphIds = listPlainGlyphs(fontId);
  expect(plainGlyphIds.size).toBeGreaterThan(250);
  for (const fontTable of [GSUB, GPOS]) {
    for (const script of ['DFLT', 'latn']) {
      const lookupParts = listLookups(fontTable, script, OTHER_FEATURES).flatMap(
        (number) => fontTable.lookupList.get(number).subTables,
      );
      expect(lookupParts.filter((lookupPart) => canApply(lookupPart, plainGlyphIds))).toEqual([]);
    }
  }
});

it.each(TYPEFACES)('the typeface %s kerns and ligates alike in all scripts of plain words', (fontId) => {
  const { GSUB, GPOS } = fonts[fontId].font as unknown as DecodedFont;
  for (const script of [
    'latn',
    ...CYRILLIC_AND_GREEK.filter((tag) => GPOS.scriptList.some((scriptEntry) => scriptEntry.tag === tag)),
  ]) {
    expect(listLookups(GPOS, script, ['kern'])).toEqual(listLookups(GPOS, 'DFLT', ['kern']));
    expect(listLookups(GSUB, script, ['liga'])).toEqual(listLookups(GSUB, 'DFLT', ['liga']));
  }
});

it.each(TYPEFACES)('the typeface %s treats no plain character as a mark', (fontId) => {
  const { GDEF } = fonts[fontId].font as unknown as DecodedFont;
  const plainGlyphIds = listPlainGlyphs(fontId);
  const markRanges = (GDEF?.glyphClassDef?.classRangeRecord ?? []).filter((classRange) => classRange.class === 3);
  expect(markRanges.length).toBeGreaterThan(0);
  expect(markRanges.flatMap(listRange).filter((glyphId) => plainGlyphIds.has(glyphId))).toEqual([]);
});
