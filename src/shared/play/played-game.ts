/** What playing encounters needs of a game. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { PlayRules } from './play-rules.ts';

export interface PlayedGame extends GameRules {
  /** Undefined for a game without an order of play, which has no encounters. */
  readonly play: PlayRules | undefined;
}

/** The order of play of a readable encounter's game. Reading refuses encounters of games that have none. */
export function playOf(gameCatalog: GameCatalog<PlayedGame>, encounter: { readonly ruleset: string }): PlayRules {
  const { play, name } = gameCatalog.getGame(encounter);
  if (!play) throw new Error(`${name} has no order of play`);
  return play;
}
