import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitText } from '../../../../src/shared/card/place/place-text.ts';
import { listTextItems } from '../../../../src/shared/display/display-list.ts';
import type { TextStyle } from '../../../../src/shared/text/lines/styles.ts';
import { inkOf, testFonts } from '../support.ts';

const fonts = testFonts();
const style: TextStyle = {
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
const name = fc.array(fc.constantFrom(...letters), { minLength: 1, maxLength: 60 }).map((list) => list.join(''));
const boxes = fc.record({
  x: fc.constant(10),
  y: fc.constant(20),
  width: fc.integer({ min: 20, max: 170 }),
  height: fc.integer({ min: 8, max: 40 }),
});

describe('fitting a text into a box', () => {
  it('never lets ink leave the box, nor type fall below 6 pt, nor a letter get lost', () => {
    let fitted = 0;
    fc.assert(
      fc.property(name, boxes, fc.integer({ min: 1, max: 3 }), (text, box, maxLines) => {
        fc.pre(text.trim() !== '');
        const items = fitText([{ text, style }], box, { maxLines, align: 'center', valign: 'middle' }, fonts);
        if (items === undefined) return;
        fitted += 1;
        // A glyph may overhang its own advance by a hair; vertically nothing may.
        const overhang = 0.06 * style.size;
        for (const ink of inkOf(items, fonts)) {
          expect(ink.left).toBeGreaterThanOrEqual(box.x - overhang);
          expect(ink.right).toBeLessThanOrEqual(box.x + box.width + overhang);
          expect(ink.top).toBeGreaterThanOrEqual(box.y - 0.001);
          expect(ink.bottom).toBeLessThanOrEqual(box.y + box.height + 0.001);
          expect(ink.item.size).toBeGreaterThanOrEqual(6);
        }
        const said = listTextItems(items)
          .map((item) => item.text)
          .join('');
        const bare = (value: string): number => [...value.replaceAll(/\s/g, '')].length;
        expect(bare(said)).toBeGreaterThanOrEqual(bare(text));
      }),
      { seed: 11, numRuns: 400 },
    );
    expect(fitted).toBeGreaterThan(200);
  });

  it('keeps capitals that accents push down inside the box, and lets tails alone leave it', () => {
    const area = { x: 0, y: 0, width: 157, height: 20.4 };
    for (const text of [
      'Captain Überströmung of Ångström Ýard',
      'Mistress Quagmire of Ýard',
      'ÅÅÅÅ ÝÝÝÝ ÉÉÉÉ',
      'ÅÝÉ',
    ]) {
      const items = fitText([{ text, style }], area, { maxLines: 3, valign: 'middle', overhang: 1.7 }, fonts) ?? [];
      expect(items.length).toBeGreaterThan(0);
      for (const { y } of listTextItems(items)) expect(y).toBeLessThanOrEqual(area.height + 1e-6);
      for (const ink of inkOf(items, fonts)) expect(ink.top).toBeGreaterThanOrEqual(-1.7 - 0.001);
    }
  });

  const box = { x: 0, y: 0, width: 60, height: 20 };
  const sizes = (text: string, width: number): number[] =>
    listTextItems(fitText([{ text, style }], { ...box, width }, {}, fonts) ?? []).map((item) => item.size);

  it('sets a text tighter before it sets it smaller', () => {
    const [roomy] = listTextItems(fitText([{ text: 'Brimstone', style }], { ...box, width: 200 }, {}, fonts) ?? []);
    const natural = roomy?.advance ?? 0;
    expect(sizes('Brimstone', natural - 1)).toEqual([22]);
    expect(sizes('Brimstone', natural - 12)[0]).toBeLessThan(22);
  });

  it('gives up where even 6 pt is too wide, instead of cutting', () => {
    expect(fitText([{ text: 'Unpronounceable', style }], { ...box, width: 8 }, { maxLines: 1 }, fonts)).toBeUndefined();
  });
});
