import type { EventPack } from '../../../../../shared/document/schema.ts';
import { gameOf } from '../../../../../shared/games/catalogue.ts';

/** What a list adds up to, and the size of the event: `27 / 25`. */
export function agreedSizeOf(levels: number, event: EventPack): string {
  const agreed = gameOf(event).agreedSize?.(event);
  return agreed === undefined ? String(levels) : `${levels} / ${agreed}`;
}
