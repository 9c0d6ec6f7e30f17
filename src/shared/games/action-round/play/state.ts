/** Where a game of the Action Round stands (docs/encounters.md#the-action-round). */
import type { CompleteOf } from '../../../character-fields/field.ts';
import type { DelayModel } from '../../../play/order/delays.ts';
import type { SlotState } from '../../../play/order/slots.ts';
import type { ActiveEncounter } from '../../../play/state.ts';
import type { FIELDS } from '../fields.ts';
import type { ArOptions } from '../options.ts';

/** An effect on a model, which ends by itself or stays for the encounter. */
export interface ArEffect {
  readonly name: string;
  readonly until: 'start' | 'end' | 'encounter';
  readonly harmful: boolean;
  /** How many of its own turns have to end before it does. */
  readonly ends: number;
}

export interface Readied {
  readonly action: string;
  readonly as: 'standard' | 'move' | 'quick';
  readonly trigger: string;
}

export interface ArModel extends DelayModel {
  score: number;
  /** Actions used in this slot. */
  standard: number;
  move: number;
  quick: number;
  /** Standard actions that a Surge adds. */
  extra: number;
  /** Actions taken in this slot, free ones too. */
  acts: number;
  /** What it has reacted with in this slot, its own or that of another. */
  reactions: string[];
  /** An Area Power was used in this round. */
  area: boolean;
  ready: Readied | null;
  /** A Quick action is left from its last turn. */
  bank: boolean;
  surges: number;
  /** 0 not, 1 fatigued, 2 exhausted, 3 incapacitated. */
  fatigue: number;
  stress: number;
  destiny: number;
  aim: { target: string; bonus: number } | null;
  effects: ArEffect[];
  /** Tags, sorted, each once. */
  conditions: string[];
}

export interface ArState extends SlotState<ArModel> {
  extra: {
    /** Who has rolled for initiative. */
    rolled: string[];
  };
}

export type ArEncounter = ActiveEncounter<ArState, CompleteOf<typeof FIELDS>, ArOptions>;

/** The play before the first event. */
export function start({ figures }: Omit<ArEncounter, 'state'>): ArState {
  const models = new Map<string, ArModel>();
  for (const { id, character } of figures.values()) {
    const { initiative, stress, destiny, conditions } = character;
    models.set(id, {
      score: initiative,
      tie: [],
      standard: 0,
      move: 0,
      quick: 0,
      extra: 0,
      acts: 0,
      reactions: [],
      area: false,
      ready: null,
      bank: false,
      delayed: false,
      ripe: false,
      surges: 0,
      fatigue: 0,
      stress,
      destiny,
      aim: null,
      effects: [],
      conditions: [...new Set(conditions)].sort(),
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
    due: [],
    last: {},
    models,
    extra: { rolled: [] },
  };
}
