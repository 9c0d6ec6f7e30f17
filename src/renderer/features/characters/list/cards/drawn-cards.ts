/** Cards as pictures. The last ones that were looked at are kept, so that scrolling back draws nothing. */

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

/** A picture by its address; or the drawing itself, since a picture may show no other picture in it. */
export type DrawnCard =
  | { readonly kind: 'address'; readonly src: string }
  | { readonly kind: 'svg'; readonly svg: string };

/** Cards that are kept at least, as many as some screens show. One is about 200 kB. */
const MOST = 120;

interface Held extends CardInput {
  readonly drawn: DrawnCard;
}

/** By character. */
const cards = new RecentValues<Held>(MOST, ({ drawn }) => {
  if (drawn.kind === 'address') URL.revokeObjectURL(drawn.src);
});

const isLike = (a: CardInput, b: CardInput): boolean =>
  a.character === b.character &&
  a.factions === b.factions &&
  a.template === b.template &&
  a.fonts === b.fonts &&
  a.art === b.art;

/** The card where it has been drawn as it is now. */
export function heldCard(input: CardInput): DrawnCard | undefined {
  const held = cards.get(input.character.id);
  return held !== undefined && isLike(held, input) ? held.drawn : undefined;
}

/** The front of a card: the layout that is printed. */
export function drawCard(gameCatalog: GameCatalog<Game>, input: CardInput): DrawnCard {
  const { character, factions, template, fonts, art } = input;
  const there = heldCard(input);
  if (there !== undefined) return there;
  const { hrefOf, ...books } = art;
  const { front } = layoutCard(gameCatalog, { character, factions, template, fonts, ...books });
  const svg = toSvg(front, fonts, { idPrefix: `card-${character.id}`, hrefOf });
  const drawn: DrawnCard = svg.includes('<image')
    ? { kind: 'svg', svg }
    : { kind: 'address', src: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })) };
  cards.set(character.id, { ...input, drawn });
  return drawn;
}
