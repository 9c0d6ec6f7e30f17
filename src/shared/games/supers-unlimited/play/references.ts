/** Checks whether an id in an event refers to something in this encounter. */
import { findTarget } from './attack/declared-attack.ts';
import { getCard } from './models.ts';
import { findAttack } from './play-card.ts';
import type { SuEncounter } from './state.ts';

/** Checks the kinds of ids that only this game has. A `body` is a model or a thing; a `target` may also be an Entangle. */
export function hasGameReference(
  encounter: SuEncounter,
  referenceKind: string,
  referenceId: string,
  event: Readonly<Record<string, unknown>>,
): boolean {
  const { state } = encounter;
  switch (referenceKind) {
    case 'marker':
      return state.markers.has(referenceId);
    case 'thing':
      return state.things.has(referenceId);
    case 'body':
      return state.models.has(referenceId) || state.things.has(referenceId);
    case 'target':
      return findTarget(encounter, referenceId) !== undefined;
    case 'character':
      return encounter.characters.find(referenceId) !== undefined;
    case 'attack':
      return findAttack(getCard(encounter, String(event.model)), referenceId) !== undefined;
    default:
      return false;
  }
}

/** Checks all kinds of ids, including the ids of models and sides, which every game has. */
export function hasReference(
  encounter: SuEncounter,
  referenceKind: string,
  referenceId: string,
  event: Readonly<Record<string, unknown>>,
): boolean {
  if (referenceKind === 'model') return encounter.state.models.has(referenceId);
  if (referenceKind === 'side') return encounter.seats.some((seat) => seat.id === referenceId);
  return hasGameReference(encounter, referenceKind, referenceId, event);
}
