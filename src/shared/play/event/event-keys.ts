/** Finds the keys of an event. */

import type { PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { type EventKeys, textKey } from './keys.ts';

/** The keys of `note`, which every game has. */
export const NOTE_KEYS: EventKeys = { text: textKey };

/** Returns the keys of this event; none if the game has no such kind. */
export function getEventKeys(
  playRules: PlayRules,
  encounter: ActiveEncounter,
  logEvent: Readonly<Record<string, unknown>> & { kind?: unknown },
): EventKeys {
  if (logEvent.kind === 'note') return NOTE_KEYS;
  const eventSpec = playRules.events.get(String(logEvent.kind));
  return eventSpec?.getKeys?.(encounter, logEvent) ?? eventSpec?.keys ?? {};
}
