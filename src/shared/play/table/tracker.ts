/**
 * A tracker of numbers, conditions and order without rules: a fold over notes with a `track`, which nothing refuses. It begins
 * where the game stands by its rules; what the rules change later counts from then on.
 */

import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Translate } from '../../texts/translate.ts';
import { listNames } from '../../texts/values.ts';
import type { Tracked } from '../play-rules.ts';

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

/** What a note of the tracker calls things. */
export interface TrackWords {
  /** What a model is called. */
  name(model: string): string;
  /** What a number or condition is called, by its English word. */
  label(word: string): string;
  /** One of what the game counts: `Round 2`. */
  clock(count: number): string;
}

/** The note that says it, in words and for the tracker. */
export const trackNote = (translate: Translate, track: Track, words: TrackWords): JsonObject => ({
  kind: 'note',
  text: noteText(translate, track, words),
  track: { ...track },
});

function noteText(translate: Translate, track: Track, words: TrackWords): string {
  if ('order' in track) return orderText(translate, track.order, track.moved, words);
  if ('turn' in track)
    return track.turn === null ? words.clock(track.round) : `${words.clock(track.round)}: ${words.name(track.turn)}`;
  const name = words.name(track.model);
  if ('out' in track)
    return track.out ? translate('trackerNotes.out', { name }) : translate('trackerNotes.in', { name });
  if ('tag' in track) {
    const tag = words.label(track.tag);
    return track.on ? translate('trackerNotes.tag', { name, tag }) : translate('trackerNotes.noTag', { name, tag });
  }
  const label = words.label(track.label);
  return track.to === null
    ? translate('trackerNotes.noNumber', { name, label })
    : translate('trackerNotes.number', { name, label, value: track.to });
}

function orderText(
  translate: Translate,
  order: readonly string[],
  moved: string | undefined,
  { name }: TrackWords,
): string {
  if (moved === undefined) return translate('trackerNotes.order', { names: listNames(translate, order.map(name)) });
  const before = order[order.indexOf(moved) - 1];
  return before === undefined
    ? translate('trackerNotes.first', { name: name(moved) })
    : translate('trackerNotes.after', { name: name(moved), other: name(before) });
}
