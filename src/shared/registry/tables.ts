/**
 * The columns of tables of every game that has them, apart from `games.ts`: only what reads and writes tables carries them. A
 * game that has them is one line here too.
 */
import { table as actionRound } from '../games/action-round/table.ts';
import { table as battletechKcw } from '../games/battletech-kcw/table.ts';
import { table as bulletproofBlues } from '../games/bulletproof-blues/table.ts';
import { table as ssua } from '../games/ssua/table.ts';
import { table as supersUnlimited } from '../games/supers-unlimited/table.ts';
import type { TableRules } from '../table/column.ts';

/** By the ids of their games. */
export const TABLES: ReadonlyMap<string, TableRules> = new Map([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
