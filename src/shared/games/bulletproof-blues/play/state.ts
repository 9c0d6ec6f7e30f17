/** Where a game of Bulletproof Blues stands (docs/encounters.md#bulletproof-blues). */
import type { CompleteOf } from '../../../character-fields/field.ts';
import type { DelayModel } from '../../../play/order/delays.ts';
import type { SlotState } from '../../../play/order/slots.ts';
import type { ActiveEncounter } from '../../../play/state.ts';
import type { FIELDS } from '../fields.ts';
import type { BbOptions } from '../options.ts';

export interface BbModel extends DelayModel {
  /** Sum of its 2d6; null before it has rolled. */
  dice: number | null;
  total: number;
  /** What is left of it; absent when the card states none. */
  endurance?: number;
  /** Used in this turn, 0 or 1. */
  task: number;
  move: number;
  /** Turns to come that a forced action has cost. */
  skip: number;
  /** The turn it lost is shown when its slot comes. */
  slotForced: boolean;
  /** It has forced an action in this round. */
  forced: boolean;
  defending: 'block' | 'dodge' | null;
}

export interface Reorder {
  readonly attacker: string;
  readonly defender: string;
}

export interface BbState extends SlotState<BbModel> {
  /** What this round looks like: an id, `id:delayed` or `id:forced`. */
  shown: string[];
  /** What the rounds that are over looked like. */
  rounds: (readonly string[])[];
  /** Moves in the order that the end of the round makes. */
  reorders: Reorder[];
  /** The active model is using a delayed turn. */
  delayedTurn: boolean;
}

export type BbEncounter = ActiveEncounter<BbState, CompleteOf<typeof FIELDS>, BbOptions>;

/** The play before the first event. */
export function start({ figures }: Omit<BbEncounter, 'state'>): BbState {
  const models = new Map<string, BbModel>();
  for (const { id, character } of figures.values()) {
    models.set(id, {
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
