/** Events that several games have, with the same refusals and effects (docs/encounters.md#events). */
import type { Character } from '../../document/schema.ts';
import { type AdjustableField, type EventSpec, eventSpec } from '../play-spec.ts';
import { type ModelState, type Play, type PlayState, stateOf } from '../state.ts';
import { id, integer, optional, word } from './keys.ts';
import { inState, wrongChoice } from './refusal.ts';

type AnyPlay<M extends ModelState> = Play<PlayState<M>, Character, unknown>;

/** `out`: a model leaves the game. */
export const outEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id() },
    refuse: (play, { model }) => (modelIn(play, model).out ? inState('out') : undefined),
    apply(play, { model }) {
      modelIn(play, model).out = true;
    },
  });

/** `in` of a game whose models find their place by themselves. */
export const inEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), before: optional(id()) },
    refuse: (play, { model }) => (modelIn(play, model).out ? undefined : inState('in')),
    apply(play, { model }) {
      modelIn(play, model).out = false;
    },
  });

/** The phases in which a model can be given a place in the order. */
const PLACING = ['between', 'slot', 'gap', 'environment'];

/** `in` of a game with an order of models: from the first round on the model is placed. */
export const inPlaceEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), before: optional(id()) },
    phasesOf: ({ state }) => (state.round > 0 ? PLACING : undefined),
    refuse(play, { model, before }) {
      if (!modelIn(play, model).out) return inState('in');
      return play.state.round > 0 ? noPlace(play.state, model, before) : undefined;
    },
    apply(play, { model, before }) {
      modelIn(play, model).out = false;
      if (play.state.round > 0) putBefore(play.state, model, before);
    },
  });

/** `place`: a model is put somewhere else in the order. */
export const placeEvent = <P extends AnyPlay<ModelState>>(): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), before: optional(id()) },
    phases: PLACING,
    refuse: (play, { model, before }) =>
      modelIn(play, model).out ? inState('out') : noPlace(play.state, model, before),
    apply(play, { model, before }) {
      putBefore(play.state, model, before);
    },
  });

const modelIn = (play: AnyPlay<ModelState>, model: string): ModelState => stateOf(play, model);

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
  value(play: P, model: string): number;
  /** The least and the most; undefined where this model has no such field. */
  range(play: P, model: string): readonly [least: number, most: number] | undefined;
  set(play: P, model: string, to: number): void;
}

/** What may be set of a model now, in the order of the fields. */
export function adjustableIn<P>(
  fields: Readonly<Record<string, Adjustable<P>>>,
  play: P,
  model: string,
): AdjustableField[] {
  return Object.entries(fields).flatMap(([field, each]) => {
    const [least, most] = each.range(play, model) ?? [];
    if (least === undefined || most === undefined) return [];
    return [{ field, label: each.label, value: each.value(play, model), least, most }];
  });
}

/** `adjust`: a field is set by hand, with no consequences beyond the field itself. */
export function adjustEvent<P>(fields: Readonly<Record<string, Adjustable<P>>>): EventSpec<P> {
  return eventSpec<P>()({
    keys: { model: id(), field: word(...Object.keys(fields)), to: integer },
    refuse(play, { model, field, to }) {
      const range = fields[field]?.range(play, model);
      return range && to >= range[0] && to <= range[1] ? undefined : wrongChoice(to);
    },
    apply(play, { model, field, to }) {
      fields[field]?.set(play, model, to);
    },
  });
}
