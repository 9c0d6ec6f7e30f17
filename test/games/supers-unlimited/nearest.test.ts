import { describe, expect, it } from 'vitest';
import { nearest } from '../../../src/shared/games/supers-unlimited/fixes/nearest.ts';

describe('the word that an unknown word was probably meant to be', () => {
  it.each([
    ['FIGHT', ['aim', 'fight'], 'fight'],
    ['line swing', ['glide', 'line-swing'], 'line-swing'],
  ])('is %j of %j but for case and hyphens', (word, vocabulary, meant) => {
    expect(nearest(word, vocabulary)).toBe(meant);
  });

  it('E?1: is what the rules call the same elsewhere, where the vocabulary has it', () => {
    expect(nearest('Shoot', ['fight', 'aim'])).toBe('aim');
    expect(nearest('Shoot', ['fight', 'mind'])).toBeUndefined();
  });

  it('is one slip away for up to four letters, two for more', () => {
    expect(nearest('magc', ['aim', 'magic'])).toBe('magic');
    expect(nearest('mgc', ['aim', 'magic'])).toBeUndefined();
    expect(nearest('mindd', ['aim', 'mind'])).toBe('mind');
    expect(nearest('flght', ['flight', 'jump'])).toBe('flight');
    expect(nearest('flgt', ['flight', 'jump'])).toBeUndefined();
    expect(nearest('flihtt', ['flight', 'jump'])).toBe('flight');
  });

  it('is none where two are as near, where none is, and for a word without letters', () => {
    expect(nearest('bat', ['cat', 'rat'])).toBeUndefined();
    expect(nearest('telepathy', ['cat', 'rat'])).toBeUndefined();
    expect(nearest('12', ['12'])).toBeUndefined();
  });
});
