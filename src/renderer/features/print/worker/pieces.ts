import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { builtInTemplates } from '../../../../shared/card/template/templates.ts';
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Replay } from '../../../../shared/play/replay.ts';
import { type PieceSet, piecesOfTable, piecesOfTeam } from '../../../../shared/print/deck/pieces.ts';
import { kindOf, type Order, type PiecePrintKind } from '../job.ts';
import { cardsOf, gameOfOrder } from '../subject.ts';

/** What of the game an order needs beside its characters: for a team or the game on a table what it can use, else all there is. */
export function pieceSetOf(games: Catalogue<Game>, order: Order, what: PiecePrintKind, table?: Replay): PieceSet {
  const { team, encounter, event } = order;
  if (encounter !== undefined && table !== undefined) {
    const members = cardsOf(games, order).printed.map(({ character }) => character);
    return piecesOfTable(kindOf(what), encounter, table, members);
  }
  if (team === undefined) return { kind: kindOf(what), ruleset: gameOfOrder(games, order).id };
  const members = cardsOf(games, order).printed.map(({ character }) => character);
  return piecesOfTeam(games, kindOf(what), team, members, event);
}

/** The user's own templates come first, since a piece is printed with the first one that is made for it. */
export function templatesOf(games: Catalogue<Game>, order: Order, what: PiecePrintKind): CardTemplate[] {
  const own = (order.templates ?? []).filter((template) => template.of === kindOf(what));
  return [...own, ...builtInTemplates(games, kindOf(what), gameOfOrder(games, order).id)];
}
