/**
 * The quick references this Rollcall knows, apart from `games.ts`: only what prints sheets carries their texts. A game that
 * has one is one line here too.
 */

import type { ReferenceMaker } from '../rules/reference.ts';
import { reference as actionRound } from './action-round/reference.ts';
import { reference as battletechKcw } from './battletech-kcw/reference.ts';
import { reference as bulletproofBlues } from './bulletproof-blues/reference.ts';
import { reference as ssua } from './ssua/reference.ts';
import { reference as supersUnlimited } from './supers-unlimited/reference.ts';

/** By the ids of their games. */
export const REFERENCES: ReadonlyMap<string, ReferenceMaker> = new Map<string, ReferenceMaker>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
