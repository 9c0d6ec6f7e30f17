/**
 * What two characters of a game do to each other, apart from `games.ts`: it carries the orders of play. A game is one line here
 * too.
 */
import type { DuelRules } from '../compare/duel-rules.ts';
import { duel as actionRound } from '../games/action-round/duel.ts';
import { duel as battletechKcw } from '../games/battletech-kcw/duel.ts';
import { duel as bulletproofBlues } from '../games/bulletproof-blues/duel.ts';
import { duel as ssua } from '../games/ssua/duel.ts';
import { duel as supersUnlimited } from '../games/supers-unlimited/duel.ts';

/** By the ids of their games. */
export const DUELS: ReadonlyMap<string, DuelRules> = new Map<string, DuelRules>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
