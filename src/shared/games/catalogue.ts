/** The games this Rollcall knows. A new game is one line here. */
import { catalogueOf } from '../document/catalogue.ts';
import type { Team } from '../document/schema.ts';
import type { Teams } from '../form/team-form.ts';
import { type Role, roleOf as roleIn, teamRulesOf as teamRulesIn } from '../rules/game-rules.ts';
import { actionRound } from './action-round/index.ts';
import { battletechKcw } from './battletech-kcw/index.ts';
import { bulletproofBlues } from './bulletproof-blues/index.ts';
import type { Game } from './game.ts';
import { ssua } from './ssua/index.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';

export const GAMES = catalogueOf<Game>([supersUnlimited, ssua, battletechKcw, actionRound, bulletproofBlues]);

/** The game of a readable document. */
export const gameOf = GAMES.of;
/** The game with this id, if there is one. */
export const findGame = GAMES.find;
/** The meaning of a finding for code that does not know the game. */
export const roleOf = (document: { readonly ruleset: string }, code: string): Role | undefined =>
  roleIn(GAMES, document, code);
/** The team rules of a readable team's game. */
export const teamRulesOf = (team: Team): Teams => teamRulesIn<Teams>(GAMES, team);
