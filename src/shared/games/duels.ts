/**
 * What two characters of a game do to each other, apart from `games.ts`: it carries the orders of play. A game is one line here
 * too.
 */
import type { DuelRules } from '../compare/duel-rules.ts';
import { duel as actionRound } from './action-round/duel.ts';
import { duel as battletechKcw } from './battletech-kcw/duel.ts';
import { duel as bulletproofBlues } from './bulletproof-blues/duel.ts';
import { duel as ssua } from './ssua/duel.ts';
import { duel as supersUnlimited } from './supers-unlimited/duel.ts';

/** By the ids of their games. */
export const DUELS: ReadonlyMap<string, DuelRules> = new Map<string, DuelRules>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
