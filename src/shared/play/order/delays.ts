/** Delayed turns, which are taken later between two slots (P-12). */
import { type EventSpec, eventSpec } from '../play-rules.ts';
import { nextSlot, type SlotModel, type SlotPlay, type SlotRules } from './slots.ts';

export interface DelayModel extends SlotModel {
  delayed: boolean;
  /** Another model has acted since this one delayed, so it may step in. */
  ripe: boolean;
}

type DelayPlay = SlotPlay<DelayModel>;

/** Models in play that may take their delayed turn now. */
export const mayStepIn = ({ state }: DelayPlay): string[] =>
  [...state.models].filter(([, { out, delayed, ripe }]) => !out && delayed && ripe).map(([id]) => id);

/** After a turn: every other delayed model may step in from now on. */
export function allowSteppingIn({ state }: DelayPlay): void {
  for (const [id, model] of state.models) if (model.delayed && id !== state.active) model.ripe = true;
}

/** After a slot: waits where a delayed model may step in, else begins the next slot. */
export function afterSlot<P extends DelayPlay>(encounter: P, rules: SlotRules<P>): void {
  encounter.state.active = null;
  if (mayStepIn(encounter).length > 0) encounter.state.phase = 'gap';
  else nextSlot(encounter, rules);
}

/** `next`: nobody steps in. */
export const nextEvent = <P extends DelayPlay>(rules: SlotRules<P>): EventSpec<P> =>
  eventSpec<P>()({
    keys: {},
    phases: ['gap'],
    apply(encounter) {
      nextSlot(encounter, rules);
      return undefined;
    },
  });
