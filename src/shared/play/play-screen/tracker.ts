/**
 * Tracks numbers, conditions and order without rules: a fold over notes with a `track`, none of which is refused. It starts from the state
 * by the rules; later changes by the rules override it.
 */

import { isObject, type JsonObject } from '../../document/json/json-object.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Translate } from '../../texts/translate.ts';
import { listNames } from '../../texts/values.ts';
import type { TrackedValues } from '../play-rules.ts';

/** A change that a note makes to the tracker. */
export type Track =
  /** A number of a model; null for `to` removes it. */
  | { readonly model: string; readonly label: string; readonly to: number | null }
  /** A condition of a model, present or not. */
  | { readonly model: string; readonly tag: string; readonly on: boolean }
  /** Whether a model is out of the game. */
  | { readonly model: string; readonly out: boolean }
  /** The model whose turn it is, and the round. */
  | { readonly turn: string | null; readonly round: number }
  /** The order of the models. Models that it leaves out keep their order after the others. `moved` is for the text of the note. */
  | { readonly order: readonly string[]; readonly moved?: string };

/** A model as the tracker shows it. */
export interface TrackedByHand extends TrackedValues {
  readonly id: string;
  readonly name: string;
  readonly side: string;
  readonly isOut: boolean;
}

export interface TrackerState {
  /** The round, or 0 before the first one. */
  readonly round: number;
  readonly turn: string | null;
  /** Every model, first to last. */
  readonly models: readonly TrackedByHand[];
}

/** The state of the game without the tracker. */
export interface TrackerStart extends TrackerState {
  /** Notes before this event do not affect values that the rules track, because the rules have changed them since. */
  readonly firstCountedEvent: number;
}

/** Returns the state of the tracker after the whole log. Events that are not notes with a readable `track` are ignored. */
export function getTrackerState({ log = [] }: Encounter, trackerStart: TrackerStart): TrackerState {
  let { round, turn } = trackerStart;
  const modelById = new Map(trackerStart.models.map((model) => [model.id, model]));
  /** Numbers that the rules track. */
  const ruleLabelsById = new Map(
    trackerStart.models.map(({ id, tracks }) => [id, new Set(tracks.map(({ label }) => label))]),
  );
  let modelOrder = trackerStart.models.map(({ id }) => id);
  for (const [eventIndex, logEvent] of log.entries()) {
    const track = parseTrack(logEvent);
    if (track === undefined) continue;
    const isAfterStart = eventIndex >= trackerStart.firstCountedEvent;
    if ('model' in track) {
      const model = modelById.get(track.model);
      if (model) modelById.set(model.id, applyTrack(model, track, ruleLabelsById.get(model.id) ?? NONE, isAfterStart));
    } else if ('order' in track) {
      const orderedIds = new Set(track.order.filter((modelId) => modelById.has(modelId)));
      if (isAfterStart) modelOrder = [...orderedIds, ...modelOrder.filter((modelId) => !orderedIds.has(modelId))];
    } else if (isAfterStart && (track.turn === null || modelById.has(track.turn))) {
      ({ turn, round } = track);
    }
  }
  return { round, turn, models: modelOrder.flatMap((modelId) => modelById.get(modelId) ?? []) };
}

const NONE: ReadonlySet<string> = new Set();

type ModelTrack = Extract<Track, { model: string }>;

function applyTrack(
  model: TrackedByHand,
  track: ModelTrack,
  ruleLabels: ReadonlySet<string>,
  isAfterStart: boolean,
): TrackedByHand {
  if ('out' in track) return isAfterStart ? { ...model, isOut: track.out } : model;
  if ('tag' in track) {
    const otherTags = model.tags.filter((tagName) => tagName !== track.tag);
    return { ...model, tags: track.on ? [...otherTags, track.tag] : otherTags };
  }
  const { label, to: newValue } = track;
  // A number that the rules track keeps the value from the rules until players change it by hand again.
  if (!isAfterStart && ruleLabels.has(label)) return model;
  if (newValue === null)
    return { ...model, tracks: model.tracks.filter((trackedValue) => trackedValue.label !== label) };
  if (!model.tracks.some((trackedValue) => trackedValue.label === label)) {
    return { ...model, tracks: [...model.tracks, { label, value: newValue }] };
  }
  return {
    ...model,
    tracks: model.tracks.map((trackedValue) =>
      trackedValue.label === label ? { ...trackedValue, value: newValue } : trackedValue,
    ),
  };
}

/** Parses the change that a note makes to the tracker; undefined if there is none that can be read. */
function parseTrack({ kind, track }: JsonObject): Track | undefined {
  if (kind !== 'note' || !isObject(track)) return undefined;
  const { model, label, to, tag, on, out, turn, round, order } = track;
  if (Array.isArray(order)) return { order: order.filter((modelId) => typeof modelId === 'string') };
  if (typeof round === 'number' && (turn === null || typeof turn === 'string')) return { turn, round };
  if (typeof model !== 'string') return undefined;
  if (typeof tag === 'string' && typeof on === 'boolean') return { model, tag, on };
  if (typeof out === 'boolean') return { model, out };
  const isNumberOrNull = to === null || typeof to === 'number';
  return typeof label === 'string' && isNumberOrNull ? { model, label, to } : undefined;
}

/** Names for the text of a note. */
export interface TrackWords {
  /** Returns the name of a model. */
  getName(model: string): string;
  /** Returns the name of a number or condition, given by its English word. */
  formatLabel(word: string): string;
  /** Formats one round or Turn: `Round 2`. */
  formatClock(count: number): string;
}

/** Creates a note with a change, in words and for the tracker. */
export const createTrackNote = (translate: Translate, track: Track, trackWords: TrackWords): JsonObject => ({
  kind: 'note',
  text: formatNote(translate, track, trackWords),
  track: { ...track },
});

function formatNote(translate: Translate, track: Track, trackWords: TrackWords): string {
  if ('order' in track) return formatOrderNote(translate, track.order, track.moved, trackWords);
  if ('turn' in track)
    return track.turn === null
      ? trackWords.formatClock(track.round)
      : `${trackWords.formatClock(track.round)}: ${trackWords.getName(track.turn)}`;
  const name = trackWords.getName(track.model);
  if ('out' in track)
    return track.out ? translate('trackerNotes.out', { name }) : translate('trackerNotes.in', { name });
  if ('tag' in track) {
    const tag = trackWords.formatLabel(track.tag);
    return track.on ? translate('trackerNotes.tag', { name, tag }) : translate('trackerNotes.noTag', { name, tag });
  }
  const label = trackWords.formatLabel(track.label);
  return track.to === null
    ? translate('trackerNotes.noNumber', { name, label })
    : translate('trackerNotes.number', { name, label, value: track.to });
}

function formatOrderNote(
  translate: Translate,
  modelOrder: readonly string[],
  movedId: string | undefined,
  { getName }: TrackWords,
): string {
  if (movedId === undefined)
    return translate('trackerNotes.order', { names: listNames(translate, modelOrder.map(getName)) });
  const previousId = modelOrder[modelOrder.indexOf(movedId) - 1];
  return previousId === undefined
    ? translate('trackerNotes.first', { name: getName(movedId) })
    : translate('trackerNotes.after', { name: getName(movedId), other: getName(previousId) });
}
