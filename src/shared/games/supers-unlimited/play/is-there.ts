/** Whether an id in an event refers to something in this encounter. */
import { targetOf } from './attack/declared.ts';
import { attackOf } from './card.ts';
import { cardOf } from './models.ts';
import type { SuPlay } from './state.ts';

/** Names of the game's own: markers, things, targets, attacks of the model of the event. */
export function has(play: SuPlay, kind: string, id: string, event: Readonly<Record<string, unknown>>): boolean {
  const { state } = play;
  switch (kind) {
    case 'marker':
      return state.markers.has(id);
    case 'thing':
      return state.things.has(id);
    case 'body':
      return state.models.has(id) || state.things.has(id);
    case 'target':
      return targetOf(play, id) !== undefined;
    case 'character':
      return play.characters.of(id) !== undefined;
    case 'attack':
      return attackOf(cardOf(play, String(event.model)), id) !== undefined;
    default:
      return false;
  }
}

/** The same with the names that every game has. */
export function isThere(play: SuPlay, kind: string, id: string, event: Readonly<Record<string, unknown>>): boolean {
  if (kind === 'model') return play.state.models.has(id);
  if (kind === 'side') return play.seats.some((seat) => seat.id === id);
  return has(play, kind, id, event);
}
