/** How games are looked up, whichever there are. */
import type { Game } from './game.ts';

export interface Registry {
  /** In the order they are offered; the first one is meant where nobody says which. */
  readonly GAMES: readonly [Game, ...Game[]];
  /** The game of a readable document. Reading a document refuses games that are not here, so others throw. */
  gameOf(document: { readonly ruleset: string }): Game;
  /** The game with this id, if there is one. */
  findGame(id: unknown): Game | undefined;
}

/** Throws for two games with one id. */
export function registryOf(games: readonly [Game, ...Game[]]): Registry {
  const byId: ReadonlyMap<unknown, Game> = new Map(games.map((game) => [game.id, game]));
  if (byId.size < games.length) throw new Error('Two games have the same id');
  return {
    GAMES: games,
    gameOf({ ruleset }) {
      const game = byId.get(ruleset);
      if (!game) throw new Error(`Rollcall has no game called ${ruleset}`);
      return game;
    },
    findGame: (id) => byId.get(id),
  };
}
