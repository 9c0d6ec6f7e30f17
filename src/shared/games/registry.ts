/** The games this Rollcall knows. A new game is one line here. */
import { actionRound } from './action-round/index.ts';
import { battletechKcw } from './battletech-kcw/index.ts';
import { bulletproofBlues } from './bulletproof-blues/index.ts';
import { registryOf } from './registry-of.ts';
import { ssua } from './ssua/index.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';

export const { GAMES, gameOf, findGame, roleOf, teamRulesOf } = registryOf([
  supersUnlimited,
  ssua,
  battletechKcw,
  actionRound,
  bulletproofBlues,
]);
