import type { Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { GAMES } from '../../../shared/games/registry.ts';

/** The game that teams are made for: the first that has any. A game without teams is never offered one. */
export const TEAM_GAME: Game | undefined = GAMES.find(({ team }) => team !== undefined);

/** A team to start from, with nobody in it. */
export function newTeam(id: string, game: Game | undefined = TEAM_GAME): Team {
  const blank = game?.team?.blank(id);
  if (blank === undefined) throw new Error('No game has teams');
  return blank;
}
