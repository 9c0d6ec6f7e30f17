import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { hero, inkOf, plainTemplate, testFonts } from '../support.ts';

type LabelAt = 'top' | 'bottom' | 'left' | 'right';

/** Where the label and the number of a stat stand that has a card of its own. */
function placeStat(labelAt: LabelAt, level = 7) {
  const statElement = {
    kind: 'stat',
    box: [10, 10, 20, 8],
    value: { style: 'level-value', value: { at: '/character/level' } },
    label: { style: 'trait-label', value: { text: 'Level' } },
    labelAt,
  };
  const template = parseTemplate({ ...plainTemplate(), front: [statElement], back: [] });
  const { front, findings } = layoutCard(GAMES, {
    character: hero({ level }),
    factions: [],
    template,
    fonts: testFonts(),
  });
  const inkBoxes = inkOf(front.items, testFonts());
  const [labelInk] = inkBoxes.filter(({ item }) => item.text === 'LEVEL');
  const [numberInk] = inkBoxes.filter(({ item }) => item.text === `${level}`);
  if (labelInk === undefined || numberInk === undefined) throw new Error(JSON.stringify(findings));
  return { label: labelInk, number: numberInk };
}

describe('a stat', () => {
  it('puts its label on the requested side', () => {
    expect(placeStat('top').label.bottom).toBeLessThan(placeStat('top').number.top);
    expect(placeStat('bottom').label.top).toBeGreaterThan(placeStat('bottom').number.bottom);
    expect(placeStat('left').label.right).toBeLessThan(placeStat('left').number.left);
    expect(placeStat('right').label.left).toBeGreaterThan(placeStat('right').number.right);
  });

  it('keeps a label above or below its number inside the box', () => {
    const [boxTop, boxBottom] = [10, 18].map((y) => (y * 72) / 25.4) as [number, number];
    for (const labelAt of ['top', 'bottom'] as const) {
      const { label: labelInk, number: numberInk } = placeStat(labelAt);
      expect(Math.min(labelInk.top, numberInk.top)).toBeGreaterThanOrEqual(boxTop - 0.01);
      expect(Math.max(labelInk.bottom, numberInk.bottom)).toBeLessThanOrEqual(boxBottom + 0.01);
    }
  });

  it('centers a label next to its number on the capitals of both', () => {
    const { label: labelInk, number: numberInk } = placeStat('left');
    expect((labelInk.top + labelInk.bottom) / 2).toBeCloseTo((numberInk.top + numberInk.bottom) / 2, 0);
  });

  it('keeps number and label inside the box, however long the number is', () => {
    const [boxLeft, boxRight] = [10, 30].map((x) => (x * 72) / 25.4) as [number, number];
    for (const labelAt of ['left', 'right'] as const) {
      const { label: labelInk, number: numberInk } = placeStat(labelAt, 1234567);
      expect(Math.min(labelInk.left, numberInk.left)).toBeGreaterThanOrEqual(boxLeft - 0.01);
      expect(Math.max(labelInk.right, numberInk.right)).toBeLessThanOrEqual(boxRight + 0.01);
    }
  });
});
