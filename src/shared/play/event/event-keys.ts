/** The keys that an event of a kind has in a play. */

import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { type Keys, text } from './keys.ts';

/** Every game has notes. */
export const NOTE_KEYS: Keys = { text };

/** The keys that count for this event; none where the game has no such kind. */
export function keysOf(
  rules: PlayRules,
  encounter: ActiveEncounter,
  event: Readonly<Record<string, unknown>> & { kind?: unknown },
): Keys {
  if (event.kind === 'note') return NOTE_KEYS;
  const spec = rules.events.get(String(event.kind));
  return spec?.keysNow?.(encounter, event) ?? spec?.keys ?? {};
}
