import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../../src/shared/card/binding/runs.ts';
import { createLineItems } from '../../../../src/shared/card/display/line-items.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { createTextStyle } from '../../../../src/shared/print/draw.ts';
import { detectDirection, reorderVisually, resolveDirection } from '../../../../src/shared/text/lines/bidi.ts';
import { hasDirectionControls } from '../../../../src/shared/text/lines/direction-controls.ts';
import { breakLines } from '../../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../../src/shared/text/lines/measure.ts';
import { NO_SQUEEZE } from '../../../../src/shared/text/lines/styles.ts';
import { getTestFonts } from '../../card/support.ts';

/** Tests the order of characters on a line that mixes left-to-right and right-to-left text, by the results of Chromium and Unicode. */

const readFixture = (fileName: string): string =>
  readFileSync(new URL(`../../../fixtures/unicode/${fileName}`, import.meta.url), 'utf8');

const fonts = getTestFonts();

/** Returns the characters of a text in the visual order of their glyphs on one line of a card. */
function setOnLine(text: string): string {
  const measuredText = measureTexts([{ text: cleanText(text), style: createTextStyle('text', 8) }], fonts);
  const { lines } = breakLines(measuredText, { width: Number.POSITIVE_INFINITY }, fonts, NO_SQUEEZE);
  return listTextItems(lines.flatMap((testLine) => createLineItems(testLine, 0, 0)))
    .sort((firstItem, secondItem) => firstItem.x - secondItem.x)
    .flatMap(({ run }) => run.words.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)))
    .join('');
}

describe('the order of glyphs on a line', () => {
  const chromiumRows = JSON.parse(readFixture('chromium-order.json')) as [text: string, order: string][];

  it('matches Chromium for random texts of several scripts with control characters', () => {
    expect(chromiumRows.length).toBeGreaterThan(300);
    const differingRows = chromiumRows.filter(([text, order]) => setOnLine(text) !== order);
    expect(differingRows.map(([text, order]) => ({ text, order, found: setOnLine(text) }))).toEqual([]);
  });
});

describe('several spaces on different levels', () => {
  it.each([
    ['\u06f3€«\u202eא漢Ab›* \u202c\u00a0\u06f3ก', '\u06f3ก*›bA漢א«\u06f3€'],
    ['Bd-–٢ا 7» \u200f\u00a0\u2066א٣\u2069', 'Bd-–»7ا٢٣א'],
    ['גé \u202a\u061c\u202c\u00a0\u2068١{\u2069', '١{éג'],
    [')\u06f3 ก\u200f\u06f2“٠\u200f\u00a0\u200f \u202d\u00a0C😀\u202c', ')\u06f3ก٠“\u06f2C😀'],
  ])('separate the text on both sides as ICU does: %j', (text, order) => {
    expect(setOnLine(text).replace(/\s/g, '')).toBe(order);
  });
});

describe('the order of characters', () => {
  it('matches the Unicode conformance test', () => {
    const lines = readFixture('bidi-character-test.txt')
      .split('\n')
      .filter((testLine) => testLine !== '' && !testLine.startsWith('#'));
    expect(lines.length).toBeGreaterThan(150);
    for (const testLine of lines) {
      // Fields: code points; requested direction (1 is right to left); its resolved level; the level of each character; visual order.
      const [codePoints = '', direction = '', , , order = ''] = testLine.split(';');
      const characters = codePoints.split(' ').map((point) => String.fromCodePoint(Number.parseInt(point, 16)));
      const { texts, levels } = resolveDirection([characters.join('')]);
      expect(detectDirection(characters.join('')), testLine).toBe(direction === '1' ? 'rtl' : 'ltr');
      const expectedOrder = order
        .split(' ')
        .map((index) => characters[Number(index)] ?? '')
        .filter((character) => !hasDirectionControls(character));
      expect(sortVisually(texts[0] ?? '', levels), testLine).toBe(expectedOrder.join(''));
    }
  });
});

function sortVisually(text: string, bidiLevels: ReturnType<typeof resolveDirection>['levels']): string {
  const levelParts = [...text].flatMap((character, index) => {
    const divider = bidiLevels?.dividers?.get(index);
    const levelPart = { character, level: bidiLevels?.byOffset[index] ?? 0 };
    return divider === undefined ? [levelPart] : [{ character: '', level: divider }, levelPart];
  });
  return reorderVisually(levelParts, ({ level }) => level)
    .map(({ character }) => character)
    .join('');
}
