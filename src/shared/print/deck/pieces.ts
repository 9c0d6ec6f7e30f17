/** Gimmicks and markers with the templates that print them: each piece of a set is printed with the first template that is made for it. */

import { bindCard } from '../../card/binding/bind.ts';
import { holds } from '../../card/binding/condition.ts';
import type { CardGame, GamePiece, PieceUse } from '../../card/card-rules.ts';
import { type CardLayout, layoutCard } from '../../card/layout-card.ts';
import type { PictureBook } from '../../card/pictures/pictures.ts';
import type { CardTemplate } from '../../card/template/template.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Character, EventPack, Team } from '../../document/schema.ts';
import type { Replay } from '../../play/replay.ts';
import type { GameRules } from '../../rules/game-rules.ts';
import { optionsFor } from '../../rules/judge.ts';
import type { Options } from '../../rules/options.ts';
import { defaultsOf } from '../../rules/options.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import type { Translate } from '../../texts/translate.ts';

export interface PieceSet {
  readonly kind: string;
  /** Id of the game whose pieces are wanted; throws for one that is not known. */
  readonly ruleset: string;
  /** House rules, resolved; absent = its defaults. */
  readonly options?: Options;
  /** Only what this team needs; absent = all there are. */
  readonly use?: PieceUse;
}

/** What a team needs, under its house rules and those of the event it is printed for. */
export const piecesOfTeam = (
  gameCatalog: GameCatalog<GameRules>,
  kind: string,
  team: Team,
  members: readonly Character[],
  event?: EventPack,
): PieceSet => ({
  kind,
  ruleset: team.ruleset,
  options: optionsFor(gameCatalog, team, event === undefined ? {} : { event }),
  use: { team, members },
});

/** What the game on a table needs, under its house rules. */
export const piecesOfTable = (
  kind: string,
  encounter: Encounter,
  { encounter: activeEncounter, options }: Pick<Replay, 'encounter' | 'options'>,
  members: readonly Character[],
): PieceSet => ({ kind, ruleset: encounter.ruleset, options, use: { table: { encounter, activeEncounter }, members } });

export interface PieceLayout extends CardLayout {
  readonly piece: GamePiece;
  /** How often it is printed. */
  readonly copies: number;
}

/** The first template that is for this piece, or undefined. */
export function templateFor(
  gameCatalog: GameCatalog<CardGame>,
  piece: GamePiece,
  templates: readonly CardTemplate[],
  options?: Options,
): CardTemplate | undefined {
  const binding = bindCard(gameCatalog, { piece }, undefined, options);
  return templates.find((template) => template.of === piece.kind && holds(template.when, binding));
}

export interface PieceWithTemplate {
  readonly piece: GamePiece;
  readonly template: CardTemplate;
}

const optionsOf = (gameCatalog: GameCatalog<CardGame>, { ruleset, options }: PieceSet): Options =>
  options ?? defaultsOf(gameCatalog.getGame({ ruleset }).options);

/** The pieces of a set in its order, each with its template. A piece that none of the templates is for is left out. */
export function piecesWithTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  set: PieceSet,
  templates: readonly CardTemplate[],
): PieceWithTemplate[] {
  const options = optionsOf(gameCatalog, set);
  return gameCatalog
    .getGame(set)
    .card.pieces(translate, set.kind, options, set.use)
    .flatMap((piece): PieceWithTemplate[] => {
      const template = templateFor(gameCatalog, piece, templates, options);
      return template === undefined ? [] : [{ piece, template }];
    });
}

/** Lays them out; `pictures` are those of the templates. */
export function layoutPieces(
  translate: Translate,
  gameCatalog: GameCatalog<CardGame>,
  set: PieceSet,
  templates: readonly CardTemplate[],
  fonts: FontSet,
  pictures?: PictureBook,
): PieceLayout[] {
  const options = optionsOf(gameCatalog, set);
  return piecesWithTemplates(translate, gameCatalog, set, templates).map(({ piece, template }) => ({
    piece,
    copies: piece.copies,
    ...layoutCard(gameCatalog, { piece, factions: [], options, template, fonts, pictures }),
  }));
}
