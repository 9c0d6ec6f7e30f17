import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText } from '../../../../src/shared/card/place/place-text.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import type { TextStyle } from '../../../../src/shared/text/lines/styles.ts';
import { getTestFonts, measureInk } from '../support.ts';

const fonts = getTestFonts();
const titleStyle: TextStyle = {
  font: 'display-black',
  size: 22,
  min: 6,
  colour: '#000000',
  tracking: 0.02,
  tight: 0,
  upper: true,
  leading: 1,
};
const letters = [...'ABCÉÅabcxyzßjgq 01-/«»ЁЙщΩέϊ'];
const arbitraryName = fc
  .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 })
  .map((textLetters) => textLetters.join(''));
const arbitraryBox = fc.record({
  x: fc.constant(10),
  y: fc.constant(20),
  width: fc.integer({ min: 20, max: 170 }),
  height: fc.integer({ min: 8, max: 40 }),
});

describe('fitText', () => {
  it('never lets ink leave the box, type fall below 6 pt or a letter get lost', () => {
    let fittedCount = 0;
    fc.assert(
      fc.property(arbitraryName, arbitraryBox, fc.integer({ min: 1, max: 3 }), (text, box, maxLines) => {
        fc.pre(text.trim() !== '');
        const items = fitText(
          [{ text, style: titleStyle }],
          box,
          { maxLines, align: 'center', valign: 'middle' },
          fonts,
        );
        if (items === undefined) return;
        fittedCount += 1;
        // A glyph may extend slightly beyond its advance width, but not vertically.
        const overhang = 0.06 * titleStyle.size;
        for (const inkBox of measureInk(items, fonts)) {
          expect(inkBox.left).toBeGreaterThanOrEqual(box.x - overhang);
          expect(inkBox.right).toBeLessThanOrEqual(box.x + box.width + overhang);
          expect(inkBox.top).toBeGreaterThanOrEqual(box.y - 0.001);
          expect(inkBox.bottom).toBeLessThanOrEqual(box.y + box.height + 0.001);
          expect(inkBox.item.size).toBeGreaterThanOrEqual(6);
        }
        const printedText = listTextItems(items)
          .map((item) => item.text)
          .join('');
        const countLetters = (value: string): number => [...value.replaceAll(/\s/g, '')].length;
        expect(countLetters(printedText)).toBeGreaterThanOrEqual(countLetters(text));
      }),
      { seed: 11, numRuns: 400 },
    );
    expect(fittedCount).toBeGreaterThan(200);
  });

  it('keeps accented capitals inside the box and lets only descenders leave it', () => {
    const titleBox = { x: 0, y: 0, width: 157, height: 20.4 };
    for (const text of [
      'Captain Überströmung of Ångström Ýard',
      'Mistress Quagmire of Ýard',
      'ÅÅÅÅ ÝÝÝÝ ÉÉÉÉ',
      'ÅÝÉ',
    ]) {
      const items =
        fitText([{ text, style: titleStyle }], titleBox, { maxLines: 3, valign: 'middle', overhang: 1.7 }, fonts) ?? [];
      expect(items.length).toBeGreaterThan(0);
      for (const { y } of listTextItems(items)) expect(y).toBeLessThanOrEqual(titleBox.height + 1e-6);
      for (const inkBox of measureInk(items, fonts)) expect(inkBox.top).toBeGreaterThanOrEqual(-1.7 - 0.001);
    }
  });

  const wordBox = { x: 0, y: 0, width: 60, height: 20 };
  const listFontSizes = (text: string, width: number): number[] =>
    listTextItems(fitText([{ text, style: titleStyle }], { ...wordBox, width }, {}, fonts) ?? []).map(
      (item) => item.size,
    );

  it('reduces the letter spacing before it reduces the size', () => {
    const [roomyItem] = listTextItems(
      fitText([{ text: 'Brimstone', style: titleStyle }], { ...wordBox, width: 200 }, {}, fonts) ?? [],
    );
    const naturalWidth = roomyItem?.advance ?? 0;
    expect(listFontSizes('Brimstone', naturalWidth - 1)).toEqual([22]);
    expect(listFontSizes('Brimstone', naturalWidth - 12)[0]).toBeLessThan(22);
  });

  it('returns undefined instead of cutting a text that is too wide at 6 pt', () => {
    expect(
      fitText([{ text: 'Unpronounceable', style: titleStyle }], { ...wordBox, width: 8 }, { maxLines: 1 }, fonts),
    ).toBeUndefined();
  });
});
