/**
 * How the characters of every game are compared, apart from `games.ts`: only what shows comparisons carries it. A game is one
 * line here too.
 */
import type { CompareRules } from '../compare/compare-rules.ts';
import { compare as actionRound } from './action-round/compare.ts';
import { compare as battletechKcw } from './battletech-kcw/compare.ts';
import { compare as bulletproofBlues } from './bulletproof-blues/compare.ts';
import { compare as ssua } from './ssua/compare.ts';
import { compare as supersUnlimited } from './supers-unlimited/compare.ts';

/** By the ids of their games. */
export const COMPARISONS: ReadonlyMap<string, CompareRules> = new Map<string, CompareRules>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
