import { describe, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { getCharacterIndex } from '../../../../src/shared/library/search/character-words.ts';
import { createSearchIndex, hasWords, parseSearchWords } from '../../../../src/shared/library/search/search-index.ts';
import { t } from '../../../support/texts.ts';

const finds = (text: string, typed: string) => hasWords(createSearchIndex([text]), parseSearchWords(typed));

describe('searching words', () => {
  it('every typed word begins a word, in any order, without marks and case', () => {
    expect(finds('Éclair of the North', 'north ecl')).toBe(true);
    expect(finds('Éclair of the North', 'orth')).toBe(false);
    expect(finds('Straße', 'STRASSE')).toBe(false);
    expect(finds('ΑΘΗΝΆ', 'αθηνα')).toBe(true);
    expect(finds('Anti-Hero', 'anti-he')).toBe(true);
    expect(finds("O'Neill", 'oneill')).toBe(true);
    expect(finds('O’Neill', "o'neill")).toBe(true);
    expect(finds('anything', ' - ')).toBe(true);
  });

  it('finds what stands anywhere in scripts without blanks', () => {
    expect(finds('超能力者の夜', '能力')).toBe(true);
    expect(finds('超能力者の夜', '朝')).toBe(false);
  });

  it('a hostile text costs no more than a long card', () => {
    expect(createSearchIndex(['a '.repeat(10_000_000)])).toBe(' a');
    expect(parseSearchWords('x '.repeat(10_000)).length).toBeLessThan(500);
  });
});

describe('a character', () => {
  const character = { ...hero, factions: ['deep'], notes: 'secretnote' } as unknown as Character;
  const found = (typed: string, names = new Map([['deep', 'The Breakwater']])) =>
    hasWords(getCharacterIndex(t, GAMES, character, names), parseSearchWords(typed));

  it('is found by all that is printed: name, concept, texts, words of the game, attacks, its faction by name', () => {
    for (const { name } of [...hero.talents, ...hero.abilities, ...hero.attacks])
      expect([name, found(name)]).toEqual([name, true]);
    expect(found('brasslung tank')).toBe(true);
    expect(found('breakwater')).toBe(true);
    expect(found('level 6')).toBe(true);
  });

  it('is not found by what no card prints, and by the new name of its faction', () => {
    expect(found('secretnote')).toBe(false);
    expect(found('supers-unlimited')).toBe(false);
    expect(found('moth', new Map([['deep', 'Moth Parliament']]))).toBe(true);
    expect(found('breakwater', new Map([['deep', 'Moth Parliament']]))).toBe(false);
  });
});
