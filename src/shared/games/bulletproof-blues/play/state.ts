/** Defines the encounter state of Bulletproof Blues (docs/encounters.md#bulletproof-blues). */
import type { CompleteOf } from '../../../character-fields/field.ts';
import type { OpenAttack } from '../../../play/event/damage-event.ts';
import type { DelayModel } from '../../../play/order/delays.ts';
import type { SlotState } from '../../../play/order/slots.ts';
import type { ActiveEncounter } from '../../../play/state.ts';
import type { FIELDS } from '../fields.ts';
import type { BbOptions } from '../options.ts';

export interface BbModel extends DelayModel {
  /** Sum of its 2d6; null before the roll. */
  dice: number | null;
  total: number;
  /** Remaining Endurance; absent if the card states none. */
  endurance?: number;
  /** Tasks and moves used in this turn, 0 or 1. */
  task: number;
  move: number;
  /** Number of future turns that forced actions have cost. */
  skip: number;
  /** Whether the lost turn is shown when the slot of the model comes. */
  slotForced: boolean;
  /** Whether the model has forced an action in this round. */
  forced: boolean;
  /** The defense that the model may use against every attack until its next action (D-17). */
  defending: 'block' | 'dodge' | null;
}

/** An extreme success: from the next round on, the attacker acts behind the defender (D-21). */
export interface Reorder {
  readonly attacker: string;
  readonly defender: string;
}

/** An attack, until it is defended against, does damage, or the turn ends. */
export interface BbAttack extends OpenAttack {
  /** The rank of the power or weapon; absent if nobody states it. */
  readonly rank?: number | undefined;
}

export interface BbState extends SlotState<BbModel> {
  /** The last attack of this turn that did not miss. */
  attack?: BbAttack | undefined;
  /** Turns of this round as shown: `id`, `id:delayed` or `id:forced`. */
  shown: string[];
  /** Turns of the finished rounds as shown. */
  rounds: (readonly string[])[];
  /** Changes of the order at the end of the round. */
  reorders: Reorder[];
  /** Whether the active model is using a delayed turn. */
  delayedTurn: boolean;
}

export type BbEncounter = ActiveEncounter<BbState, CompleteOf<typeof FIELDS>, BbOptions>;

/** Creates the state before the first log event. */
export function start({ figures }: Omit<BbEncounter, 'state'>): BbState {
  const models = new Map<string, BbModel>();
  for (const { id: modelId, character } of figures.values()) {
    models.set(modelId, {
      dice: null,
      total: 0,
      ...(character.endurance === undefined ? {} : { endurance: character.endurance }),
      tie: [],
      task: 0,
      move: 0,
      delayed: false,
      ripe: false,
      skip: 0,
      slotForced: false,
      forced: false,
      defending: null,
      out: false,
    });
  }
  return {
    phase: 'between',
    round: 0,
    turn: 0,
    side: null,
    active: null,
    order: [],
    acted: [],
    tied: [],
    tieRolls: new Map(),
    shown: [],
    rounds: [],
    reorders: [],
    delayedTurn: false,
    due: [],
    last: {},
    models,
  };
}
