/** The games this Rollcall knows. A new game is one line here. */
import { actionRound } from '../games/action-round/index.ts';
import { battletechKcw } from '../games/battletech-kcw/index.ts';
import { bulletproofBlues } from '../games/bulletproof-blues/index.ts';
import { ssua } from '../games/ssua/index.ts';
import { supersUnlimited } from '../games/supers-unlimited/index.ts';
import { registryOf } from './registry-of.ts';

export const { GAMES, gameOf, findGame, roleOf, teamRulesOf } = registryOf([
  supersUnlimited,
  ssua,
  battletechKcw,
  actionRound,
  bulletproofBlues,
]);
