import { describe, expect, it } from 'vitest';
import {
  findMisspelledWords,
  listWords,
  rankSuggestions,
  straightenApostrophes,
} from '../../../src/shared/text/spelling.ts';

const DICTIONARY = new Set(['the', 'harbour', 'opens', 'at', 'dawn', "can't"]);
const wrong = (...words: string[]) => findMisspelledWords(words, (word) => DICTIONARY.has(word.toLowerCase()));

describe('spelling of a text', () => {
  it('names the words that no dictionary has', () => {
    expect(wrong('The', 'harbour', 'opens', 'at', 'dwan')).toEqual(['dwan']);
    expect(wrong('teh')).toEqual(['teh']);
  });

  it('finds nothing wrong with a text in another language', () => {
    expect(wrong('Der', 'Hafen', 'opens', 'um', 'sechs')).toEqual([]);
  });

  it('leaves alone what is no word of any dictionary: dice, capitals, rules, other scripts', () => {
    expect(wrong('the', '2d6', 'POW', 'KO’ed', 'KOs', 'Knockback', 'Ψυχή', 'x')).toEqual([]);
  });

  it('knows an apostrophe in either form', () => {
    expect(wrong('can’t')).toEqual([]);
    expect(straightenApostrophes('can’t')).toBe("can't");
  });

  it('offers letters in another order first, then what is nearest', () => {
    expect(rankSuggestions('teh', ['tech', 'tea', 'the', 'other'])).toEqual(['the', 'tech', 'tea', 'other']);
  });

  it('takes names apart as texts are', () => {
    expect(listWords('Night Ferry (KO’ed), 2nd')).toEqual(['night', 'ferry', "ko'ed", 'nd']);
  });
});
