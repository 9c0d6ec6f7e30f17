import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import { builtInTemplates } from '../../../../shared/card/template/templates.ts';
import { type PieceSet, piecesOfTeam } from '../../../../shared/print/deck/pieces.ts';
import { type Order, PIECE_KINDS } from '../job.ts';
import { cardsOf, gameOfOrder } from '../subject.ts';

/** What of the game an order needs beside its characters: for a team what it can use, else all there is. */
export function pieceSetOf(order: Order, what: keyof typeof PIECE_KINDS): PieceSet {
  const { team } = order;
  if (team === undefined) return { kind: PIECE_KINDS[what], ruleset: gameOfOrder(order).id };
  const members = cardsOf(order).printed.map(({ character }) => character);
  return piecesOfTeam(PIECE_KINDS[what], team, members);
}

/** The user's own come first: every piece takes the first template that wants it. */
export const templatesOf = (
  { templates = [] }: Pick<Order, 'templates'>,
  what: keyof typeof PIECE_KINDS,
): CardTemplate[] => [
  ...templates.filter((template) => template.of === PIECE_KINDS[what]),
  ...builtInTemplates(PIECE_KINDS[what]),
];
