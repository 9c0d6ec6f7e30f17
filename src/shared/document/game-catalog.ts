/** The list of games as an argument: what works with documents of any game gets it from whoever calls, and loads none itself. */

/** Games, looked up by the `ruleset` of their documents. `G` is what the caller needs of each. */
export interface GameCatalog<G extends { readonly id: string }> {
  /** In the order in which they are offered; the first one is the default. */
  readonly all: readonly [G, ...G[]];
  /** The game with this id, if there is one. */
  find(id: unknown): G | undefined;
  /** The game of a readable document. Reading refuses documents of other games, so others throw. */
  getGame(document: { readonly ruleset: string }): G;
}

/** Throws for two games with one id. */
export function createGameCatalog<G extends { readonly id: string }>(games: readonly [G, ...G[]]): GameCatalog<G> {
  const byId: ReadonlyMap<unknown, G> = new Map(games.map((game) => [game.id, game]));
  if (byId.size < games.length) throw new Error('Two games have the same id');
  return {
    all: games,
    find: (id) => byId.get(id),
    getGame({ ruleset }) {
      const game = byId.get(ruleset);
      if (!game) throw new Error(`Rollcall has no game called ${ruleset}`);
      return game;
    },
  };
}

/** Every game with something added to it, in the same order. */
export const mapGames = <G extends { readonly id: string }, H>(
  { all: [first, ...others] }: GameCatalog<G>,
  change: (game: G) => H,
): [H, ...H[]] => [change(first), ...others.map(change)];
