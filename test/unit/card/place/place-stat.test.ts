import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { createHero, createPlainTemplate, getTestFonts, measureInk } from '../support.ts';

type LabelAt = 'top' | 'bottom' | 'left' | 'right';

/** Returns the ink boxes of the label and the number of a stat that is alone on its card. */
function placeStat(labelAt: LabelAt, level = 7) {
  const statElement = {
    kind: 'stat',
    box: [10, 10, 20, 8],
    value: { style: 'level-value', value: { at: '/character/level' } },
    label: { style: 'trait-label', value: { text: 'Level' } },
    labelAt,
  };
  const template = parseTemplate({ ...createPlainTemplate(), front: [statElement], back: [] });
  const { front, findings } = layoutCard(GAMES, {
    character: createHero({ level }),
    factions: [],
    template,
    fonts: getTestFonts(),
  });
  const inkBoxes = measureInk(front.items, getTestFonts());
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
      const { label, number } = placeStat(labelAt);
      expect(Math.min(label.top, number.top)).toBeGreaterThanOrEqual(boxTop - 0.01);
      expect(Math.max(label.bottom, number.bottom)).toBeLessThanOrEqual(boxBottom + 0.01);
    }
  });

  it('centers a label next to its number on the capitals of both', () => {
    const { label, number } = placeStat('left');
    expect((label.top + label.bottom) / 2).toBeCloseTo((number.top + number.bottom) / 2, 0);
  });

  it('keeps number and label inside the box, however long the number is', () => {
    const [boxLeft, boxRight] = [10, 30].map((x) => (x * 72) / 25.4) as [number, number];
    for (const labelAt of ['left', 'right'] as const) {
      const { label, number } = placeStat(labelAt, 1234567);
      expect(Math.min(label.left, number.left)).toBeGreaterThanOrEqual(boxLeft - 0.01);
      expect(Math.max(label.right, number.right)).toBeLessThanOrEqual(boxRight + 0.01);
    }
  });
});
