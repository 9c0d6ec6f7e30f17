import { describe, expect, it } from 'vitest';
import { describeNoCharacters } from '../../../src/renderer/strings/documents/characters.ts';
import { nameSample } from '../../../src/renderer/strings/documents/factions.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { translate, translateToGerman } from '../../support/texts.ts';

const NOUNS = [...new Set(GAMES.all.flatMap(({ noun }) => noun ?? []))];

describe.each(NOUNS)("the game's word for a character: %s", (gameNoun) => {
  it('uses the word in English sentences', () => {
    expect(
      [describeNoCharacters(translate, gameNoun), nameSample(translate, gameNoun)].every((sentence) =>
        sentence.includes(gameNoun),
      ),
    ).toBe(true);
  });

  it('uses a German word for it in German sentences', () => {
    const sentences = [describeNoCharacters(translateToGerman, gameNoun), nameSample(translateToGerman, gameNoun)];
    const otherSentences = [
      describeNoCharacters(translateToGerman, 'something else'),
      nameSample(translateToGerman, 'something else'),
    ];
    expect(sentences.filter((sentence, index) => sentence === otherSentences[index])).toEqual([]);
  });
});

it('German texts use the general word when a game has no word for a character', () => {
  expect(describeNoCharacters(translateToGerman)).toBe(describeNoCharacters(translateToGerman, 'something else'));
  expect(nameSample(translateToGerman)).toBe(nameSample(translateToGerman, 'something else'));
});
