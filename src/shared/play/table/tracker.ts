/**
 * A tracker of numbers, conditions and order without rules: a fold over notes with a `track`, which nothing refuses. It begins
 * where the game stands by its rules; what the rules change later counts from then on.
 */

import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import { t, translatePhrase } from '../../i18n/phrases.ts';
import { listed } from '../../text/short.ts';
import type { Tracked } from '../play-spec.ts';

/** What a note may say for the tracker. */
export type Track =
  /** A number of a model; `to` null takes it away. */
  | { readonly model: string; readonly label: string; readonly to: number | null }
  /** A condition of a model, there or not. */
  | { readonly model: string; readonly tag: string; readonly on: boolean }
  /** Whether a model is out of the game. */
  | { readonly model: string; readonly out: boolean }
  /** Whose turn it is, in which round. */
  | { readonly turn: string | null; readonly round: number }
  /** Who follows whom; models that it leaves out stand behind as they were. `moved` is for its words. */
  | { readonly order: readonly string[]; readonly moved?: string };

/** A model as the tracker shows it. */
export interface TrackedByHand extends Tracked {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly out: boolean;
}

export interface TrackerState {
  /** 0 before anything has begun. */
  readonly round: number;
  readonly turn: string | null;
  /** Every model, first to last. */
  readonly models: readonly TrackedByHand[];
}

/** Where the game stands without the tracker. */
export interface TrackerStart extends TrackerState {
  /** Notes before this event have no say about what the rules keep themselves: they have changed it since. */
  readonly since: number;
}

/** Where the tracker stands after the whole log. What is no note with a readable `track` changes nothing. */
export function trackerOf({ log = [] }: Encounter, start: TrackerStart): TrackerState {
  let { round, turn } = start;
  const models = new Map(start.models.map((model) => [model.id, model]));
  /** Numbers that the rules keep. */
  const labels = new Map(start.models.map(({ id, tracks }) => [id, new Set(tracks.map(({ label }) => label))]));
  let order = start.models.map(({ id }) => id);
  for (const [n, event] of log.entries()) {
    const track = trackOf(event);
    if (track === undefined) continue;
    const counts = n >= start.since;
    if ('model' in track) {
      const model = models.get(track.model);
      if (model) models.set(model.id, changed(model, track, labels.get(model.id) ?? NONE, counts));
    } else if ('order' in track) {
      const named = new Set(track.order.filter((id) => models.has(id)));
      if (counts) order = [...named, ...order.filter((id) => !named.has(id))];
    } else if (counts && (track.turn === null || models.has(track.turn))) {
      ({ turn, round } = track);
    }
  }
  return { round, turn, models: order.flatMap((id) => models.get(id) ?? []) };
}

const NONE: ReadonlySet<string> = new Set();

type OfModel = Extract<Track, { model: string }>;

function changed(model: TrackedByHand, track: OfModel, rules: ReadonlySet<string>, counts: boolean): TrackedByHand {
  if ('out' in track) return counts ? { ...model, out: track.out } : model;
  if ('tag' in track) {
    const others = model.tags.filter((tag) => tag !== track.tag);
    return { ...model, tags: track.on ? [...others, track.tag] : others };
  }
  const { label, to } = track;
  // What the rules keep themselves is theirs to say, until it is tracked again.
  if (!counts && rules.has(label)) return model;
  if (to === null) return { ...model, tracks: model.tracks.filter((one) => one.label !== label) };
  if (!model.tracks.some((one) => one.label === label)) {
    return { ...model, tracks: [...model.tracks, { label, value: to }] };
  }
  return { ...model, tracks: model.tracks.map((one) => (one.label === label ? { ...one, value: to } : one)) };
}

/** What a note of the log says for the tracker; undefined where it says nothing that can be read. */
function trackOf({ kind, track }: JsonObject): Track | undefined {
  if (kind !== 'note' || !isObject(track)) return undefined;
  const { model, label, to, tag, on, out, turn, round, order } = track;
  if (Array.isArray(order)) return { order: order.filter((id) => typeof id === 'string') };
  if (typeof round === 'number' && (turn === null || typeof turn === 'string')) return { turn, round };
  if (typeof model !== 'string') return undefined;
  if (typeof tag === 'string' && typeof on === 'boolean') return { model, tag, on };
  if (typeof out === 'boolean') return { model, out };
  const isNumber = to === null || typeof to === 'number';
  return typeof label === 'string' && isNumber ? { model, label, to } : undefined;
}

/**
 * The note that says it, in words and for the tracker. `name` is what its model is called, `clock` what the game counts: `Round`.
 */
export const trackNote = (track: Track, name: (model: string) => string, clock: string): JsonObject => ({
  kind: 'note',
  text: noteText(track, name, clock),
  track: { ...track },
});

function noteText(track: Track, name: (model: string) => string, clock: string): string {
  if ('order' in track) return orderText(track.order, track.moved, name);
  if ('turn' in track) return `${clock} ${track.round}${track.turn === null ? '' : `: ${name(track.turn)}`}`;
  const who = name(track.model);
  if ('out' in track) return track.out ? t`${who} is out` : t`${who} is in play`;
  if ('tag' in track)
    return track.on ? `${who}: ${translatePhrase(track.tag)}` : t`${who}: no longer ${translatePhrase(track.tag)}`;
  return track.to === null
    ? t`${who}: no ${translatePhrase(track.label)}`
    : `${who}: ${translatePhrase(track.label)} ${track.to}`;
}

function orderText(order: readonly string[], moved: string | undefined, name: (model: string) => string): string {
  if (moved === undefined) return t`Order: ${listed(order.map(name))}`;
  const before = order[order.indexOf(moved) - 1];
  return before === undefined ? t`${name(moved)} comes first` : t`${name(moved)} comes after ${name(before)}`;
}
