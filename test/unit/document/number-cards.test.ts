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

const createSymbol = (width: number) => ({ width, height: 1, shapes: [] });
const [ownSymbol, setSymbol] = [createSymbol(1), createSymbol(2)];

it('changeSet without a name and numbers changes nothing', () => {
  const character = createHero({ credits: { set: 'Old', number: '1' } });
  expect(changeSet([character], { set: '', findSymbol: () => setSymbol })).toEqual([character]);
});

it('changeSet gives the symbol of another set or none, and keeps the own symbols of cards that stay in their set', () => {
  const getSymbol = (set: string | undefined, hasOwn: boolean, knownSymbol?: typeof setSymbol) => {
    const credits = { ...(set === undefined ? {} : { set }), ...(hasOwn ? { symbol: ownSymbol } : {}) };
    const [changed] = changeSet([createHero({ credits })], { set: 'New', findSymbol: () => knownSymbol });
    return changed?.credits?.symbol;
  };
  expect(getSymbol('Old', true)).toBeUndefined();
  expect(getSymbol('Old', true, setSymbol)).toBe(setSymbol);
  expect(getSymbol('New', true, setSymbol)).toBe(ownSymbol);
  expect(getSymbol('New', false, setSymbol)).toBe(setSymbol);
  expect(getSymbol(undefined, true)).toBe(ownSymbol);
  expect(getSymbol(undefined, true, setSymbol)).toBe(setSymbol);
});
