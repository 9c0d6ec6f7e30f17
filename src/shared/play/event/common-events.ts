/** Events that several games have, with the same refusals and effects (docs/encounters.md#events). */
import type { Character } from '../../document/schema.ts';
import { type AdjustableField, type EventSpec, eventSpec } from '../play-rules.ts';
import { type ActiveEncounter, getModelState, type ModelState, type PlayState } from '../state.ts';
import { id, integer, optional, word } from './keys.ts';
import { inState, wrongChoice } from './refusal.ts';

type AnyPlay<M extends ModelState> = ActiveEncounter<PlayState<M>, Character, unknown>;

/** `out`: a model leaves the game. */
export const outEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id() },
    refuse: (encounter, { model }) => (modelIn(encounter, model).out ? inState('out') : undefined),
    apply(encounter, { model }) {
      modelIn(encounter, model).out = true;
    },
  });

/** `in` of a game whose models find their place by themselves. */
export const inEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), before: optional(id()) },
    refuse: (encounter, { model }) => (modelIn(encounter, model).out ? undefined : inState('in')),
    apply(encounter, { model }) {
      modelIn(encounter, model).out = false;
    },
  });

/** The phases in which a model can be given a place in the order. */
const PLACING = ['between', 'slot', 'gap', 'environment'];

/** `in` of a game with an order of models: from the first round on the model is placed. */
export const inPlaceEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), before: optional(id()) },
    phasesOf: ({ state }) => (state.round > 0 ? PLACING : undefined),
    refuse(encounter, { model, before }) {
      if (!modelIn(encounter, model).out) return inState('in');
      return encounter.state.round > 0 ? noPlace(encounter.state, model, before) : undefined;
    },
    apply(encounter, { model, before }) {
      modelIn(encounter, model).out = false;
      if (encounter.state.round > 0) putBefore(encounter.state, model, before);
    },
  });

/** `place`: a model is put somewhere else in the order. */
export const placeEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), before: optional(id()) },
    phases: PLACING,
    refuse: (encounter, { model, before }) =>
      modelIn(encounter, model).out ? inState('out') : noPlace(encounter.state, model, before),
    apply(encounter, { model, before }) {
      putBefore(encounter.state, model, before);
    },
  });

const modelIn = (play: AnyPlay<ModelState>, model: string): ModelState => getModelState(play, model);

function noPlace({ order }: PlayState, model: string, before: string | undefined) {
  if (before === undefined) return undefined;
  return before === model || !order.includes(before) ? wrongChoice(before) : undefined;
}

/** Whose chance has gone by with that of the models behind its new place has no other one in this round. */
function putBefore(state: PlayState, model: string, before: string | undefined): void {
  const others = state.order.filter((each) => each !== model);
  const at = before === undefined ? others.length : others.indexOf(before);
  state.order = [...others.slice(0, at), model, ...others.slice(at)];
  const isBehind = others.slice(at).some((each) => state.acted.includes(each));
  if (isBehind && !state.acted.includes(model)) state.acted.push(model);
}

/** A field that `adjust` may set: what it is and can be, and what setting it does. */
export interface Adjustable<P> {
  /** What people call it: where it is tracked, as `tracked` calls it. */
  readonly label: string;
  value(encounter: P, model: string): number;
  /** The least and the most; undefined where this model has no such field. */
  range(encounter: P, model: string): readonly [least: number, most: number] | undefined;
  set(encounter: P, model: string, to: number): void;
}

/** What may be set of a model now, in the order of the fields. */
export function adjustableIn<P>(
  fields: Readonly<Record<string, Adjustable<P>>>,
  encounter: P,
  model: string,
): AdjustableField[] {
  return Object.entries(fields).flatMap(([field, each]) => {
    const [least, most] = each.range(encounter, model) ?? [];
    if (least === undefined || most === undefined) return [];
    return [{ field, label: each.label, value: each.value(encounter, model), least, most }];
  });
}

/** `adjust`: a field is set by hand, with no consequences beyond the field itself. */
export function adjustEvent<P>(fields: Readonly<Record<string, Adjustable<P>>>): EventSpec<P> {
  return eventSpec<P>()({
    keys: { model: id(), field: word(...Object.keys(fields)), to: integer },
    refuse(encounter, { model, field, to }) {
      const range = fields[field]?.range(encounter, model);
      return range && to >= range[0] && to <= range[1] ? undefined : wrongChoice(to);
    },
    apply(encounter, { model, field, to }) {
      fields[field]?.set(encounter, model, to);
    },
  });
}
