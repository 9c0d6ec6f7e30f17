import { describe, expect, it } from 'vitest';
import { findNearestWord } from '../../../src/shared/games/supers-unlimited/fixes/nearest-word.ts';

describe('the word that an unknown word was probably meant to be', () => {
  it.each([
    ['FIGHT', ['aim', 'fight'], 'fight'],
    ['line swing', ['glide', 'line-swing'], 'line-swing'],
  ])('is %j of %j but for case and hyphens', (word, vocabulary, meant) => {
    expect(findNearestWord(word, vocabulary)).toBe(meant);
  });

  it('E?1: is what the rules call the same elsewhere, where the vocabulary has it', () => {
    expect(findNearestWord('Shoot', ['fight', 'aim'])).toBe('aim');
    expect(findNearestWord('Shoot', ['fight', 'mind'])).toBeUndefined();
  });

  it('is one slip away for up to four letters, two for more', () => {
    expect(findNearestWord('magc', ['aim', 'magic'])).toBe('magic');
    expect(findNearestWord('mgc', ['aim', 'magic'])).toBeUndefined();
    expect(findNearestWord('mindd', ['aim', 'mind'])).toBe('mind');
    expect(findNearestWord('flght', ['flight', 'jump'])).toBe('flight');
    expect(findNearestWord('flgt', ['flight', 'jump'])).toBeUndefined();
    expect(findNearestWord('flihtt', ['flight', 'jump'])).toBe('flight');
  });

  it('is none where two are as near, where none is, and for a word without letters', () => {
    expect(findNearestWord('bat', ['cat', 'rat'])).toBeUndefined();
    expect(findNearestWord('telepathy', ['cat', 'rat'])).toBeUndefined();
    expect(findNearestWord('12', ['12'])).toBeUndefined();
  });
});
