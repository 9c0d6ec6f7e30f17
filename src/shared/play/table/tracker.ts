/** A tracker of numbers and order without rules: a fold over notes with a `track`, which nothing refuses. */
import type { JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../encounter.ts';
import { modelsOf } from '../encounter-rules.ts';

/** What a note may say for the tracker. */
export type Track =
  /** A number of a model; `to` null takes it away. */
  | { readonly model: string; readonly label: string; readonly to: number | null }
  /** Whose turn it is, in which round. */
  | { readonly turn: string | null; readonly round: number }
  /** Who follows whom; models that it leaves out stand behind in file order. */
  | { readonly order: readonly string[] };

export interface TrackerState {
  /** 0 before anything has begun. */
  readonly round: number;
  readonly turn: string | null;
  /** Every model of the file, first to last. */
  readonly order: readonly string[];
  /** Numbers by model, then by label. */
  readonly tracks: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

/** Where the tracker stands after the whole log. What is no note with a readable `track` changes nothing. */
export function trackerOf(encounter: Encounter): TrackerState {
  const models = [...modelsOf(encounter)].map(({ model }) => model.id);
  const start: TrackerState = { round: 0, turn: null, order: models, tracks: new Map() };
  return (encounter.log ?? []).reduce((state, event) => tracked(state, event), start);
}

/** The state after one more event of the log. */
export function tracked(state: TrackerState, event: JsonObject): TrackerState {
  const track = trackOf(event);
  if (track === undefined) return state;
  if ('order' in track) {
    const named = [...new Set(track.order)].filter((id) => state.order.includes(id));
    return { ...state, order: [...named, ...state.order.filter((id) => !named.includes(id))] };
  }
  if ('turn' in track) return { ...state, turn: track.turn, round: track.round };
  const numbers = new Map(state.tracks.get(track.model));
  if (track.to === null) numbers.delete(track.label);
  else numbers.set(track.label, track.to);
  return { ...state, tracks: new Map(state.tracks).set(track.model, numbers) };
}

/** What a note of the log says for the tracker; undefined where it says nothing that can be read. */
export function trackOf({ kind, track }: JsonObject): Track | undefined {
  if (kind !== 'note' || typeof track !== 'object' || track === null) return undefined;
  const { model, label, to, turn, round, order } = track as Record<string, unknown>;
  if (Array.isArray(order)) return { order: order.filter((id) => typeof id === 'string') };
  if (typeof round === 'number' && (turn === null || typeof turn === 'string')) return { turn, round };
  const isNumber = to === null || typeof to === 'number';
  return typeof model === 'string' && typeof label === 'string' && isNumber ? { model, label, to } : undefined;
}

/** The note that says it, in words and for the tracker. `name` is what its model is called. */
export function trackNote(track: Track, name: (model: string) => string): JsonObject {
  return { kind: 'note', text: noteText(track, name), track: { ...track } };
}

function noteText(track: Track, name: (model: string) => string): string {
  if ('order' in track) return `Order: ${track.order.map(name).join(', ')}`;
  if ('turn' in track) return `Round ${track.round}${track.turn === null ? '' : `: ${name(track.turn)}`}`;
  return track.to === null
    ? `${name(track.model)}: no ${track.label}`
    : `${name(track.model)}: ${track.label} ${track.to}`;
}
