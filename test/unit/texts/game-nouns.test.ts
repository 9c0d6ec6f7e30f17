import { describe, expect, it } from 'vitest';
import { describeNoCharacters } from '../../../src/renderer/strings/documents/characters.ts';
import { nameSample } from '../../../src/renderer/strings/documents/factions.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { t, tGerman } from '../../support/texts.ts';

const NOUNS = [...new Set(GAMES.all.flatMap(({ noun }) => noun ?? []))];

describe.each(NOUNS)('what a game calls a character: %s', (noun) => {
  it('is named in English sentences', () => {
    expect([describeNoCharacters(t, noun), nameSample(t, noun)].every((text) => text.includes(noun))).toBe(true);
  });

  it('has a German noun of its own in German sentences', () => {
    const texts = [describeNoCharacters(tGerman, noun), nameSample(tGerman, noun)];
    const others = [describeNoCharacters(tGerman, 'something else'), nameSample(tGerman, 'something else')];
    expect(texts.filter((text, index) => text === others[index])).toEqual([]);
  });
});

it('a German window names a character of a game that calls it nothing else', () => {
  expect(describeNoCharacters(tGerman)).toBe(describeNoCharacters(tGerman, 'something else'));
  expect(nameSample(tGerman)).toBe(nameSample(tGerman, 'something else'));
});
