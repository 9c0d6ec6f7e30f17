/** Events that several games share, with the same refusals and effects (docs/encounters.md#events). */
import type { Character } from '../../document/schema.ts';
import { type AdjustableField, defineEventSpec, type EventSpec } from '../play-rules.ts';
import { type ActiveEncounter, getModelState, type ModelState, type PlayState } from '../state.ts';
import { idKey, integerKey, optional, wordKey } from './keys.ts';
import { createChoiceRefusal, createStateRefusal } from './refusal.ts';

type AnyEncounter<M extends ModelState> = ActiveEncounter<PlayState<M>, Character, unknown>;

/** Defines `out`: a model leaves the game. */
export const defineOutEvent = <P extends AnyEncounter<ModelState>>(): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { model: idKey() },
    refuse: (encounter, { model: modelId }) =>
      getModel(encounter, modelId).out ? createStateRefusal('out') : undefined,
    apply(encounter, { model: modelId }) {
      getModel(encounter, modelId).out = true;
    },
  });

/** Defines `in` for a game without an order of models: a model comes into the game. */
export const defineInEvent = <P extends AnyEncounter<ModelState>>(): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { model: idKey(), before: optional(idKey()) },
    refuse: (encounter, { model: modelId }) =>
      getModel(encounter, modelId).out ? undefined : createStateRefusal('in'),
    apply(encounter, { model: modelId }) {
      getModel(encounter, modelId).out = false;
    },
  });

/** The phases in which a model can be placed in the order: between two rounds, and in or between the turns of single models. */
const PLACING = ['between', 'slot', 'gap', 'environment'];

/** Defines `in` for a game with an order of models. From the first round on, the model also gets a place in the order. */
export const defineInPlaceEvent = <P extends AnyEncounter<ModelState>>(): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { model: idKey(), before: optional(idKey()) },
    getPhases: ({ state }) => (state.round > 0 ? PLACING : undefined),
    refuse(encounter, { model: modelId, before: beforeId }) {
      if (!getModel(encounter, modelId).out) return createStateRefusal('in');
      return encounter.state.round > 0 ? refusePlace(encounter.state, modelId, beforeId) : undefined;
    },
    apply(encounter, { model: modelId, before: beforeId }) {
      getModel(encounter, modelId).out = false;
      if (encounter.state.round > 0) moveBefore(encounter.state, modelId, beforeId);
    },
  });

/** Defines `place`: a model moves to another place in the order. */
export const definePlaceEvent = <P extends AnyEncounter<ModelState>>(): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { model: idKey(), before: optional(idKey()) },
    phases: PLACING,
    refuse: (encounter, { model: modelId, before: beforeId }) =>
      getModel(encounter, modelId).out ? createStateRefusal('out') : refusePlace(encounter.state, modelId, beforeId),
    apply(encounter, { model: modelId, before: beforeId }) {
      moveBefore(encounter.state, modelId, beforeId);
    },
  });

const getModel = (encounter: AnyEncounter<ModelState>, modelId: string): ModelState =>
  getModelState(encounter, modelId);

function refusePlace({ order }: PlayState, modelId: string, beforeId: string | undefined) {
  if (beforeId === undefined) return undefined;
  return beforeId === modelId || !order.includes(beforeId) ? createChoiceRefusal(beforeId) : undefined;
}

/** Moves a model in the order. If a model behind its new place has already acted in this round, the moved model counts as having acted. */
function moveBefore(state: PlayState, modelId: string, beforeId: string | undefined): void {
  const otherIds = state.order.filter((otherId) => otherId !== modelId);
  const orderIndex = beforeId === undefined ? otherIds.length : otherIds.indexOf(beforeId);
  state.order = [...otherIds.slice(0, orderIndex), modelId, ...otherIds.slice(orderIndex)];
  const isBehind = otherIds.slice(orderIndex).some((otherId) => state.acted.includes(otherId));
  if (isBehind && !state.acted.includes(modelId)) state.acted.push(modelId);
}

/** A field that `adjust` may set: its value, its range, and how it is set. */
export interface Adjustable<P> {
  /** The label. If the field is tracked, it is the label of `getTrackedValues`. */
  readonly label: string;
  value(encounter: P, model: string): number;
  /** Returns the minimum and maximum; undefined if this model has no such field. */
  range(encounter: P, model: string): readonly [min: number, max: number] | undefined;
  set(encounter: P, model: string, to: number): void;
}

/** Lists the fields of a model that can be set now, in their order. */
export function listAdjustable<P>(
  fields: Readonly<Record<string, Adjustable<P>>>,
  encounter: P,
  modelId: string,
): AdjustableField[] {
  return Object.entries(fields).flatMap(([fieldName, field]) => {
    const [min, max] = field.range(encounter, modelId) ?? [];
    if (min === undefined || max === undefined) return [];
    return [{ field: fieldName, label: field.label, value: field.value(encounter, modelId), min, max }];
  });
}

/** Defines `adjust`: a field is set by hand, with no further consequences. */
export function defineAdjustEvent<P>(fields: Readonly<Record<string, Adjustable<P>>>): EventSpec<P> {
  return defineEventSpec<P>()({
    keys: { model: idKey(), field: wordKey(...Object.keys(fields)), to: integerKey },
    refuse(encounter, { model: modelId, field: fieldName, to: newValue }) {
      const range = fields[fieldName]?.range(encounter, modelId);
      return range && newValue >= range[0] && newValue <= range[1] ? undefined : createChoiceRefusal(newValue);
    },
    apply(encounter, { model: modelId, field: fieldName, to: newValue }) {
      fields[fieldName]?.set(encounter, modelId, newValue);
    },
  });
}
