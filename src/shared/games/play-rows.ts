/**
 * What the characters of every game are played from on a roster, apart from `games.ts`: only what prints rosters carries it. A
 * game is one line here too.
 */

import type { PlayRowRules } from '../rules/play-row.ts';
import { playRows as actionRound } from './action-round/play-row.ts';
import { playRows as battletechKcw } from './battletech-kcw/play-row.ts';
import { playRows as bulletproofBlues } from './bulletproof-blues/play-row.ts';
import { playRows as ssua } from './ssua/play-row.ts';
import { playRows as supersUnlimited } from './supers-unlimited/printed/play-row.ts';

/** By the ids of their games. */
export const PLAY_ROWS: ReadonlyMap<string, PlayRowRules> = new Map<string, PlayRowRules>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
