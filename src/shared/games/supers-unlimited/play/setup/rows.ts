/** What the rows of the set-up have in common: their step, and that some happen once. */
import { dice, type EventOf, id, type Keys, listOf } from '../../../../play/event/keys.ts';
import { overLimit, type Refusal } from '../../../../play/event/refusal.ts';
import type { DiceAsked, EventSpec } from '../../../../play/play-rules.ts';
import { event, nothingDue } from '../gates.ts';
import { D10 } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { contendersOf, refuseEntries } from './roll-off.ts';

export interface Row<K extends Keys> {
  readonly kind: string;
  readonly step: number | ((encounter: SuEncounter) => number);
  /** Whether what happens once has happened; absent where it may happen again. */
  isDone?(encounter: SuEncounter): boolean;
  /** The turn order may still be stated after a later step. */
  readonly isNeverLate?: boolean;
  readonly spec: EventSpec<SuEncounter, K>;
}

/** An event of the set-up. */
export function setupEvent<const K extends Keys>({
  kind,
  step,
  isDone,
  isNeverLate,
  spec,
}: Row<K>): EventSpec<SuEncounter> {
  const stepOf = (encounter: SuEncounter) => (typeof step === 'number' ? step : step(encounter));
  return event<K>({
    due: nothingDue,
    phasesOf: (encounter) => (isNeverLate || stepOf(encounter) >= encounter.state.step ? ['setup'] : []),
    ...spec,
    refuse: (encounter, now) => (isDone?.(encounter) ? overLimit(1, 1, 'E-131') : spec.refuse?.(encounter, now)),
    apply(encounter: SuEncounter, now: EventOf<K>) {
      const { state } = encounter;
      if (state.extra.rollOff !== null && state.extra.rollOff !== kind) {
        state.contenders = [];
        state.extra.rollOff = null;
      }
      const last = spec.apply(encounter, now);
      state.step = Math.max(state.step, stepOf(encounter));
      return last;
    },
  });
}

/** One die of ten sides, beside a choice. */
export const oneDie = (faces: readonly number[] | undefined): DiceAsked[] =>
  faces === undefined ? [] : [{ sides: D10, dice: faces, length: 1 }];

export const rollsKey = listOf({ side: id('side'), dice });
type Rolls = readonly { readonly side: string; readonly dice: readonly number[] }[];

export const rollsDice = (rolls: Rolls): DiceAsked[] => rolls.flatMap(({ dice }) => oneDie(dice));

/** What each side rolled with its one die. */
export const facesBySide = (rolls: Rolls): ReadonlyMap<string, number> =>
  new Map(rolls.map(({ side, dice: [face = 0] }) => [side, face]));

export const refuseRollOff = (encounter: SuEncounter, kind: string, rolls: Rolls): Refusal | undefined =>
  refuseEntries(rolls, contendersOf(encounter, kind), 'E-132');
