/** Chooses the template of each printed character and computes the key of its look, for both the app and the command line. */

import { findCardFaction } from '../../card/binding/bind.ts';
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
  /**
   * The template for all characters of the games that it suits. Any other character uses the template that it names, or else the first
   * template of its game.
   */
  readonly template?: CardTemplate | undefined;
  /** Returns the pictures that a document names. The pictures are measured, but not decoded. */
  readonly getPictures: (document: IllustratedDocument) => PicturesBySource;
}

/** Lists the documents whose pictures a deck can show: its characters and their factions. */
export function listIllustratedDocuments({
  printed,
  factions,
}: Pick<PrintDeck, 'printed' | 'factions'>): IllustratedDocument[] {
  const characters = printed.map(({ character }) => character);
  const shownFactions = characters.flatMap((character) => findCardFaction(character, factions) ?? []);
  return [...characters, ...new Set(shownFactions)];
}

/** A card before its layout. */
export interface ChosenCard {
  readonly chosen: ChosenTemplate;
  readonly pictures: PicturesBySource;
  readonly factionPictures: PicturesBySource | undefined;
}

/**
 * Chooses the template and the pictures of a card. The template of a card to play from (`playedAs`) comes first, then the template for
 * all characters, then the one that the character names.
 */
export function chooseCard(
  gameCatalog: GameCatalog<CardGame>,
  { character, playedAs }: PrintedCharacter,
  printDeck: PrintDeck,
): ChosenCard {
  const { factions, getOwnTemplates, template: commonTemplate, getPictures } = printDeck;
  const faction = findCardFaction(character, factions);
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
    pictures: getPictures(character),
    factionPictures: faction && getPictures(faction),
  };
}

/** Computes a key of a card's look, to find out later whether it has changed. */
export function computeDeckKey(
  gameCatalog: GameCatalog<CardGame>,
  printedCharacter: PrintedCharacter,
  printDeck: PrintDeck,
): PrintKey {
  const { options } = printedCharacter;
  const { chosen, ...pictures } = chooseCard(gameCatalog, printedCharacter, printDeck);
  return computePrintKey(gameCatalog, {
    character: applyPlayName(printedCharacter),
    factions: printDeck.factions,
    options,
    template: chosen.template,
    ...pictures,
  });
}
