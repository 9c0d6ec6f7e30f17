/**
 * The list of games as an argument: code that works with documents of any game gets the catalog from its caller and imports no game
 * itself.
 */

/** Games by the `ruleset` of their documents. `G` is the part of a game that the caller needs. */
export interface GameCatalog<G extends { readonly id: string }> {
  /** The games in the order in which users see them. The first one is the default. */
  readonly all: readonly [G, ...G[]];
  /** Returns the game with this id, or undefined. */
  find(id: unknown): G | undefined;
  /** Returns the game of a parsed document. Throws for unknown games, since the parser rejects their documents. */
  getGame(document: { readonly ruleset: string }): G;
}

/** Creates a catalog. Throws if two games have the same id. */
export function createGameCatalog<G extends { readonly id: string }>(games: readonly [G, ...G[]]): GameCatalog<G> {
  const gamesById: ReadonlyMap<unknown, G> = new Map(games.map((game) => [game.id, game]));
  if (gamesById.size < games.length) throw new Error('Two games have the same id');
  return {
    all: games,
    find: (id) => gamesById.get(id),
    getGame({ ruleset }) {
      const game = gamesById.get(ruleset);
      if (!game) throw new Error(`Rollcall has no game called ${ruleset}`);
      return game;
    },
  };
}

/** Maps all games, in the same order. */
export const mapGames = <G extends { readonly id: string }, H>(
  { all: [firstGame, ...otherGames] }: GameCatalog<G>,
  transform: (game: G) => H,
): [H, ...H[]] => [transform(firstGame), ...otherGames.map(transform)];
