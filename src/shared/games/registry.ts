/** The games this Rollcall knows. A new game is one line here. */
import { registryOf } from './registry-of.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';

export const { GAMES, gameOf, findGame, roleOf, teamRulesOf } = registryOf([supersUnlimited]);
