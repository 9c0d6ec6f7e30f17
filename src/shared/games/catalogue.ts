/** Lists the games that this Rollcall knows. A new game is one line here. */
import { createGameCatalog } from '../document/game-catalog.ts';
import { actionRound } from './action-round/index.ts';
import { battletechKcw } from './battletech-kcw/index.ts';
import { bulletproofBlues } from './bulletproof-blues/index.ts';
import type { Game } from './game.ts';
import { ssua } from './ssua/index.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';

export const GAMES = createGameCatalog<Game>([supersUnlimited, ssua, battletechKcw, actionRound, bulletproofBlues]);
