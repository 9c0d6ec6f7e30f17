/** Texts of a card: letters of one word, entries of a list. */

import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { getDefaultTemplate } from '../../src/shared/card/template/built-in-templates.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import type { Character } from '../../src/shared/games/supers-unlimited/documents/schema.ts';
import { loadFonts } from '../../src/shared/text/fonts/fonts.ts';
import { fontFilesIn } from '../cards/fonts.ts';
import type { Growth } from './growth.ts';

const SIZES: Growth['sizes'] = [4_000, 8_000, 16_000];

/** A word of unused letters for each call, so that no cache has it. */
function strange(size: number, first: number, kinds: number, round: number): string {
  let seed = round;
  return Array.from({ length: size }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(first + ((seed >>> 8) % kinds));
  }).join('');
}
const latin = (size: number, round: number): string => strange(size, 0x61, 26, round);
const chinese = (size: number, round: number): string => strange(size, 0x4e00, 3_000, round);
const inWords = (text: string): string => text.replace(/.{5}/gu, '$& ');

type Changes = (size: number, round: number) => Partial<Character>;

/** `root` is the folder of the checkout. */
export function letterGrowths(root: string, characters: readonly Character[]): readonly Growth[] {
  const [character] = characters;
  if (character === undefined) throw new Error('There is no sample to measure cards with.');
  const fonts = loadFonts(fontFilesIn(root));
  const template = getDefaultTemplate(GAMES);
  let round = 0;
  const growth = (name: string, sizes: Growth['sizes'], changes: Changes): Growth => ({
    name,
    sizes,
    prepare(size) {
      return () => {
        round += 1;
        layoutCard(GAMES, { character: { ...character, ...changes(size, round) }, factions: [], template, fonts });
      };
    },
  });
  const talent = (text: string): Partial<Character> => ({ talents: [{ name: 'Story', text }] });
  return [
    growth('card: letters of a name that is one word', SIZES, (size, round) => ({ name: latin(size, round) })),
    growth('card: letters of a word in a talent', SIZES, (size, round) => talent(latin(size, round))),
    growth('card: Chinese in a talent', SIZES, (size, round) => talent(chinese(size, round))),
    growth('card: letters of a talent in words', SIZES, (size, round) => talent(inWords(latin(size, round)))),
    growth('card: talents', [500, 1_000, 2_000], (size, round) => ({
      talents: Array.from({ length: size }, (_, index) => ({
        name: `Talent ${round}-${index}`,
        text: `Counts to ${index}.`,
      })),
    })),
    growth('card: keywords', [500, 1_000, 2_000], (size, round) => ({
      keywords: {
        ...character.keywords,
        elements: Array.from({ length: size }, (_, index) => `element ${round}-${index}`),
      },
    })),
  ];
}
