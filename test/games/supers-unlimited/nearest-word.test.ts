import { describe, expect, it } from 'vitest';
import { findNearestWord } from '../../../src/shared/games/supers-unlimited/fixes/nearest-word.ts';

describe('findNearestWord', () => {
  it.each([
    ['FIGHT', ['aim', 'fight'], 'fight'],
    ['line swing', ['glide', 'line-swing'], 'line-swing'],
  ])('finds the word that %j means in %j apart from case and hyphens', (unknownWord, vocabulary, meantWord) => {
    expect(findNearestWord(unknownWord, vocabulary)).toBe(meantWord);
  });

  it('E?1: finds the word for a name that other games use, if the vocabulary has it', () => {
    expect(findNearestWord('Shoot', ['fight', 'aim'])).toBe('aim');
    expect(findNearestWord('Shoot', ['fight', 'mind'])).toBeUndefined();
  });

  it('allows one typo for up to four letters and two for longer words', () => {
    expect(findNearestWord('magc', ['aim', 'magic'])).toBe('magic');
    expect(findNearestWord('mgc', ['aim', 'magic'])).toBeUndefined();
    expect(findNearestWord('mindd', ['aim', 'mind'])).toBe('mind');
    expect(findNearestWord('flght', ['flight', 'jump'])).toBe('flight');
    expect(findNearestWord('flgt', ['flight', 'jump'])).toBeUndefined();
    expect(findNearestWord('flihtt', ['flight', 'jump'])).toBe('flight');
  });

  it('returns nothing for a tie, a distant word and a word without letters', () => {
    expect(findNearestWord('bat', ['cat', 'rat'])).toBeUndefined();
    expect(findNearestWord('telepathy', ['cat', 'rat'])).toBeUndefined();
    expect(findNearestWord('12', ['12'])).toBeUndefined();
  });
});
