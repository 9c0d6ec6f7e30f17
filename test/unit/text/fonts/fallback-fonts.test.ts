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
import { truetype } from '../../../support/fonts.ts';
import { t } from '../../../support/texts.ts';
import { testFonts } from '../../card/support.ts';

const GEORGIAN = 'ა';
const THAI = 'ก';

/** The font of the fixtures with its letter A at another character only. */
function fontFor(character: string): Uint8Array {
  const file = truetype();
  const glyph = create(file).glyphForCodePoint(0x41).id;
  const cmap = new Uint8Array(40);
  const view = createView(cmap);
  view.setUint16(2, 1);
  [3, 10].forEach((value, index) => {
    view.setUint16(4 + 2 * index, value);
  });
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, 28);
  view.setUint32(24, 1);
  const point = character.codePointAt(0) ?? 0;
  [point, point, glyph].forEach((value, index) => {
    view.setUint32(28 + 4 * index, value);
  });
  const tables = new Map(readTables(file));
  tables.set('cmap', cmap);
  return buildFontFile([...tables].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(64)) as [string, string, string];
const fonts = testFonts();
const files = new Map([
  [ONE, fontFor(GEORGIAN)],
  [TWO, fontFor(THAI)],
  [THREE, fontFor(GEORGIAN)],
]);

const itemsOf = (text: string, set: typeof fonts) =>
  breakLines(
    measureTexts([{ text, style: createTextStyle('text', 8) }], set),
    { width: 500 },
    set,
    NO_SQUEEZE,
  ).lines.flatMap((line) => createLineItems(line, 0, 0));

describe('characters that no font of ours has', () => {
  it('are told with their script in words', () => {
    const note = findMissingGlyphs(itemsOf(`Mixed ${GEORGIAN} and ${THAI}`, fonts));
    expect(note === undefined ? '' : formatCardFinding(t, GAMES, note)).toBe(
      `no font has ${GEORGIAN}${THAI} (Thai, Georgian)`,
    );
    expect(formatCardFinding(t, GAMES, { kind: 'missing-glyph', characters: '漢', fields: [] })).toBe(
      'no font has 漢 (Chinese or Japanese)',
    );
    expect(formatCardFinding(t, GAMES, { kind: 'missing-glyph', characters: '漢か', fields: [] })).toBe(
      'no font has 漢か (Japanese)',
    );
  });

  it('are set in the first fallback font that has them, in the order of the user', () => {
    const fontsOf = (fallbacks: readonly string[]): string[] =>
      itemsOf(`a ${GEORGIAN} ${THAI}`, addUserFonts(fonts, files, fallbacks)).flatMap((item) =>
        item.kind === 'text' ? [item.font] : [],
      );
    expect(fontsOf([ONE, TWO, THREE])).toEqual(['text', `sha256:${ONE}`, `sha256:${TWO}`]);
    expect(fontsOf([THREE, TWO, ONE])).toEqual(['text', `sha256:${THREE}`, `sha256:${TWO}`]);
  });

  it('are missing no more once there is a fallback font', () => {
    const set = addUserFonts(fonts, files, [ONE, TWO]);
    expect(findMissingGlyphs(itemsOf(`${GEORGIAN}${THAI}`, set))).toBeUndefined();
    expect(findMissingGlyphs(itemsOf('ღ', set))?.characters).toBe('ღ');
  });

  it('leave every other text in the fonts that it had', () => {
    const set = addUserFonts(fonts, files, [ONE, TWO]);
    for (const text of ['Name 5', '☠ skull', 'שלום', 'Ω'])
      expect(itemsOf(text, set).map((item) => item.kind === 'text' && item.font)).toEqual(
        itemsOf(text, fonts).map((item) => item.kind === 'text' && item.font),
      );
  });

  it('pass over a fallback font that is broken', () => {
    const broken = new Map([...files, ['4'.repeat(64), new Uint8Array(40)] as const]);
    const set = addUserFonts(fonts, broken, ['4'.repeat(64), ONE]);
    expect(findMissingGlyphs(itemsOf(GEORGIAN, set))).toBeUndefined();
  });

  it('are drawn on sheets, too', () => {
    const set = addUserFonts(fonts, files, [ONE]);
    const [line] = breakText(`Name ${GEORGIAN}`, { font: 'text', size: 9 }, 300, set);
    expect(line?.outline?.pathData.length).toBeGreaterThan(100);
    expect(line?.runs.map(({ text }) => text).join('')).toBe(`Name ${GEORGIAN}`);
  });
});

describe('lines of a sheet that run both ways', () => {
  it('are resolved as one paragraph before they are broken', () => {
    const lines = breakText(
      'Start \u2067שלום עולם one two three four five six\u2069 end',
      { font: 'text', size: 9 },
      90,
      fonts,
    );
    expect(lines.length).toBeGreaterThan(1);
    // Every line of the isolate runs from right to left, those without a Hebrew letter as well.
    const levels = lines.flatMap(({ cardLine: set }) => set?.words.map(({ level }) => level) ?? []);
    expect(levels.filter((level) => level === 2).length).toBeGreaterThanOrEqual(6);
  });
});

describe('a sign that may be a letter or a picture', () => {
  it.each([
    ['™', 'text'],
    ['™\ufe0f', 'emoji'],
    ['♥', 'symbols'],
    ['♥\ufe0f', 'emoji'],
  ])('%j is taken from the font %s, as the text asks for it', (sign, font) => {
    expect(itemsOf(sign, fonts).map((item) => item.kind === 'text' && item.font)).toEqual([font]);
  });
});
