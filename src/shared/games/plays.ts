/**
 * The orders of play this Rollcall knows, apart from the registry: what only reads, checks or prints documents carries none of
 * them. A game that is played is one line here too.
 */
import { play as actionRound } from './action-round/play/play.ts';
import { play as battletechKcw } from './battletech-kcw/play/play.ts';
import { play as bulletproofBlues } from './bulletproof-blues/play/play.ts';
import { playsOf } from './registry-of.ts';
import { play as ssua } from './ssua/play/play.ts';
import { play as supersUnlimited } from './supers-unlimited/play/play.ts';

export const { PLAYS, playOf } = playsOf([supersUnlimited, ssua, battletechKcw, actionRound, bulletproofBlues]);
