import type { GameCatalog } from '../../../../../shared/document/game-catalog.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import type { Game } from '../../../../../shared/games/game.ts';

/** Formats the total of a list and the size of the event: `27 / 25`. */
export function agreedSizeOf(gameCatalog: GameCatalog<Game>, levels: number, event: EventPack): string {
  const agreed = gameCatalog.getGame(event).getAgreedSize?.(event);
  return agreed === undefined ? String(levels) : `${levels} / ${agreed}`;
}
