import type { Catalogue } from '../../../shared/document/catalogue.ts';
import type { Game } from '../../../shared/games/game.ts';
import { defaultRules } from '../house-rules/default-rules.ts';
import type { Order } from './job.ts';
import { gameOfOrder } from './subject.ts';

/** Characters alone have no house rules of their own: what is printed with them goes by those that the user begins with. */
export function withOwnRules(games: Catalogue<Game>, order: Order): Order {
  if (order.team !== undefined || order.encounter !== undefined || order.deck !== undefined) return order;
  return { ...order, rules: defaultRules(gameOfOrder(games, order)) };
}
