/** Preconditions of events: pending duties, and the phase. */
import type { EventOf, Keys } from '../../../play/event/keys.ts';
import type { Refusal } from '../../../play/event/refusal.ts';
import { type EventSpec, eventSpec } from '../../../play/play-rules.ts';
import type { ControlDuty, SuDuty } from './duty.ts';
import type { SuEncounter, SuState } from './state.ts';

export const event = eventSpec<SuEncounter>();

/** The phases from the first Turn to the last. */
export const PLAYING = ['choose', 'recovery', 'activation', 'turn-end'] as const;

const waitsFor = (first: SuDuty | undefined): Refusal | undefined => first && { code: 'order.due', actual: first.due };

/** Something else must be answered first. */
export const nothingDue = ({ state }: SuEncounter): Refusal | undefined => waitsFor(state.due[0]);

/** As `nothingDue`, but free events are possible while somebody is controlled. */
export const nothingButControl = ({ state }: SuEncounter): Refusal | undefined =>
  state.due[0]?.due === 'control' ? undefined : waitsFor(state.due[0]);

/** The duty that is first, if it is of this kind. */
export function firstDuty<D extends SuDuty['due']>(
  { state }: SuEncounter,
  ...kinds: readonly D[]
): Extract<SuDuty, { due: D }> | undefined {
  const [first] = state.due;
  return first && (kinds as readonly string[]).includes(first.due) ? (first as Extract<SuDuty, { due: D }>) : undefined;
}

/** An answer that nobody waits for. */
export const notDue = ({ state }: SuEncounter): Refusal => ({
  code: 'order.due',
  actual: state.due[0]?.due ?? 'nothing',
});

/** The pending Control of this model, if it is the first duty. */
export function controlOf(encounter: SuEncounter, model: string): ControlDuty | undefined {
  const first = firstDuty(encounter, 'control');
  return first?.model === model ? first : undefined;
}

/** Clears what players could react to before a main event. */
export function beginMain(state: SuState): void {
  if (state.fallen.length > 0) state.fallen = [];
  if (state.attacked.length > 0) state.attacked = [];
  state.completed = null;
  state.lastGimmick = null;
  state.extra.answered = null;
}

/** A main event, which moves play on; nothing may be due. */
export const mainEvent = <const K extends Keys>(spec: EventSpec<SuEncounter, K>): EventSpec<SuEncounter> =>
  event<K>({
    due: nothingDue,
    ...spec,
    apply(encounter: SuEncounter, now: EventOf<K>) {
      beginMain(encounter.state);
      return spec.apply(encounter, now);
    },
  });
