import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cleanText } from '../../../../src/shared/card/binding/runs.ts';
import { createLineItems } from '../../../../src/shared/card/display/line-items.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import { createTextStyle } from '../../../../src/shared/print/draw.ts';
import {
  detectDirection,
  hasDirectionControls,
  reorderVisually,
  resolveDirection,
} from '../../../../src/shared/text/lines/bidi.ts';
import { breakLines } from '../../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../../src/shared/text/lines/measure.ts';
import { NO_SQUEEZE } from '../../../../src/shared/text/lines/styles.ts';
import { testFonts } from '../../card/support.ts';

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../fixtures/unicode/${name}`, import.meta.url), 'utf8');

const fonts = testFonts();

/** The characters of a text in the order in which its glyphs stand on one line of a card, from left to right. */
function setOnLine(text: string): string {
  const measured = measureTexts([{ text: cleanText(text), style: createTextStyle('text', 8) }], fonts);
  const { lines } = breakLines(measured, { width: Number.POSITIVE_INFINITY }, fonts, NO_SQUEEZE);
  return listTextItems(lines.flatMap((line) => createLineItems(line, 0, 0)))
    .sort((a, b) => a.x - b.x)
    .flatMap(({ run }) => run.words.flatMap(({ glyphs }) => glyphs.map((glyph) => glyph.text)))
    .join('');
}

describe('the order of glyphs on a line', () => {
  const rows = JSON.parse(fixture('chromium-order.json')) as [text: string, order: string][];

  it('is that of Chromium for random texts of several scripts with control characters', () => {
    expect(rows.length).toBeGreaterThan(300);
    const different = rows.filter(([text, order]) => setOnLine(text) !== order);
    expect(different.map(([text, order]) => ({ text, order, found: setOnLine(text) }))).toEqual([]);
  });
});

describe('several spaces on different levels', () => {
  it.each([
    ['\u06f3€«\u202eא漢Ab›* \u202c\u00a0\u06f3ก', '\u06f3ก*›bA漢א«\u06f3€'],
    ['Bd-–٢ا 7» \u200f\u00a0\u2066א٣\u2069', 'Bd-–»7ا٢٣א'],
    ['גé \u202a\u061c\u202c\u00a0\u2068١{\u2069', '١{éג'],
    [')\u06f3 ก\u200f\u06f2“٠\u200f\u00a0\u200f \u202d\u00a0C😀\u202c', ')\u06f3ก٠“\u06f2C😀'],
  ])('keep apart what is on both sides of them, as in ICU: %j', (text, order) => {
    expect(setOnLine(text).replace(/\s/g, '')).toBe(order);
  });
});

describe('the order of characters', () => {
  it('is that of the Unicode conformance test', () => {
    const lines = fixture('bidi-character-test.txt')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.length).toBeGreaterThan(150);
    for (const line of lines) {
      const [points = '', direction = '', , , order = ''] = line.split(';');
      const characters = points.split(' ').map((point) => String.fromCodePoint(Number.parseInt(point, 16)));
      const { texts, levels } = resolveDirection([characters.join('')]);
      expect(detectDirection(characters.join('')), line).toBe(direction === '1' ? 'rtl' : 'ltr');
      const expected = order
        .split(' ')
        .map((index) => characters[Number(index)] ?? '')
        .filter((character) => !hasDirectionControls(character));
      expect(inVisualOrder(texts[0] ?? '', levels), line).toBe(expected.join(''));
    }
  });
});

function inVisualOrder(text: string, levels: ReturnType<typeof resolveDirection>['levels']): string {
  const parts = [...text].flatMap((character, index) => {
    const divider = levels?.dividers?.get(index);
    const part = { character, level: levels?.byOffset[index] ?? 0 };
    return divider === undefined ? [part] : [{ character: '', level: divider }, part];
  });
  return reorderVisually(parts, ({ level }) => level)
    .map(({ character }) => character)
    .join('');
}
