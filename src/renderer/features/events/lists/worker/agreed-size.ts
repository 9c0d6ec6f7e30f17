import type { EventPack } from '../../../../../shared/document/schema.ts';
import { GAMES } from '../../../../../shared/games/catalogue.ts';

/** What a list adds up to, and the size of the event: `27 / 25`. */
export function agreedSizeOf(levels: number, event: EventPack): string {
  const agreed = GAMES.of(event).agreedSize?.(event);
  return agreed === undefined ? String(levels) : `${levels} / ${agreed}`;
}
