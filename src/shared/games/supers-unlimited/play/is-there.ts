/** Whether an id in an event refers to something in this encounter. */
import { targetOf } from './attack/declared.ts';
import { attackOf } from './card.ts';
import { cardOf } from './models.ts';
import type { SuEncounter } from './state.ts';

/** Names of the game's own: markers, things, targets, attacks of the model of the event. */
export function has(
  encounter: SuEncounter,
  kind: string,
  id: string,
  event: Readonly<Record<string, unknown>>,
): boolean {
  const { state } = encounter;
  switch (kind) {
    case 'marker':
      return state.markers.has(id);
    case 'thing':
      return state.things.has(id);
    case 'body':
      return state.models.has(id) || state.things.has(id);
    case 'target':
      return targetOf(encounter, id) !== undefined;
    case 'character':
      return encounter.characters.of(id) !== undefined;
    case 'attack':
      return attackOf(cardOf(encounter, String(event.model)), id) !== undefined;
    default:
      return false;
  }
}

/** The same with the names that every game has. */
export function isThere(
  encounter: SuEncounter,
  kind: string,
  id: string,
  event: Readonly<Record<string, unknown>>,
): boolean {
  if (kind === 'model') return encounter.state.models.has(id);
  if (kind === 'side') return encounter.seats.some((seat) => seat.id === id);
  return has(encounter, kind, id, event);
}
