/** Other languages of the games, apart from the registry: only who speaks one loads it. A game without a line speaks English. */
import type { Spoken } from '../language/translation.ts';
import { GERMAN as actionRound } from './action-round/de/german.ts';
import { GERMAN as battletech } from './battletech-kcw/de/german.ts';
import { GERMAN as bulletproofBlues } from './bulletproof-blues/de/german.ts';
import { GERMAN as ssua } from './ssua/de/german.ts';
import { GERMAN as supersUnlimited } from './supers-unlimited/de/german.ts';

export const GERMAN_OF_GAMES: readonly Spoken[] = [supersUnlimited, ssua, battletech, actionRound, bulletproofBlues];
