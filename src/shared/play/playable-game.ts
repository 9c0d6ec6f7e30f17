/** The part of a game that encounters need. */
import type { GameCatalog } from '../document/game-catalog.ts';
import type { GameRules } from '../rules/game-rules.ts';
import type { PlayRules } from './play-rules.ts';

export interface PlayableGame extends GameRules {
  /** The rules of play. Undefined if the game has no encounters. */
  readonly play: PlayRules | undefined;
}

/** Returns the rules of play for a readable encounter. Parsing rejects encounters of games without such rules. */
export function getPlayRules(
  gameCatalog: GameCatalog<PlayableGame>,
  encounter: { readonly ruleset: string },
): PlayRules {
  const { play, name } = gameCatalog.getGame(encounter);
  if (!play) throw new Error(`${name} has no order of play`);
  return play;
}
