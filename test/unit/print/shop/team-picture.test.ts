import { describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../../src/shared/display/units.ts';
import { createTeamPicture, type PicturedCard } from '../../../../src/shared/print/shop/team-picture.ts';
import { getTestFonts } from '../../card/support.ts';

const createFront = (width = 63.5, height = 88.9): DisplayList => ({
  width: toPt(mm(width)),
  height: toPt(mm(height)),
  bleed: toPt(mm(3)),
  label: 'card',
  items: [],
});
const createCards = (cardCount: number, copies = 1): PicturedCard[] =>
  Array.from({ length: cardCount }, () => ({ front: createFront(), copies }));
const draw = (cards: readonly PicturedCard[], name = 'The Watch', theme: 'light' | 'dark' = 'light') =>
  createTeamPicture(cards, { name, details: '25 of 25 Levels, legal' }, getTestFonts(), theme, () => undefined);
/** Returns the corners of the cards, as `x y`. */
const listPlaces = (svg: string) =>
  [...svg.matchAll(/translate\(([^)]*)\)" clip-path/g)].map(([, place]) => place ?? '');
const countColumns = (svg: string) => new Set(listPlaces(svg).map((place) => place.split(' ')[0])).size;

describe('the picture of a team', () => {
  it('is at most 2000 pixels long, and no finer than a print', () => {
    for (const cardCount of [1, 2, 7, 12, 60]) {
      const { width, height, dpi } = draw(createCards(cardCount));
      expect(Math.max(width, height)).toBeLessThanOrEqual(2000);
      expect(dpi).toBeLessThanOrEqual(300);
    }
    expect(Math.max(draw(createCards(12)).width, draw(createCards(12)).height)).toBe(2000);
  });

  it('needs a card', () => {
    expect(() => draw([])).toThrow(RangeError);
  });

  it('has a place of its own for each card, in rows that make it wider than high', () => {
    for (const [cardCount, columnCount] of [
      [1, 1],
      [2, 2],
      [6, 3],
      [8, 4],
      [12, 4],
    ] as const) {
      const { svg } = draw(createCards(cardCount));
      expect(new Set(listPlaces(svg)).size).toBe(cardCount);
      expect([cardCount, countColumns(svg)]).toEqual([cardCount, columnCount]);
    }
  });

  it('puts a smaller card into the middle of its place', () => {
    const { svg } = draw([
      { front: createFront(), copies: 1 },
      { front: createFront(57.15, 88.9), copies: 1 },
    ]);
    const [firstX = 0, secondX = 0] = listPlaces(svg).map((place) => Number(place.split(' ')[0]));
    expect(secondX - firstX - toPt(mm(63.5)) - 12).toBeCloseTo(toPt(mm((63.5 - 57.15) / 2)), 2);
  });

  it('marks copies, and fills the ground in the color of the theme', () => {
    const countBadges = (svg: string) => svg.split('stroke-width="2"').length - 1;
    expect(countBadges(draw(createCards(3)).svg)).toBe(0);
    expect(countBadges(draw(createCards(3, 2)).svg)).toBe(3);
    expect(draw(createCards(1), 'X', 'dark').svg).toContain('<rect width="100%" height="100%" fill="#211f1e"/>');
  });

  it('names the team as its text alternative, and keeps a name of any length in one line', () => {
    const { svg } = draw(createCards(2), 'Tom & “Jerry” <'.repeat(40));
    expect(svg).toContain('aria-label="Tom &amp; “Jerry” &lt;');
    expect(draw(createCards(2), '').svg).toContain('<svg');
  });
});
