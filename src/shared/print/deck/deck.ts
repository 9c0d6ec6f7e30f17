/** Chooses the template of each printed character and computes the key of its look, for both the app and the command line. */

import { cardFaction } from '../../card/binding/bind.ts';
import type { CardGame } from '../../card/card-rules.ts';
import type { PicturesBySource } from '../../card/pictures/pictures.ts';
import { type ChosenTemplate, chooseTemplate } from '../../card/template/choose-template.ts';
import { isTemplateFor, listTemplatesFor } from '../../card/template/game-templates.ts';
import { findTemplate } from '../../card/template/sizes.ts';
import type { CardTemplate } from '../../card/template/template.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Character, Faction } from '../../document/schema.ts';
import { computePrintKey, type PrintKey } from '../print-record.ts';
import { applyPlayName, type PrintedCharacter } from '../printed-characters.ts';

/** A document whose pictures can appear on cards. */
export type IllustratedDocument = Character | Faction;

export interface PrintDeck {
  /** The printed characters in printing order. */
  readonly printed: readonly PrintedCharacter[];
  readonly factions: readonly Faction[];
  /** Returns the user's own templates for a character, in addition to the built-in ones. */
  readonly getOwnTemplates?: ((character: Character) => readonly CardTemplate[]) | undefined;
  /** The template for all characters of its game. Otherwise, each character uses the template that it names, or else the first one of its game. */
  readonly template?: CardTemplate | undefined;
  /** Returns the pictures that a document names. They are found and measured, but not decoded. */
  readonly getPictureBook: (document: IllustratedDocument) => PicturesBySource;
}

/** Lists the documents whose pictures a deck can show: its characters and their factions. */
export function listIllustratedDocuments({
  printed: printedCharacters,
  factions,
}: Pick<PrintDeck, 'printed' | 'factions'>): IllustratedDocument[] {
  const characters = printedCharacters.map(({ character }) => character);
  const shownFactions = characters.flatMap((character) => cardFaction(character, factions) ?? []);
  return [...characters, ...new Set(shownFactions)];
}

/** A card before its layout. */
export interface ChosenCard {
  readonly chosen: ChosenTemplate;
  readonly pictures: PicturesBySource;
  readonly factionPictures: PicturesBySource | undefined;
}

export function chooseCard(
  gameCatalog: GameCatalog<CardGame>,
  { character, playedAs }: PrintedCharacter,
  printDeck: PrintDeck,
): ChosenCard {
  const { factions, getOwnTemplates, template: commonTemplate, getPictureBook } = printDeck;
  const faction = cardFaction(character, factions);
  const cardGame = gameCatalog.getGame(character);
  const playTemplate =
    playedAs?.template === undefined
      ? undefined
      : findTemplate(listTemplatesFor(gameCatalog, cardGame, []), playedAs.template);
  const wantedTemplate =
    playTemplate ??
    (commonTemplate && isTemplateFor(gameCatalog, commonTemplate, cardGame) ? commonTemplate : undefined);
  return {
    chosen: chooseTemplate(
      character,
      listTemplatesFor(gameCatalog, cardGame, getOwnTemplates?.(character) ?? []),
      wantedTemplate,
    ),
    pictures: getPictureBook(character),
    factionPictures: faction && getPictureBook(faction),
  };
}

/** Computes a key of a card's look, to find out later whether it has changed. */
export function computeDeckKey(
  gameCatalog: GameCatalog<CardGame>,
  printedCharacter: PrintedCharacter,
  printDeck: PrintDeck,
): PrintKey {
  const { options: gameOptions } = printedCharacter;
  const { chosen: chosenTemplate, ...pictureBooks } = chooseCard(gameCatalog, printedCharacter, printDeck);
  return computePrintKey(gameCatalog, {
    character: applyPlayName(printedCharacter),
    factions: printDeck.factions,
    options: gameOptions,
    template: chosenTemplate.template,
    ...pictureBooks,
  });
}
