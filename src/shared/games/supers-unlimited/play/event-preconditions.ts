/**
 * Defines preconditions of events: pending duties and the phase. A duty is what the rules require before play can go on, such as a roll.
 * A Control is the duty of a player to act with a model of another side (E-102).
 */
import type { EventKeys, ParsedEvent } from '../../../play/event/keys.ts';
import type { Refusal } from '../../../play/event/refusal.ts';
import { defineEventSpec, type EventSpec } from '../../../play/play-rules.ts';
import type { ControlDuty, SuDuty } from './duty.ts';
import type { SuEncounter, SuState } from './state.ts';

export const defineEvent = defineEventSpec<SuEncounter>();

/** Phases from the first Turn to the last. */
export const PLAY_PHASES = ['choose', 'recovery', 'activation', 'turn-end'] as const;

const refuseBeforeDuty = (firstDuty: SuDuty | undefined): Refusal | undefined =>
  firstDuty && { code: 'order.due', actual: firstDuty.due };

/** Refuses the event while any duty is pending. */
export const requireNoDuty = ({ state }: SuEncounter): Refusal | undefined => refuseBeforeDuty(state.due[0]);

/** Refuses the event while the first duty is anything but a Control. Free events are possible under Control. */
export const requireNoDutyButControl = ({ state }: SuEncounter): Refusal | undefined =>
  state.due[0]?.due === 'control' ? undefined : refuseBeforeDuty(state.due[0]);

/** Returns the first duty if it is of one of these kinds. */
export function getFirstDuty<D extends SuDuty['due']>(
  { state }: SuEncounter,
  ...kinds: readonly D[]
): Extract<SuDuty, { due: D }> | undefined {
  const [firstDuty] = state.due;
  return firstDuty && (kinds as readonly string[]).includes(firstDuty.due)
    ? (firstDuty as Extract<SuDuty, { due: D }>)
    : undefined;
}

/** Refuses an answer that the first duty doesn't ask for. */
export const refuseUnexpectedAnswer = ({ state }: SuEncounter): Refusal => ({
  code: 'order.due',
  actual: state.due[0]?.due ?? 'nothing',
});

/** Returns the pending Control of this model if it is the first duty. */
export function getActiveControl(encounter: SuEncounter, modelId: string): ControlDuty | undefined {
  const firstDuty = getFirstDuty(encounter, 'control');
  return firstDuty?.model === modelId ? firstDuty : undefined;
}

/** Starts a main event: clears what players could react to until now, and the last answered duty. */
export function beginMainEvent(state: SuState): void {
  if (state.fallen.length > 0) state.fallen = [];
  if (state.attacked.length > 0) state.attacked = [];
  state.completed = null;
  state.lastGimmick = null;
  state.extra.answered = null;
}

/** Defines a main event, which moves play on and requires that no duty is pending. */
export const defineMainEvent = <const K extends EventKeys>(spec: EventSpec<SuEncounter, K>): EventSpec<SuEncounter> =>
  defineEvent<K>({
    due: requireNoDuty,
    ...spec,
    apply(encounter: SuEncounter, event: ParsedEvent<K>) {
      beginMainEvent(encounter.state);
      return spec.apply(encounter, event);
    },
  });
