import { type Options, resolveOptions } from '../../../../shared/games/options.ts';
import { optionsFor } from '../../../../shared/judge.ts';
import type { Order } from '../job.ts';
import { gameOfOrder } from '../subject.ts';

/** The house rules that a quick reference is about: those of the team or the encounter, else those that the user begins with. */
export function referenceOptions(order: Order): Options {
  const { team, event, encounter, rules } = order;
  if (team !== undefined) return optionsFor(team, event === undefined ? {} : { event });
  return resolveOptions(gameOfOrder(order).options, encounter?.options ?? rules ?? {});
}
