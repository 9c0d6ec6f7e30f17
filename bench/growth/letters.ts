/** Texts of a card: letters of one word, entries of a list. */
import { loadFonts } from '../../src/shared/card/fonts.ts';
import { layoutCard } from '../../src/shared/card/layout-card.ts';
import { defaultTemplate } from '../../src/shared/card/templates.ts';
import type { Character } from '../../src/shared/document/schema.ts';
import { fontFilesIn } from '../cards/fonts.ts';
import type { Growth } from './growth.ts';

const SIZES: Growth['sizes'] = [4_000, 8_000, 16_000];
const LINK = 'https://example.org/?a1=b2&c3_';

/** `root` is the folder of the checkout. */
export function letterGrowths(root: string, characters: readonly Character[]): readonly Growth[] {
  const [character] = characters;
  if (character === undefined) throw new Error('There is no sample to measure cards with.');
  const files = fontFilesIn(root);
  const growth = (name: string, sizes: Growth['sizes'], changes: (size: number) => Partial<Character>): Growth => ({
    name,
    sizes,
    prepare(size) {
      const input = { character: { ...character, ...changes(size) }, factions: [], template: defaultTemplate() };
      // Fonts that know no word yet, but those of the card as it is.
      const all = loadFonts(files);
      layoutCard({ ...input, character, fonts: all });
      return () => layoutCard({ ...input, fonts: all });
    },
  });
  return [
    growth('card: letters of a name that is one word', SIZES, (size) => ({ name: LINK.repeat(size / LINK.length) })),
    growth('card: letters of a word in a talent', SIZES, (size) => ({
      talents: [{ name: 'Link', text: LINK.repeat(size / LINK.length) }],
    })),
    growth('card: Chinese in a talent', SIZES, (size) => ({
      talents: [{ name: 'Link', text: '漢字'.repeat(size / 2) }],
    })),
    growth('card: letters of a talent', SIZES, (size) => ({
      talents: [{ name: 'Story', text: 'Each enemy within reach loses one point, and waits. '.repeat(size / 52) }],
    })),
    growth('card: talents', [500, 1_000, 2_000], (size) => ({
      talents: Array.from({ length: size }, (_, i) => ({ name: `Talent ${i}`, text: `Counts to ${i}.` })),
    })),
    growth('card: keywords', [500, 1_000, 2_000], (size) => ({
      keywords: { ...character.keywords, elements: Array.from({ length: size }, (_, i) => `element ${i}`) },
    })),
  ];
}
