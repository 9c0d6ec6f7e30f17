/** What playing encounters needs of a game. */
import type { Catalogue } from '../document/catalogue.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { PlaySpec } from './play-spec.ts';

export interface PlayedGame extends GameRules {
  /** Undefined for a game without an order of play, which has no encounters. */
  readonly play: PlaySpec | undefined;
}

/** The order of play of a readable encounter's game. Reading refuses encounters of games that have none. */
export function playOf(games: Catalogue<PlayedGame>, encounter: { readonly ruleset: string }): PlaySpec {
  const { play, name } = games.of(encounter);
  if (!play) throw new Error(`${name} has no order of play`);
  return play;
}
