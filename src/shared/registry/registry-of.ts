/** Looks up games in any list of games; tests use lists of their own. */
import type { Team } from '../document/schema.ts';
import type { Game, Role } from '../games/game.ts';
import type { TeamRules } from '../games/team.ts';
import type { PlaySpec } from '../play/play-spec.ts';

export interface Registry {
  /** In the order they are offered; the first one is the default. */
  readonly GAMES: readonly [Game, ...Game[]];
  /** The game of a readable document. Reading a document refuses games that are not here, so others throw. */
  gameOf(document: { readonly ruleset: string }): Game;
  /** The game with this id, if there is one. */
  findGame(id: unknown): Game | undefined;
  /** The meaning of a finding for code that does not know the game. */
  roleOf(document: { readonly ruleset: string }, code: string): Role | undefined;
  /** The team rules of a readable team's game. Reading a document refuses teams of games that have none. */
  teamRulesOf(team: Team): TeamRules;
}

/** Throws for two games with one id. */
export function registryOf(games: readonly [Game, ...Game[]]): Registry {
  const byId: ReadonlyMap<unknown, Game> = new Map(games.map((game) => [game.id, game]));
  if (byId.size < games.length) throw new Error('Two games have the same id');
  const gameOf = ({ ruleset }: { readonly ruleset: string }): Game => {
    const game = byId.get(ruleset);
    if (!game) throw new Error(`Rollcall has no game called ${ruleset}`);
    return game;
  };
  return {
    GAMES: games,
    gameOf,
    findGame: (id) => byId.get(id),
    roleOf: (document, code) => gameOf(document).role?.(code),
    teamRulesOf(team) {
      const { team: rules, name } = gameOf(team);
      if (!rules) throw new Error(`${name} has no teams`);
      return rules;
    },
  };
}

export interface Plays {
  readonly PLAYS: readonly PlaySpec[];
  /** The order of play of a readable encounter's game. Reading refuses encounters of games that have none. */
  playOf(encounter: { readonly ruleset: string }): PlaySpec;
}

/** Throws for two orders of play of one game. */
export function playsOf(plays: readonly PlaySpec[]): Plays {
  const byId = new Map(plays.map((play) => [play.ruleset, play]));
  if (byId.size < plays.length) throw new Error('Two orders of play are of the same game');
  return {
    PLAYS: plays,
    playOf({ ruleset }) {
      const play = byId.get(ruleset);
      if (!play) throw new Error(`Rollcall has no order of play of a game called ${ruleset}`);
      return play;
    },
  };
}
