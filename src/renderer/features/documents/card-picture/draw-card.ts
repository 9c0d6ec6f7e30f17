/** Draws cards as pictures and caches the last ones, so that scrolling back draws nothing. */

import { RecentValues } from '../../../../shared/base/cache.ts';
import { styleBlendModes, toSvg } from '../../../../shared/card/display/to-svg.ts';
import { layoutCard } from '../../../../shared/card/layout-card.ts';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import type { CardPictures } from '../../../store/pictures/use-pictures.ts';

export interface CardInput {
  readonly character: Character;
  readonly factions: readonly Faction[];
  readonly template: CardTemplate;
  readonly fonts: FontSet;
  readonly cardPictures: CardPictures;
}

/**
 * A drawn card as the URL of an SVG file. A card with bitmaps is the SVG markup instead, because an SVG that is shown as an image
 * can't load other images.
 */
export type DrawnCard =
  | { readonly kind: 'address'; readonly src: string }
  | { readonly kind: 'svg'; readonly svg: string };

/** The minimum number of cached cards, enough for several screens. One card takes about 200 kB. */
const MIN_CACHED_CARDS = 120;

interface CachedCard extends CardInput {
  readonly drawnCard: DrawnCard;
}

/** The drawn cards by character and template. */
const cardCache = new RecentValues<CachedCard>(MIN_CACHED_CARDS, ({ drawnCard }) => {
  if (drawnCard.kind === 'address') URL.revokeObjectURL(drawnCard.src);
});

/** Identifies a character's card in one template. Ids contain no spaces. */
const getCacheKey = ({ character, template }: CardInput): string => `${character.id} ${template.id}`;

const isSameInput = (left: CardInput, right: CardInput): boolean =>
  left.character === right.character &&
  left.factions === right.factions &&
  left.template === right.template &&
  left.fonts === right.fonts &&
  left.cardPictures === right.cardPictures;

/** Returns the cached card if its content has not changed. */
export function readCachedCard(input: CardInput): DrawnCard | undefined {
  const cachedCard = cardCache.get(getCacheKey(input));
  return cachedCard !== undefined && isSameInput(cachedCard, input) ? cachedCard.drawnCard : undefined;
}

/** Draws the front of a card with the layout that is printed. */
export function drawCard(gameCatalog: GameCatalog<Game>, input: CardInput): DrawnCard {
  const { character, factions, template, fonts, cardPictures } = input;
  const cachedCard = readCachedCard(input);
  if (cachedCard !== undefined) return cachedCard;
  const { getHref, ...otherPictures } = cardPictures;
  const { front } = layoutCard(gameCatalog, { character, factions, template, fonts, ...otherPictures });
  const svg = toSvg(front, fonts, { idPrefix: `card-${character.id}-${template.id}`, getHref });
  const drawnCard: DrawnCard = svg.includes('<image')
    ? { kind: 'svg', svg }
    : { kind: 'address', src: URL.createObjectURL(new Blob([styleBlendModes(svg)], { type: 'image/svg+xml' })) };
  cardCache.set(getCacheKey(input), { ...input, drawnCard });
  return drawnCard;
}
