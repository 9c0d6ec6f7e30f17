import { expect, it } from 'vitest';
import { changeSet, formatCardNumber } from '../../../src/shared/document/number-cards.ts';
import { createHero } from '../card/support.ts';

it('formatCardNumber writes all numbers of a set with the same length', () => {
  expect(formatCardNumber(7, 24)).toBe('007/024');
  expect(formatCardNumber(1, 1200)).toBe('0001/1200');
});

it('changeSet numbers cards in their order and keeps the other credits', () => {
  const characters = [createHero({ credits: { artist: 'Jane', set: 'Old' } }), createHero()];
  const changed = changeSet(characters, { set: 'First Watch', numbers: { first: 9, total: 24 } });
  expect(changed.map(({ credits }) => credits)).toEqual([
    { artist: 'Jane', set: 'First Watch', number: '009/024' },
    { set: 'First Watch', number: '010/024' },
  ]);
  expect(characters[1]?.credits).toBeUndefined();
});

it('changeSet without a name and numbers changes nothing but adds the symbol', () => {
  const symbol = { width: 1, height: 1, shapes: [] };
  const [changed] = changeSet([createHero({ credits: { set: 'Old', number: '1' } })], { set: '', symbol });
  expect(changed?.credits).toEqual({ set: 'Old', number: '1', symbol });
});
