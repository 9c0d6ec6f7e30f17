import { describe, expect, it } from 'vitest';
import {
  findMisspelledWords,
  listWords,
  rankSuggestions,
  straightenApostrophes,
} from '../../../src/shared/text/spelling.ts';

const DICTIONARY = new Set(['the', 'harbour', 'opens', 'at', 'dawn', "can't"]);
const listMisspelledWords = (...testWords: string[]) =>
  findMisspelledWords(testWords, (word) => DICTIONARY.has(word.toLowerCase()));

describe('spell checking', () => {
  it('finds the words that are not in the dictionary', () => {
    expect(listMisspelledWords('The', 'harbour', 'opens', 'at', 'dwan')).toEqual(['dwan']);
    expect(listMisspelledWords('teh')).toEqual(['teh']);
  });

  it('reports nothing for a text in another language', () => {
    expect(listMisspelledWords('Der', 'Hafen', 'opens', 'um', 'sechs')).toEqual([]);
  });

  it('ignores dice, capitals, game terms and other scripts', () => {
    expect(listMisspelledWords('the', '2d6', 'POW', 'KO’ed', 'KOs', 'Knockback', 'Ψυχή', 'x')).toEqual([]);
  });

  it('accepts either form of an apostrophe', () => {
    expect(listMisspelledWords('can’t')).toEqual([]);
    expect(straightenApostrophes('can’t')).toBe("can't");
  });

  it('suggests swapped letters first, then the closest words', () => {
    expect(rankSuggestions('teh', ['tech', 'tea', 'the', 'other'])).toEqual(['the', 'tech', 'tea', 'other']);
  });

  it('splits a name into words like any other text', () => {
    expect(listWords('Night Ferry (KO’ed), 2nd')).toEqual(['night', 'ferry', "ko'ed", 'nd']);
  });
});
