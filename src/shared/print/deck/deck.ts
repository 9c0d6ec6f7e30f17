/** Cards of characters on their way to paper, the same for the app and the command line: which template each one takes, and what it looks like. */

import { cardFaction } from '../../card/binding/bind.ts';
import type { CardGame } from '../../card/card-rules.ts';
import type { PictureBook } from '../../card/pictures/pictures.ts';
import { type ChosenTemplate, chooseTemplate } from '../../card/template/choose-template.ts';
import { templateCalled } from '../../card/template/sizes.ts';
import type { CardTemplate } from '../../card/template/template.ts';
import { isTemplateFor, templatesFor } from '../../card/template/templates-for.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, Faction } from '../../document/schema.ts';
import { type PrintKey, printKey } from '../changed.ts';
import { namedCharacter, type Printed } from '../members.ts';

/** Documents whose pictures stand on cards. */
export type Illustrated = Character | Faction;

export interface Deck {
  /** In the order they are printed. */
  readonly printed: readonly Printed[];
  readonly factions: readonly Faction[];
  /** Templates of the user's own that a character is offered besides the built-in ones. */
  readonly ownFor?: ((character: Character) => readonly CardTemplate[]) | undefined;
  /** The template of all whose game it is for; for others, and absent = the one each character names, else the first of its game. */
  readonly template?: CardTemplate | undefined;
  /** The pictures as a document names them: found and measured, not decoded. */
  readonly bookOf: (document: Illustrated) => PictureBook;
}

/** The documents whose pictures a deck can show: its characters and their factions. */
export function illustrated({ printed, factions }: Pick<Deck, 'printed' | 'factions'>): Illustrated[] {
  const characters = printed.map(({ character }) => character);
  const theirFactions = characters.flatMap((character) => cardFaction(character, factions) ?? []);
  return [...characters, ...new Set(theirFactions)];
}

/** A card before its layout. */
export interface ChosenCard {
  readonly chosen: ChosenTemplate;
  readonly pictures: PictureBook;
  readonly factionPictures: PictureBook | undefined;
}

export function chosenCard(gameCatalog: GameCatalog<CardGame>, { character, as }: Printed, deck: Deck): ChosenCard {
  const { factions, ownFor, template, bookOf } = deck;
  const faction = cardFaction(character, factions);
  const game = gameCatalog.getGame(character);
  const called =
    as?.template === undefined ? undefined : templateCalled(templatesFor(gameCatalog, game, []), as.template);
  const wanted = called ?? (template && isTemplateFor(gameCatalog, template, game) ? template : undefined);
  return {
    chosen: chooseTemplate(character, templatesFor(gameCatalog, game, ownFor?.(character) ?? []), wanted),
    pictures: bookOf(character),
    factionPictures: faction && bookOf(faction),
  };
}

/** What a card looks like, to know later whether that has changed. */
export function keyOf(gameCatalog: GameCatalog<CardGame>, one: Printed, deck: Deck): PrintKey {
  const { options } = one;
  const { chosen, ...books } = chosenCard(gameCatalog, one, deck);
  return printKey(gameCatalog, {
    character: namedCharacter(one),
    factions: deck.factions,
    options,
    template: chosen.template,
    ...books,
  });
}
