/** Texts of a card: letters of one word, entries of a list. */

import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { loadFonts } from '../../src/shared/text/fonts/fonts.ts';
import { readFontFiles } from '../cards/fonts.ts';
import type { Growth } from './growth.ts';

const SIZES: Growth['sizes'] = [4_000, 8_000, 16_000];

/** Creates a new word for each call, so that no cache has it. */
function createWord(letterCount: number, firstCodePoint: number, alphabetSize: number, roundNumber: number): string {
  // A linear congruential generator, so that every run measures the same words.
  let seed = roundNumber;
  return Array.from({ length: letterCount }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(firstCodePoint + ((seed >>> 8) % alphabetSize));
  }).join('');
}
const createLatinWord = (letterCount: number, roundNumber: number): string =>
  createWord(letterCount, 0x61, 26, roundNumber);
const createChineseWord = (letterCount: number, roundNumber: number): string =>
  createWord(letterCount, 0x4e00, 3_000, roundNumber);
const splitIntoWords = (sourceText: string): string => sourceText.replace(/.{5}/gu, '$& ');

type Changes = (letterCount: number, roundNumber: number) => Partial<Character>;

/** Creates the growths. `checkoutFolder` is the root folder of the repository. */
export function createLetterGrowths(checkoutFolder: string, characters: readonly Character[]): readonly Growth[] {
  const [character] = characters;
  if (character === undefined) throw new Error('There is no sample to measure cards with.');
  const fonts = loadFonts(readFontFiles(checkoutFolder));
  const template = getDefaultTemplate(GAMES);
  let lastRound = 0;
  const createGrowth = (growthName: string, growthSizes: Growth['sizes'], createChanges: Changes): Growth => ({
    name: growthName,
    sizes: growthSizes,
    prepare(letterCount) {
      return () => {
        lastRound += 1;
        layoutCard(GAMES, {
          character: { ...character, ...createChanges(letterCount, lastRound) },
          factions: [],
          template,
          fonts,
        });
      };
    },
  });
  const createTalent = (sourceText: string): Partial<Character> => ({ talents: [{ name: 'Story', text: sourceText }] });
  return [
    createGrowth('card: letters of a name that is one word', SIZES, (letterCount, roundNumber) => ({
      name: createLatinWord(letterCount, roundNumber),
    })),
    createGrowth('card: letters of a word in a talent', SIZES, (letterCount, roundNumber) =>
      createTalent(createLatinWord(letterCount, roundNumber)),
    ),
    createGrowth('card: Chinese in a talent', SIZES, (letterCount, roundNumber) =>
      createTalent(createChineseWord(letterCount, roundNumber)),
    ),
    createGrowth('card: letters of a talent in words', SIZES, (letterCount, roundNumber) =>
      createTalent(splitIntoWords(createLatinWord(letterCount, roundNumber))),
    ),
    createGrowth('card: talents', [500, 1_000, 2_000], (letterCount, roundNumber) => ({
      talents: Array.from({ length: letterCount }, (_item, itemIndex) => ({
        name: `Talent ${roundNumber}-${itemIndex}`,
        text: `Counts to ${itemIndex}.`,
      })),
    })),
    createGrowth('card: keywords', [500, 1_000, 2_000], (letterCount, roundNumber) => ({
      keywords: {
        ...character.keywords,
        elements: Array.from({ length: letterCount }, (_item, itemIndex) => `element ${roundNumber}-${itemIndex}`),
      },
    })),
  ];
}
