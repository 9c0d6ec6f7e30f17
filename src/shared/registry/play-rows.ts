/**
 * What the characters of every game are played from on a roster, apart from `games.ts`: only what prints rosters carries it. A
 * game is one line here too.
 */
import { playRows as actionRound } from '../games/action-round/play-row.ts';
import { playRows as battletechKcw } from '../games/battletech-kcw/play-row.ts';
import { playRows as bulletproofBlues } from '../games/bulletproof-blues/play-row.ts';
import type { PlayRowRules } from '../games/play-row.ts';
import { playRows as ssua } from '../games/ssua/play-row.ts';
import { playRows as supersUnlimited } from '../games/supers-unlimited/printed/play-row.ts';

/** By the ids of their games. */
export const PLAY_ROWS: ReadonlyMap<string, PlayRowRules> = new Map<string, PlayRowRules>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
