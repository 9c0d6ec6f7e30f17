/** The games this Rollcall knows. A new game is one line here. */
import type { Game } from './game.ts';
import { supersUnlimited } from './supers-unlimited/index.ts';

/** In the order they are offered. */
export const GAMES: readonly Game[] = [supersUnlimited];

const byId: ReadonlyMap<string, Game> = new Map(GAMES.map((game) => [game.id, game]));

/** The game of a readable document. Reading a document refuses games that are not here. */
export function gameOf(document: { readonly ruleset: string }): Game {
  const game = byId.get(document.ruleset);
  if (!game) throw new Error(`Rollcall has no game called ${document.ruleset}`);
  return game;
}

/** The game with this id, if there is one. */
export const findGame = (id: unknown): Game | undefined => (typeof id === 'string' ? byId.get(id) : undefined);
