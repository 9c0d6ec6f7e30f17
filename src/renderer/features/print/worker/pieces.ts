import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { builtInTemplates } from '../../../../shared/card/template/templates.ts';
import { GAMES } from '../../../../shared/games/catalogue.ts';
import type { Replay } from '../../../../shared/play/replay.ts';
import { type PieceSet, piecesOfTable, piecesOfTeam } from '../../../../shared/print/deck/pieces.ts';
import { kindOf, type Order, type PiecePrintKind } from '../job.ts';
import { cardsOf, gameOfOrder } from '../subject.ts';

/** What of the game an order needs beside its characters: for a team or the game on a table what it can use, else all there is. */
export function pieceSetOf(order: Order, what: PiecePrintKind, table?: Replay): PieceSet {
  const { team, encounter, event } = order;
  if (encounter !== undefined && table !== undefined) {
    const members = cardsOf(order).printed.map(({ character }) => character);
    return piecesOfTable(kindOf(what), encounter, table, members);
  }
  if (team === undefined) return { kind: kindOf(what), ruleset: gameOfOrder(GAMES, order).id };
  const members = cardsOf(order).printed.map(({ character }) => character);
  return piecesOfTeam(GAMES, kindOf(what), team, members, event);
}

/** The user's own templates come first, since a piece is printed with the first one that is made for it. */
export function templatesOf(order: Order, what: PiecePrintKind): CardTemplate[] {
  const own = (order.templates ?? []).filter((template) => template.of === kindOf(what));
  return [...own, ...builtInTemplates(GAMES, kindOf(what), gameOfOrder(GAMES, order).id)];
}
