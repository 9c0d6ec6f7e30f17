import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';

/** Formats the total Levels of a team and the total that the event agreed on: `27 / 25`. */
export function formatAgreedSize(gameCatalog: GameCatalog<Game>, levels: number, eventPack: EventPack): string {
  const agreedSize = gameCatalog.getGame(eventPack).getAgreedSize?.(eventPack);
  return agreedSize === undefined ? String(levels) : `${levels} / ${agreedSize}`;
}
