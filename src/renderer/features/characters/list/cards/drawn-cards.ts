/** Draws cards as pictures and caches the last ones, so that scrolling back draws nothing. */

import { RecentValues } from '../../../../../shared/base/cache.ts';
import { toSvg } from '../../../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../../shared/card/layout-card.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import type { CardPictures } from '../../../../store/pictures/use-pictures.ts';

export interface CardInput {
  readonly character: Character;
  readonly factions: readonly Faction[];
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  readonly art: CardPictures;
}

/** The address of a picture, or the SVG itself, since a picture can't contain other pictures. */
export type DrawnCard =
  | { readonly kind: 'address'; readonly src: string }
  | { readonly kind: 'svg'; readonly svg: string };

/** The minimum number of cached cards, which fill several screens. One card takes about 200 kB. */
const MOST = 120;

interface Held extends CardInput {
  readonly drawn: DrawnCard;
}

/** The drawn cards by character id. */
const cards = new RecentValues<Held>(MOST, ({ drawn }) => {
  if (drawn.kind === 'address') URL.revokeObjectURL(drawn.src);
});

const isLike = (a: CardInput, b: CardInput): boolean =>
  a.character === b.character &&
  a.factions === b.factions &&
  a.template === b.template &&
  a.fonts === b.fonts &&
  a.art === b.art;

/** Returns the cached card if its content has not changed. */
export function heldCard(input: CardInput): DrawnCard | undefined {
  const held = cards.get(input.character.id);
  return held !== undefined && isLike(held, input) ? held.drawn : undefined;
}

/** Draws the front of a card with the layout that is printed. */
export function drawCard(gameCatalog: GameCatalog<Game>, input: CardInput): DrawnCard {
  const { character, factions, template, fonts, art } = input;
  const there = heldCard(input);
  if (there !== undefined) return there;
  const { getHref: hrefOf, ...books } = art;
  const { front } = layoutCard(gameCatalog, { character, factions, template, fonts, ...books });
  const svg = toSvg(front, fonts, { idPrefix: `card-${character.id}`, getHref: hrefOf });
  const drawn: DrawnCard = svg.includes('<image')
    ? { kind: 'svg', svg }
    : { kind: 'address', src: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) };
  cards.set(character.id, { ...input, drawn });
  return drawn;
}
