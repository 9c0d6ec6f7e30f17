/** Other languages of the games, apart from `games.ts`: only who speaks one loads it. A game without a line speaks English. */
import { GERMAN as actionRound } from '../games/action-round/de/german.ts';
import { GERMAN as battletech } from '../games/battletech-kcw/de/german.ts';
import { GERMAN as bulletproofBlues } from '../games/bulletproof-blues/de/german.ts';
import { GERMAN as ssua } from '../games/ssua/de/german.ts';
import { GERMAN as supersUnlimited } from '../games/supers-unlimited/de/german.ts';
import type { Spoken } from '../language/translation.ts';

export const GERMAN_OF_GAMES: readonly Spoken[] = [supersUnlimited, ssua, battletech, actionRound, bulletproofBlues];
