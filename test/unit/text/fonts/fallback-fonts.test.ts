import { create } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { createLineItems } from '../../../../src/shared/card/display/line-items.ts';
import { formatCardFinding } from '../../../../src/shared/card/findings/finding-messages.ts';
import { findMissingGlyphs } from '../../../../src/shared/card/findings/missing-glyphs.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { createTextStyle } from '../../../../src/shared/print/draw.ts';
import { breakText } from '../../../../src/shared/sheet/kit/text-lines.ts';
import { buildFontFile, createView, readTables } from '../../../../src/shared/text/fonts/sfnt.ts';
import { addUserFonts } from '../../../../src/shared/text/fonts/user-fonts.ts';
import { breakLines } from '../../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../../src/shared/text/lines/measure.ts';
import { NO_SQUEEZE } from '../../../../src/shared/text/lines/styles.ts';
import { readTrueType } from '../../../support/fonts.ts';
import { translate } from '../../../support/texts.ts';
import { getTestFonts } from '../../card/support.ts';

/** Tests which fonts are used for characters that the requested font lacks: Rollcall's own fonts, then the user's fallback fonts. */

const GEORGIAN = 'ა';
const THAI = 'ก';

/** Creates the test font with its letter A mapped only to another character. */
function createFontFor(character: string): Uint8Array {
  const fontFile = readTrueType();
  const glyphId = create(fontFile).glyphForCodePoint(0x41).id;
  // The table `cmap`: version and number of maps; platform 3 (Windows) and encoding 10 (Unicode) of the only map, and its offset, 12; then
  // the map itself, in format 12: its length, the number of ranges, and one range with its first character, last character and glyph.
  const characterMap = new Uint8Array(40);
  const mapView = createView(characterMap);
  mapView.setUint16(2, 1);
  [3, 10].forEach((value, index) => {
    mapView.setUint16(4 + 2 * index, value);
  });
  mapView.setUint32(8, 12);
  mapView.setUint16(12, 12);
  mapView.setUint32(16, 28);
  mapView.setUint32(24, 1);
  const codePoint = character.codePointAt(0) ?? 0;
  [codePoint, codePoint, glyphId].forEach((value, index) => {
    mapView.setUint32(28 + 4 * index, value);
  });
  const fontTables = new Map(readTables(fontFile));
  fontTables.set('cmap', characterMap);
  return buildFontFile([...fontTables].sort(([firstTag], [secondTag]) => (firstTag < secondTag ? -1 : 1)));
}

const [FIRST_HASH, SECOND_HASH, THIRD_HASH] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [
  string,
  string,
  string,
];
const fonts = getTestFonts();
const fontFiles = new Map([
  [FIRST_HASH, createFontFor(GEORGIAN)],
  [SECOND_HASH, createFontFor(THAI)],
  [THIRD_HASH, createFontFor(GEORGIAN)],
]);

const layoutItems = (text: string, fontSet: typeof fonts) =>
  breakLines(
    measureTexts([{ text, style: createTextStyle('text', 8) }], fontSet),
    { width: 500 },
    fontSet,
    NO_SQUEEZE,
  ).lines.flatMap((line) => createLineItems(line, 0, 0));

describe('characters missing from the built-in fonts', () => {
  it('appear in a finding with the names of their scripts', () => {
    const glyphFinding = findMissingGlyphs(layoutItems(`Mixed ${GEORGIAN} and ${THAI}`, fonts));
    expect(glyphFinding === undefined ? '' : formatCardFinding(translate, GAMES, glyphFinding)).toBe(
      `no font has ${GEORGIAN}${THAI} (Thai, Georgian)`,
    );
    expect(formatCardFinding(translate, GAMES, { kind: 'missing-glyph', characters: '漢', fields: [] })).toBe(
      'no font has 漢 (Chinese or Japanese)',
    );
    expect(formatCardFinding(translate, GAMES, { kind: 'missing-glyph', characters: '漢か', fields: [] })).toBe(
      'no font has 漢か (Japanese)',
    );
  });

  it('use the first user fallback font that has them', () => {
    const listFontsWith = (fallbackHashes: readonly string[]): string[] =>
      layoutItems(`a ${GEORGIAN} ${THAI}`, addUserFonts(fonts, fontFiles, fallbackHashes)).flatMap((item) =>
        item.kind === 'text' ? [item.font] : [],
      );
    expect(listFontsWith([FIRST_HASH, SECOND_HASH, THIRD_HASH])).toEqual([
      'text',
      `sha256:${FIRST_HASH}`,
      `sha256:${SECOND_HASH}`,
    ]);
    expect(listFontsWith([THIRD_HASH, SECOND_HASH, FIRST_HASH])).toEqual([
      'text',
      `sha256:${THIRD_HASH}`,
      `sha256:${SECOND_HASH}`,
    ]);
  });

  it('cause no finding once a fallback font has them', () => {
    const extendedFonts = addUserFonts(fonts, fontFiles, [FIRST_HASH, SECOND_HASH]);
    expect(findMissingGlyphs(layoutItems(`${GEORGIAN}${THAI}`, extendedFonts))).toBeUndefined();
    expect(findMissingGlyphs(layoutItems('ღ', extendedFonts))?.characters).toBe('ღ');
  });

  it('leave all other text in its font', () => {
    const extendedFonts = addUserFonts(fonts, fontFiles, [FIRST_HASH, SECOND_HASH]);
    for (const text of ['Name 5', '☠ skull', 'שלום', 'Ω'])
      expect(layoutItems(text, extendedFonts).map((item) => item.kind === 'text' && item.font)).toEqual(
        layoutItems(text, fonts).map((item) => item.kind === 'text' && item.font),
      );
  });

  it('skip a broken fallback font', () => {
    const brokenFiles = new Map([...fontFiles, ['4'.repeat(64), new Uint8Array(40)] as const]);
    const extendedFonts = addUserFonts(fonts, brokenFiles, ['4'.repeat(64), FIRST_HASH]);
    expect(findMissingGlyphs(layoutItems(GEORGIAN, extendedFonts))).toBeUndefined();
  });

  it('also appear on sheets', () => {
    const extendedFonts = addUserFonts(fonts, fontFiles, [FIRST_HASH]);
    const [line] = breakText(`Name ${GEORGIAN}`, { font: 'text', size: 9 }, 300, extendedFonts);
    expect(line?.outline?.pathData.length).toBeGreaterThan(100);
    expect(line?.runs.map(({ text }) => text).join('')).toBe(`Name ${GEORGIAN}`);
  });
});

describe('bidirectional lines on a sheet', () => {
  it('resolve the whole paragraph before it is broken', () => {
    const lines = breakText(
      'Start \u2067שלום עולם one two three four five six\u2069 end',
      { font: 'text', size: 9 },
      90,
      fonts,
    );
    expect(lines.length).toBeGreaterThan(1);
    // Every line of the isolate runs from right to left, including those without a Hebrew letter.
    const levels = lines.flatMap(({ cardLine }) => cardLine?.words.map(({ level }) => level) ?? []);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(6);
  });
});

describe('characters that may be text or emoji', () => {
  it.each([
    ['™', 'text'],
    ['™\ufe0f', 'emoji'],
    ['♥', 'symbols'],
    ['♥\ufe0f', 'emoji'],
  ])('%j uses the font %s that its variation selector requests', (character, font) => {
    expect(layoutItems(character, fonts).map((item) => item.kind === 'text' && item.font)).toEqual([font]);
  });
});
