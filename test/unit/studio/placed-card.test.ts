/** Tests that the studio draws elements where their frames are. */
import { expect, it } from 'vitest';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listPlacedParts, placeCard, placePrintedCard } from '../../../src/shared/studio/placed-card.ts';
import { createHero, getTestFonts } from '../card/support.ts';
import { createShape, createTemplate } from './support.ts';

it('elements that make room for a credit line are drawn in their frames, and moved only in print', () => {
  const template = createTemplate([
    createShape([4, 70, 10, 5], { creditShift: [0, -3, 0, 0] }),
    { kind: 'credit', box: [4, 80, 50, 2.1], style: 'body' },
  ]);
  const input = { character: createHero({ credits: { artist: 'Jane' } }), factions: [], fonts: getTestFonts() };
  const [markPart] = listPlacedParts(GAMES, template, input, 'front');
  expect(markPart?.items).toHaveLength(1);
  expect(placeCard(GAMES, template, input).context.template.front[0]).toBe(template.front[0]);
  expect(placePrintedCard(GAMES, template, input).context.template.front[0]?.box).toEqual([4, 67, 10, 5]);
});
