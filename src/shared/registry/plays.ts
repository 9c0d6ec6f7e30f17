/**
 * The orders of play this Rollcall knows, apart from `games.ts`: what only reads, checks or prints documents carries none of
 * them. A game that is played is one line here too.
 */
import { play as actionRound } from '../games/action-round/play/play.ts';
import { play as battletechKcw } from '../games/battletech-kcw/play/play.ts';
import { play as bulletproofBlues } from '../games/bulletproof-blues/play/play.ts';
import { play as ssua } from '../games/ssua/play/play.ts';
import { play as supersUnlimited } from '../games/supers-unlimited/play/play.ts';
import { playsOf } from './registry-of.ts';

export const { PLAYS, playOf } = playsOf([supersUnlimited, ssua, battletechKcw, actionRound, bulletproofBlues]);
