/** Names of the files that cards become. Ids come from strangers: none may lead out of the folder or overwrite another file. */
import { isDeepStrictEqual } from 'node:util';
import type { DisplayList } from '../../shared/card/display/display-list.ts';

export interface NamedSide {
  readonly name: string;
  readonly list: DisplayList;
}

export interface DrawnCard {
  /** What its files are called after. */
  readonly id: string;
  /** The card, and the ones it continues on. */
  readonly cards: readonly { readonly front: DisplayList; readonly back: DisplayList }[];
}

/** What an id may be as the name of a file: its letters, digits and hyphens. */
const fileName = (id: string): string =>
  id
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 64) || 'card';

/**
 * Every side with the name of its file: `hero-front`, `hero-back`, `hero-2-front` where a card continues. Equal cards
 * are written once; different cards whose ids give the same name get `_2` behind it, which no id contains.
 */
export function imageNames(cards: readonly DrawnCard[], ending: string): NamedSide[] {
  const taken = new Map<string, DrawnCard>();
  for (const card of cards) {
    const wanted = fileName(card.id);
    let name = wanted;
    for (let i = 2; ; i += 1) {
      const held = taken.get(name);
      if (held === undefined) {
        taken.set(name, card);
        break;
      }
      if (isDeepStrictEqual(held, card)) break;
      name = `${wanted}_${i}`;
    }
  }
  return [...taken].flatMap(([name, held]) =>
    held.cards.flatMap((sides, i) => {
      const of = i === 0 ? name : `${name}-${i + 1}`;
      return [
        { name: `${of}-front.${ending}`, list: sides.front },
        { name: `${of}-back.${ending}`, list: sides.back },
      ];
    }),
  );
}
