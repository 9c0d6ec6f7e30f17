import { describe, expect, it } from 'vitest';
import { layoutCard } from '../../../../src/shared/card/layout-card.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { parseTemplate } from '../../../support/cards/cards.ts';
import { hero, inkOf, plainTemplate, testFonts } from '../support.ts';

type LabelAt = 'top' | 'bottom' | 'left' | 'right';

/** Where the label and the number of a stat stand that has a card of its own. */
function stood(labelAt: LabelAt, level = 7) {
  const stat = {
    kind: 'stat',
    box: [10, 10, 20, 8],
    value: { style: 'level-value', value: { at: '/character/level' } },
    label: { style: 'trait-label', value: { text: 'Level' } },
    labelAt,
  };
  const template = parseTemplate({ ...plainTemplate(), front: [stat], back: [] });
  const { front, findings: notes } = layoutCard(GAMES, {
    character: hero({ level }),
    factions: [],
    template,
    fonts: testFonts(),
  });
  const ink = inkOf(front.items, testFonts());
  const [label] = ink.filter(({ item }) => item.text === 'LEVEL');
  const [number] = ink.filter(({ item }) => item.text === `${level}`);
  if (label === undefined || number === undefined) throw new Error(JSON.stringify(notes));
  return { label, number };
}

describe('a stat', () => {
  it('has its label on the side that is asked for', () => {
    expect(stood('top').label.bottom).toBeLessThan(stood('top').number.top);
    expect(stood('bottom').label.top).toBeGreaterThan(stood('bottom').number.bottom);
    expect(stood('left').label.right).toBeLessThan(stood('left').number.left);
    expect(stood('right').label.left).toBeGreaterThan(stood('right').number.right);
  });

  it('keeps a label above or below its number inside the box too', () => {
    const [top, bottom] = [10, 18].map((y) => (y * 72) / 25.4) as [number, number];
    for (const labelAt of ['top', 'bottom'] as const) {
      const { label, number } = stood(labelAt);
      expect(Math.min(label.top, number.top)).toBeGreaterThanOrEqual(top - 0.01);
      expect(Math.max(label.bottom, number.bottom)).toBeLessThanOrEqual(bottom + 0.01);
    }
  });

  it('centres a label beside its number on the capitals of both', () => {
    const { label, number } = stood('left');
    expect((label.top + label.bottom) / 2).toBeCloseTo((number.top + number.bottom) / 2, 0);
  });

  it('keeps number and label inside the box, however long the number', () => {
    const [left, right] = [10, 30].map((x) => (x * 72) / 25.4) as [number, number];
    for (const labelAt of ['left', 'right'] as const) {
      const { label, number } = stood(labelAt, 1234567);
      expect(Math.min(label.left, number.left)).toBeGreaterThanOrEqual(left - 0.01);
      expect(Math.max(label.right, number.right)).toBeLessThanOrEqual(right + 0.01);
    }
  });
});
