/**
 * Delayed turns. A model may delay its turn and take it later between two slots, once the turn of another model has ended, but never in
 * the middle of a turn (P-12). A slot is the place of a model in the order of a round.
 */
import { defineEventSpec, type EventSpec } from '../play-rules.ts';
import { type SlotModel, type SlotPlay, type SlotRules, startNextSlot } from './slots.ts';

export interface DelayModel extends SlotModel {
  delayed: boolean;
  /** Whether another model has acted since this one delayed, so that this one may step in. */
  ripe: boolean;
}

type DelayPlay = SlotPlay<DelayModel>;

/** Lists the models in play that may take their delayed turn now. */
export const listModelsThatMayStepIn = ({ state }: DelayPlay): string[] =>
  [...state.models]
    .filter(([, { out: isOut, delayed, ripe }]) => !isOut && delayed && ripe)
    .map(([modelId]) => modelId);

/** Called after a turn. Every other delayed model may step in from now on. */
export function allowSteppingIn({ state }: DelayPlay): void {
  for (const [modelId, model] of state.models) if (model.delayed && modelId !== state.active) model.ripe = true;
}

/** Ends a slot. Waits if a delayed model may step in, else starts the next slot. */
export function endSlot<P extends DelayPlay>(encounter: P, slotRules: SlotRules<P>): void {
  encounter.state.active = null;
  if (listModelsThatMayStepIn(encounter).length > 0) encounter.state.phase = 'gap';
  else startNextSlot(encounter, slotRules);
}

/** Defines `next`: no model steps in. */
export const defineNextEvent = <P extends DelayPlay>(slotRules: SlotRules<P>): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: {},
    phases: ['gap'],
    apply(encounter) {
      startNextSlot(encounter, slotRules);
      return undefined;
    },
  });
