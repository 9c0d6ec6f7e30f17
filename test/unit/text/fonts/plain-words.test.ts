/** That no feature but kerning and ligatures has anything to do in a plain word, read from the tables as fontkit decodes them. */
import { expect, it } from 'vitest';
import { type FontId, STYLE_FONTS } from '../../../../src/shared/display/font-ids.ts';
import { PLAIN_WORD } from '../../../../src/shared/text/fonts/plain-words.ts';
import { testFonts } from '../../card/support.ts';

interface Coverage {
  readonly version: 1 | 2;
  readonly glyphs: readonly number[];
  readonly rangeRecords: readonly { start: number; end: number }[];
}

interface Part {
  readonly extension?: Part;
  readonly coverage: Coverage;
  /** Of contexts by glyphs. */
  readonly inputCoverage?: readonly Coverage[];
  readonly backtrackCoverage: readonly Coverage[];
  readonly lookaheadCoverage: readonly Coverage[];
  /** Of ligatures. */
  readonly ligatureSets?: { get(index: number): readonly { components: readonly number[] }[] };
}

interface Table {
  readonly scriptList: readonly { tag: string; script: { defaultLangSys: { featureIndexes: readonly number[] } } }[];
  readonly featureList: readonly { tag: string; feature: { lookupListIndexes: readonly number[] } }[];
  readonly lookupList: { get(index: number): { subTables: readonly Part[] } };
}

interface Decoded {
  readonly GSUB: Table;
  readonly GPOS: Table;
  readonly GDEF?: { glyphClassDef?: { classRangeRecord?: readonly { start: number; end: number; class: number }[] } };
}

const fonts = testFonts();
const FACES: readonly FontId[] = STYLE_FONTS;
const CYRILLIC_AND_GREEK = ['cyrl', 'grek'];
/** What fontkit does without being asked, but kerning and ligatures; fractions wait for their slash, marks for marks. */
const OTHERS = ['rvrn', 'ltra', 'ltrm', 'ccmp', 'locl', 'rlig', 'calt', 'clig', 'rclt', 'curs'];

const numbersOf = ({ start, end }: { start: number; end: number }) =>
  Array.from({ length: end - start + 1 }, (_, index) => start + index);
const glyphsOf = (coverage: Coverage) =>
  coverage.version === 1 ? coverage.glyphs : coverage.rangeRecords.flatMap(numbersOf);

/** Lookups of some features in a script, by number. */
function lookups({ scriptList, featureList }: Table, script: string, tags: readonly string[]): number[] {
  const found = scriptList.find(({ tag }) => tag === script);
  const own = found?.script.defaultLangSys.featureIndexes.map((index) => featureList[index]) ?? [];
  return own.flatMap((record) => (record && tags.includes(record.tag) ? record.feature.lookupListIndexes : []));
}

function plainGlyphs(id: FontId): Set<number> {
  const { font, pairs } = fonts[id];
  const codePoints = font.characterSet.filter((c) => PLAIN_WORD.test(String.fromCodePoint(c)));
  const single = codePoints.map((c) => ({ id: font.glyphForCodePoint(c).id, codePoints: [c] }));
  const ligatures = ['ff', 'fi', 'fl'].flatMap((text) =>
    Array.from(text, (c) => ({ id: font.glyphForCodePoint(c.charCodeAt(0)).id, codePoints: [0] })),
  );
  return new Set([...single, ...(pairs?.ligate(ligatures) ?? [])].map((glyph) => glyph.id));
}

/** Whether some plain word may be one that the part is about. */
function mayApply(part: Part, plain: ReadonlySet<number>): boolean {
  if (part.extension !== undefined) return mayApply(part.extension, plain);
  const has = (coverage: Coverage) => glyphsOf(coverage).some((glyph) => plain.has(glyph));
  if (part.inputCoverage !== undefined) {
    return [...part.backtrackCoverage, ...part.inputCoverage, ...part.lookaheadCoverage].every(has);
  }
  const { ligatureSets } = part;
  if (ligatureSets === undefined) return has(part.coverage);
  return glyphsOf(part.coverage).some(
    (glyph, index) =>
      plain.has(glyph) && ligatureSets.get(index).some(({ components }) => components.every((c) => plain.has(c))),
  );
}

it.each(FACES)('%s has no other feature for plain words', (id) => {
  const { GSUB, GPOS } = fonts[id].font as unknown as Decoded;
  const plain = plainGlyphs(id);
  expect(plain.size).toBeGreaterThan(250);
  for (const table of [GSUB, GPOS]) {
    for (const script of ['DFLT', 'latn']) {
      const parts = lookups(table, script, OTHERS).flatMap((number) => table.lookupList.get(number).subTables);
      expect(parts.filter((part) => mayApply(part, plain))).toEqual([]);
    }
  }
});

it.each(FACES)('%s kerns and joins in all scripts of plain words alike', (id) => {
  const { GSUB, GPOS } = fonts[id].font as unknown as Decoded;
  for (const script of ['latn', ...CYRILLIC_AND_GREEK.filter((tag) => GPOS.scriptList.some((s) => s.tag === tag))]) {
    expect(lookups(GPOS, script, ['kern'])).toEqual(lookups(GPOS, 'DFLT', ['kern']));
    expect(lookups(GSUB, script, ['liga'])).toEqual(lookups(GSUB, 'DFLT', ['liga']));
  }
});

it.each(FACES)('%s takes no plain character for a mark', (id) => {
  const { GDEF } = fonts[id].font as unknown as Decoded;
  const plain = plainGlyphs(id);
  const marks = (GDEF?.glyphClassDef?.classRangeRecord ?? []).filter((range) => range.class === 3);
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.flatMap(numbersOf).filter((glyph) => plain.has(glyph))).toEqual([]);
});
