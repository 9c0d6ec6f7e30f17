/** Defines events of the setup, each with its step. Some events happen only once. */
import { diceKey, type EventKeys, idKey, objectListKey, type ParsedEvent } from '../../../../play/event/keys.ts';
import { createLimitRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import type { EventSpec, RequiredDice } from '../../../../play/play-rules.ts';
import { defineEvent, requireNoDuty } from '../event-preconditions.ts';
import { D10 } from '../rolls/faces.ts';
import type { SuEncounter } from '../state.ts';
import { listContenders, refuseEntries } from './roll-off.ts';

export interface SetupEvent<K extends EventKeys> {
  readonly kind: string;
  readonly step: number | ((encounter: SuEncounter) => number);
  /** Whether the event has happened and can't happen again. Absent for events that can happen several times. */
  isDone?(encounter: SuEncounter): boolean;
  /** Whether the event is possible even after an event of a later step. */
  readonly isNeverLate?: boolean;
  readonly spec: EventSpec<SuEncounter, K>;
}

/** Defines an event of the setup. */
export function defineSetupEvent<const K extends EventKeys>({
  kind,
  step,
  isDone,
  isNeverLate,
  spec,
}: SetupEvent<K>): EventSpec<SuEncounter> {
  const getStep = (encounter: SuEncounter) => (typeof step === 'number' ? step : step(encounter));
  return defineEvent<K>({
    due: requireNoDuty,
    getPhases: (encounter) => (isNeverLate || getStep(encounter) >= encounter.state.step ? ['setup'] : []),
    ...spec,
    refuse: (encounter, event) =>
      isDone?.(encounter) ? createLimitRefusal(1, 1, 'E-131') : spec.refuse?.(encounter, event),
    apply(encounter: SuEncounter, event: ParsedEvent<K>) {
      const { state } = encounter;
      if (state.extra.rollOff !== null && state.extra.rollOff !== kind) {
        state.contenders = [];
        state.extra.rollOff = null;
      }
      const outcome = spec.apply(encounter, event);
      state.step = Math.max(state.step, getStep(encounter));
      return outcome;
    },
  });
}

/** Requires one ten-sided die if the event has dice. */
export const askOneDie = (faces: readonly number[] | undefined): RequiredDice[] =>
  faces === undefined ? [] : [{ sides: D10, dice: faces, length: 1 }];

export const rollsKey = objectListKey({ side: idKey('side'), dice: diceKey });
type SideRolls = readonly { readonly side: string; readonly dice: readonly number[] }[];

export const askDicePerSide = (rolls: SideRolls): RequiredDice[] => rolls.flatMap(({ dice }) => askOneDie(dice));

/** Returns the face that each side rolled. */
export const getFacesBySide = (rolls: SideRolls): ReadonlyMap<string, number> =>
  new Map(rolls.map(({ side: sideId, dice: [face = 0] }) => [sideId, face]));

export const refuseRollOff = (encounter: SuEncounter, rollOffKind: string, rolls: SideRolls): Refusal | undefined =>
  refuseEntries(rolls, listContenders(encounter, rollOffKind), 'E-132');
