/**
 * The columns of tables of every game that has them, apart from `catalogue.ts`: only what reads and writes tables carries them. A
 * game that has them is one line here too.
 */

import { catalogueOf, mapGames } from '../document/catalogue.ts';
import type { TableRules } from '../table/column.ts';
import type { TabledGame } from '../table/table-games.ts';
import { table as actionRound } from './action-round/table.ts';
import { table as battletechKcw } from './battletech-kcw/table.ts';
import { table as bulletproofBlues } from './bulletproof-blues/table.ts';
import { GAMES } from './catalogue.ts';
import type { Game } from './game.ts';
import { table as ssua } from './ssua/table.ts';
import { table as supersUnlimited } from './supers-unlimited/table.ts';

/** By the ids of their games. */
const TABLES: ReadonlyMap<string, TableRules> = new Map([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);

/** The games with the columns of their tables. */
export const TABLED_GAMES = catalogueOf<Game & TabledGame>(
  mapGames(GAMES, (game) => {
    const table = TABLES.get(game.id);
    return table === undefined ? game : { ...game, table };
  }),
);
