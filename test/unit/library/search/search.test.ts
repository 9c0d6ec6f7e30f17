import { describe, expect, it } from 'vitest';
import hero from '../../../../samples/supers-unlimited/characters/brasslung.hero.json' with { type: 'json' };
import type { Character } from '../../../../src/shared/document/schema.ts';
import { GAMES } from '../../../../src/shared/games/catalogue.ts';
import { getCharacterIndex } from '../../../../src/shared/library/search/character-words.ts';
import { createSearchIndex, hasWords, parseSearchWords } from '../../../../src/shared/library/search/search-index.ts';
import { translate } from '../../../support/texts.ts';

const findsWords = (indexedText: string, typedWords: string) =>
  hasWords(createSearchIndex([indexedText]), parseSearchWords(typedWords));

describe('word search', () => {
  it('matches the beginnings of words in any order, without regard to accents and case', () => {
    expect(findsWords('Éclair of the North', 'north ecl')).toBe(true);
    expect(findsWords('Éclair of the North', 'orth')).toBe(false);
    expect(findsWords('Straße', 'STRASSE')).toBe(false);
    expect(findsWords('ΑΘΗΝΆ', 'αθηνα')).toBe(true);
    expect(findsWords('Anti-Hero', 'anti-he')).toBe(true);
    expect(findsWords("O'Neill", 'oneill')).toBe(true);
    expect(findsWords('O’Neill', "o'neill")).toBe(true);
    expect(findsWords('anything', ' - ')).toBe(true);
  });

  it('matches anywhere in scripts without spaces', () => {
    expect(findsWords('超能力者の夜', '能力')).toBe(true);
    expect(findsWords('超能力者の夜', '朝')).toBe(false);
  });

  it('limits the index of a huge text and the number of search words', () => {
    expect(createSearchIndex(['a '.repeat(10_000_000)])).toBe(' a');
    expect(parseSearchWords('x '.repeat(10_000)).length).toBeLessThan(500);
  });
});

describe('searching characters', () => {
  const character = { ...hero, factions: ['deep'], notes: 'secretnote' } as unknown as Character;
  const findsCharacter = (typedWords: string, factionNames = new Map([['deep', 'The Breakwater']])) =>
    hasWords(getCharacterIndex(translate, GAMES, character, factionNames), parseSearchWords(typedWords));

  it('finds a character by its printed texts: name, concept, talents, abilities, attacks, level and faction name', () => {
    for (const { name } of [...hero.talents, ...hero.abilities, ...hero.attacks])
      expect([name, findsCharacter(name)]).toEqual([name, true]);
    expect(findsCharacter('brasslung tank')).toBe(true);
    expect(findsCharacter('breakwater')).toBe(true);
    expect(findsCharacter('level 6')).toBe(true);
  });

  it('ignores texts that no card prints, and uses the current name of a faction', () => {
    expect(findsCharacter('secretnote')).toBe(false);
    expect(findsCharacter('supers-unlimited')).toBe(false);
    expect(findsCharacter('moth', new Map([['deep', 'Moth Parliament']]))).toBe(true);
    expect(findsCharacter('breakwater', new Map([['deep', 'Moth Parliament']]))).toBe(false);
  });
});
