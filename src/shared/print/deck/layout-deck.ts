/** The cards of a deck laid out, one after the other. */

import type { CardGame } from '../../card/card-rules.ts';
import { allCards, type CardLayout, layoutCard } from '../../card/layout-card.ts';
import type { CardTemplate } from '../../card/template/template.ts';
import type { DisplayList } from '../../display/display-list.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Side } from '../../pdf/side-content.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { namedCharacter, type Printed } from '../members.ts';
import { cardFindings, type PreflightFinding } from '../preflight.ts';
import { chosenCard, type Deck } from './deck.ts';

/** A card, and the ones it continues on. */
export interface DeckSides<S extends Side = DisplayList> {
  readonly name: string;
  readonly cards: readonly { readonly front: S; readonly back: S }[];
  readonly copies: number;
}

export interface DeckCardLayout<S extends Side = DisplayList> extends Printed, DeckSides<S> {
  readonly template: CardTemplate;
  /** Findings of the layout. */
  readonly findings: readonly PreflightFinding[];
}

/** One card of a deck. `as` converts each side to the form that is kept. */
export function layoutDeckCard<S extends Side>(
  gameCatalog: GameCatalog<CardGame>,
  one: Printed,
  deck: Deck,
  fonts: FontSet,
  as: (list: DisplayList) => S,
): DeckCardLayout<S> {
  const { options } = one;
  const character = namedCharacter(one);
  const { chosen, ...books } = chosenCard(gameCatalog, one, deck);
  const { factions } = deck;
  const layout = layoutCard(gameCatalog, { character, factions, options, template: chosen.template, fonts, ...books });
  const findings = cardFindings(character, layout.notes, chosen);
  const { name } = character;
  return { ...one, name, template: chosen.template, cards: sidesAs(layout, as), findings };
}

const sidesAs = <S extends Side>(layout: CardLayout, as: (list: DisplayList) => S) =>
  allCards(layout).map(({ front, back }) => ({ front: as(front), back: as(back) }));
