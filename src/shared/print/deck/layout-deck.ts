/** Arranges the cards of a deck one after the other. */

import type { CardGame } from '../../card/card-rules.ts';
import { type CardLayout, layoutCard, listCardSides } from '../../card/layout-card.ts';
import type { FlowTypeFits, MaxScales } from '../../card/place/type-fit.ts';
import type { CardTemplate } from '../../card/template/template.ts';
import type { DisplayList } from '../../display/display-list.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Side } from '../../pdf/side-content.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { listCardFindings, listNameFindings, type PreflightFinding } from '../preflight.ts';
import { applyPlayName, type PrintedCharacter } from '../printed-characters.ts';
import { chooseCard, type PrintDeck } from './deck.ts';

/** A card and its continuation cards. */
export interface DeckSides<S extends Side = DisplayList> {
  readonly name: string;
  readonly cards: readonly { readonly front: S; readonly back: S }[];
  readonly copies: number;
}

export interface DeckCardLayout<S extends Side = DisplayList> extends PrintedCharacter, DeckSides<S> {
  readonly template: CardTemplate;
  /** The findings of the layout. */
  readonly findings: readonly PreflightFinding[];
  readonly backTypeFits: FlowTypeFits;
}

/**
 * Arranges one card of a deck. `convertSide` converts each side to the form that is kept in memory. `maxScales` makes the
 * type of its back as small as on other cards.
 */
export function layoutDeckCard<S extends Side>(
  gameCatalog: GameCatalog<CardGame>,
  printedCharacter: PrintedCharacter,
  printDeck: PrintDeck,
  fonts: FontSet,
  convertSide: (displayList: DisplayList) => S,
  maxScales?: MaxScales,
): DeckCardLayout<S> {
  const { options } = printedCharacter;
  const character = applyPlayName(printedCharacter);
  const { chosen, ...pictures } = chooseCard(gameCatalog, printedCharacter, printDeck);
  const { factions } = printDeck;
  const cardLayout = layoutCard(gameCatalog, {
    character,
    modelNumbers: printedCharacter.playedAs?.modelNumbers,
    factions,
    options,
    template: chosen.template,
    fonts,
    ...pictures,
    maxScales,
  });
  const findings = [...listNameFindings(character), ...listCardFindings(character, cardLayout.findings, chosen)];
  const { name } = character;
  return {
    ...printedCharacter,
    name,
    template: chosen.template,
    cards: convertSides(cardLayout, convertSide),
    findings,
    backTypeFits: cardLayout.backTypeFits,
  };
}

const convertSides = <S extends Side>(cardLayout: CardLayout, convertSide: (displayList: DisplayList) => S) =>
  listCardSides(cardLayout).map(({ front, back }) => ({
    front: convertSide(front),
    back: convertSide(back),
  }));
