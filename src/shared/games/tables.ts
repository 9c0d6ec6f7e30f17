/**
 * The columns of tables of every game that has them, apart from the registry: only what reads and writes tables carries them. A
 * game that has them is one line here too.
 */
import type { TableRules } from '../table/column.ts';
import { table as actionRound } from './action-round/table.ts';
import { table as battletechKcw } from './battletech-kcw/table.ts';
import { table as bulletproofBlues } from './bulletproof-blues/table.ts';
import { table as ssua } from './ssua/table.ts';
import { table as supersUnlimited } from './supers-unlimited/table.ts';

/** By the ids of their games. */
export const TABLES: ReadonlyMap<string, TableRules> = new Map([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
