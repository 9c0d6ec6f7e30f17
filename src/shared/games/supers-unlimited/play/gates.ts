/** Preconditions of events: pending duties, and the phase. */
import type { EventOf, Keys } from '../../../play/event/keys.ts';
import type { Refusal } from '../../../play/event/refusal.ts';
import { type EventSpec, eventSpec } from '../../../play/play-spec.ts';
import type { ControlDuty, SuDuty } from './duty.ts';
import type { SuPlay, SuState } from './state.ts';

export const event = eventSpec<SuPlay>();

/** The phases from the first Turn to the last. */
export const PLAYING = ['choose', 'recovery', 'activation', 'turn-end'] as const;

const waitsFor = (first: SuDuty | undefined): Refusal | undefined => first && { code: 'order.due', actual: first.due };

/** Something else must be answered first. */
export const nothingDue = ({ state }: SuPlay): Refusal | undefined => waitsFor(state.due[0]);

/** As `nothingDue`, but free events are possible while somebody is controlled. */
export const nothingButControl = ({ state }: SuPlay): Refusal | undefined =>
  state.due[0]?.due === 'control' ? undefined : waitsFor(state.due[0]);

/** The duty that is first, if it is of this kind. */
export function firstDuty<D extends SuDuty['due']>(
  { state }: SuPlay,
  ...kinds: readonly D[]
): Extract<SuDuty, { due: D }> | undefined {
  const [first] = state.due;
  return first && (kinds as readonly string[]).includes(first.due) ? (first as Extract<SuDuty, { due: D }>) : undefined;
}

/** An answer that nobody waits for. */
export const notDue = ({ state }: SuPlay): Refusal => ({ code: 'order.due', actual: state.due[0]?.due ?? 'nothing' });

/** The pending Control of this model, if it is the first duty. */
export function controlOf(play: SuPlay, model: string): ControlDuty | undefined {
  const first = firstDuty(play, 'control');
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
export const mainEvent = <const K extends Keys>(spec: EventSpec<SuPlay, K>): EventSpec<SuPlay> =>
  event<K>({
    due: nothingDue,
    ...spec,
    apply(play: SuPlay, now: EventOf<K>) {
      beginMain(play.state);
      return spec.apply(play, now);
    },
  });
