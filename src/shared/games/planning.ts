/**
 * What teams and events of every game are planned with, apart from `catalogue.ts`: only the screens of teams and events carry it.
 * A game that has teams is one line here too.
 */
import { catalogueOf, mapGames } from '../document/catalogue.ts';
import type { PlannedGame, Planning } from '../suggest/planning.ts';
import { GAMES } from './catalogue.ts';
import type { Game } from './game.ts';
import { planning as supersUnlimited } from './supers-unlimited/planning.ts';

/** By the ids of their games. */
const PLANNING: ReadonlyMap<string, Planning> = new Map([['supers-unlimited', supersUnlimited as Planning]]);

/** The games with what their teams and events are planned with. */
export const PLANNED_GAMES = catalogueOf<Game & PlannedGame>(
  mapGames(GAMES, (game) => {
    const planning = PLANNING.get(game.id);
    return planning === undefined ? game : { ...game, planning };
  }),
);

/** What the teams of a document's game are planned with; undefined for a game without teams. */
export const planningOf = (document: { readonly ruleset: string }): Planning | undefined =>
  PLANNED_GAMES.of(document).planning;
