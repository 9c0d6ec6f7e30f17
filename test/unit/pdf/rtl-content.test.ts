import { describe, expect, it } from 'vitest';
import { createLineItems } from '../../../src/shared/card/display/line-items.ts';
import { listTextItems } from '../../../src/shared/display/display-list.ts';
import { listGlyphsInReadingOrder } from '../../../src/shared/pdf/rtl-content.ts';
import { createTextStyle } from '../../../src/shared/print/draw.ts';
import { getTypeface } from '../../../src/shared/text/fonts/fonts.ts';
import { breakLines } from '../../../src/shared/text/lines/lines.ts';
import { measureTexts } from '../../../src/shared/text/lines/measure.ts';
import { NO_SQUEEZE } from '../../../src/shared/text/lines/styles.ts';
import { getTestFonts } from '../card/support.ts';

/** Tests that right-to-left text is copied and read aloud from a tagged PDF in the order in which it was written. */

const fonts = getTestFonts();

/** Returns the text of one line as a tagged PDF contains it. */
function readLine(sourceText: string): string {
  const measuredText = measureTexts([{ text: sourceText, style: createTextStyle('text', 8) }], fonts);
  const { lines } = breakLines(measuredText, { width: Number.POSITIVE_INFINITY }, fonts, NO_SQUEEZE);
  const textItems = listTextItems(lines.flatMap((line) => createLineItems(line, 0, 0)));
  return textItems
    .flatMap((textItem) => listGlyphsInReadingOrder(textItem, getTypeface(fonts, textItem.font).unitsPerEm))
    .map((glyph) => glyph.text)
    .join('');
}

describe('listGlyphsInReadingOrder', () => {
  it.each(['שלום עולם', 'שלום Max 12 עולם', 'Target שלום 5: 3 HP.', 'أحمد الصقر 12/34', 'قر', 'مُحَمَّدٌ'])(
    'returns the text as it was written: %s',
    (sourceText) => {
      expect(readLine(sourceText)).toBe(sourceText.normalize('NFC'));
    },
  );

  it.each([
    ['Target \u2068שלום 5\u2069: 3 HP.', 'Target שלום 5: 3 HP.'],
    ['x \u202dאבג\u202c y', 'x אבג y'],
    ['a \u202eabc 12\u202c d', 'a abc 12 d'],
    ['Cost \u2067עברית (3)\u2069 (4), range 5', 'Cost עברית (3) (4), range 5'],
    ['a \u2067b א c\u2069 א \u2067d ב e\u2069 f', 'a b א c א d ב e f'],
  ])('returns the written order despite direction controls: %j', (sourceText, expectedText) => {
    expect(readLine(sourceText)).toBe(expectedText);
  });

  it('handles 30,000 words', () => {
    const sourceText = `${'7 '.repeat(30_000)}א`;
    expect(readLine(sourceText)).toBe(sourceText);
  });

  it('keeps the order of left-to-right runs', () => {
    expect(readLine('Weak to Cold: 3 HP.')).toBe('Weak to Cold: 3 HP.');
  });
});
