/**
 * The orders of play this Rollcall knows, apart from `catalogue.ts`: what only reads, checks or prints documents carries none of
 * them. A game that is played is one line here too.
 */
import { catalogueOf, mapGames } from '../document/catalogue.ts';
import type { PlaySpec } from '../play/play-spec.ts';
import { type PlayedGame, playOf as playIn } from '../play/played-game.ts';
import { play as actionRound } from './action-round/play/play.ts';
import { play as battletechKcw } from './battletech-kcw/play/play.ts';
import { play as bulletproofBlues } from './bulletproof-blues/play/play.ts';
import { GAMES } from './catalogue.ts';
import type { Game } from './game.ts';
import { play as ssua } from './ssua/play/play.ts';
import { play as supersUnlimited } from './supers-unlimited/play/play.ts';

const PLAYS: readonly PlaySpec[] = [supersUnlimited, ssua, battletechKcw, actionRound, bulletproofBlues];

/** The games with their orders of play. */
export const PLAYED_GAMES = catalogueOf<Game & PlayedGame>(
  mapGames(GAMES, (game) => {
    const play = PLAYS.find(({ ruleset }) => ruleset === game.id);
    return play === undefined ? game : { ...game, play };
  }),
);

/** The order of play of a readable encounter's game. */
export const playOf = (encounter: { readonly ruleset: string }): PlaySpec => playIn(PLAYED_GAMES, encounter);
