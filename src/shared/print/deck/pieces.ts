/** Gimmicks and markers with the templates that print them. Each piece of a set uses the first matching template. */

import { bindCard } from '../../card/binding/bind.ts';
import { isConditionMet } from '../../card/binding/condition.ts';
import type { CardGame, GamePiece, PieceUse } from '../../card/card-rules.ts';
import { type CardLayout, layoutCard } from '../../card/layout-card.ts';
import type { PicturesBySource } from '../../card/pictures/pictures.ts';
import type { CardTemplate } from '../../card/template/template.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Character, EventPack, Team } from '../../document/schema.ts';
import type { Replay } from '../../play/replay.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { resolveDocumentOptions } from '../../rules/judge.ts';
import type { Options } from '../../rules/options.ts';
import { getDefaults } from '../../rules/options.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';

export interface PieceSet {
  readonly kind: string;
  /** The id of the game whose pieces are printed. An unknown id throws. */
  readonly ruleset: string;
  /** The resolved house rules. Absent = the defaults of the game. */
  readonly options?: Options;
  /** The team or encounter whose pieces are printed. Absent = all pieces. */
  readonly use?: PieceUse;
}

/** Creates the piece set of a team, under the house rules of the team and of the event pack. */
export const createTeamPieceSet = (
  gameCatalog: GameCatalog<GameRules>,
  kind: string,
  team: Team,
  members: readonly Character[],
  eventPack?: EventPack,
): PieceSet => ({
  kind,
  ruleset: team.ruleset,
  options: resolveDocumentOptions(gameCatalog, team, eventPack === undefined ? {} : { eventPack }),
  use: { team, members },
});

/** Creates the piece set of an encounter, under its house rules. */
export const createEncounterPieceSet = (
  kind: string,
  encounter: Encounter,
  { encounter: activeEncounter, options }: Pick<Replay, 'encounter' | 'options'>,
  members: readonly Character[],
): PieceSet => ({
  kind,
  ruleset: encounter.ruleset,
  options,
  use: { encounterUse: { encounter, activeEncounter }, members },
});

export interface PieceLayout extends CardLayout {
  readonly piece: GamePiece;
  /** The number of copies. */
  readonly copies: number;
}

/** Returns the first template for a piece, or undefined. */
export function findPieceTemplate(
  gameCatalog: GameCatalog<CardGame>,
  piece: GamePiece,
  templates: readonly CardTemplate[],
  options?: Options,
): CardTemplate | undefined {
  const binding = bindCard(gameCatalog, { piece }, undefined, options);
  return templates.find((template) => template.of === piece.kind && isConditionMet(template.when, binding));
}

export interface PieceWithTemplate {
  readonly piece: GamePiece;
  readonly template: CardTemplate;
}

const resolvePieceOptions = (gameCatalog: GameCatalog<CardGame>, { ruleset, options }: PieceSet): Options =>
  options ?? getDefaults(gameCatalog.getGame({ ruleset }).options);

/** Lists the pieces of a set in order, each with its template. Pieces without a template are omitted. */
export function listPiecesWithTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  pieceSet: PieceSet,
  templates: readonly CardTemplate[],
): PieceWithTemplate[] {
  const options = resolvePieceOptions(gameCatalog, pieceSet);
  return gameCatalog
    .getGame(pieceSet)
    .card.listPieces(translate, pieceSet.kind, options, pieceSet.use)
    .flatMap((piece): PieceWithTemplate[] => {
      const template = findPieceTemplate(gameCatalog, piece, templates, options);
      return template === undefined ? [] : [{ piece, template }];
    });
}

/** Arranges the pieces of a set. */
export function layoutPieces(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  pieceSet: PieceSet,
  templates: readonly CardTemplate[],
  fonts: FontSet,
  templatePictures?: PicturesBySource,
): PieceLayout[] {
  const options = resolvePieceOptions(gameCatalog, pieceSet);
  return listPiecesWithTemplates(translate, gameCatalog, pieceSet, templates).map(({ piece, template }) => ({
    piece,
    copies: piece.copies,
    ...layoutCard(gameCatalog, {
      piece,
      factions: [],
      options,
      template,
      fonts,
      pictures: templatePictures,
    }),
  }));
}
