/**
 * How the characters of every game are compared, apart from `games.ts`: only what shows comparisons carries it. A game is one
 * line here too.
 */
import type { CompareRules } from '../compare/compare-rules.ts';
import { compare as actionRound } from '../games/action-round/compare.ts';
import { compare as battletechKcw } from '../games/battletech-kcw/compare.ts';
import { compare as bulletproofBlues } from '../games/bulletproof-blues/compare.ts';
import { compare as ssua } from '../games/ssua/compare.ts';
import { compare as supersUnlimited } from '../games/supers-unlimited/compare.ts';

/** By the ids of their games. */
export const COMPARISONS: ReadonlyMap<string, CompareRules> = new Map<string, CompareRules>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
