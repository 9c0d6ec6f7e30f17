import { GAMES } from '../../../shared/games/catalogue.ts';
import { defaultRules } from '../house-rules/default-rules.ts';
import type { Order } from './job.ts';
import { gameOfOrder } from './subject.ts';

/** Characters alone have no house rules of their own: what is printed with them goes by those that the user begins with. */
export function withOwnRules(order: Order): Order {
  if (order.team !== undefined || order.encounter !== undefined || order.deck !== undefined) return order;
  return { ...order, rules: defaultRules(gameOfOrder(GAMES, order)) };
}
