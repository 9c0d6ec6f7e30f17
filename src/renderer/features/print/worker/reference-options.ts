import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { optionsFor } from '../../../../shared/rules/judge.ts';
import { type Options, resolveOptions } from '../../../../shared/rules/options.ts';
import type { Order } from '../job.ts';
import { gameOfOrder } from '../subject.ts';

/** The house rules that a quick reference is about: those of the team or the encounter, else those that the user begins with. */
export function referenceOptions(games: Catalogue<Game>, order: Order): Options {
  const { team, event, encounter, rules } = order;
  if (team !== undefined) return optionsFor(games, team, event === undefined ? {} : { event });
  return resolveOptions(gameOfOrder(games, order).options, encounter?.options ?? rules ?? {});
}
