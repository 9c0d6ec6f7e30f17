/** Defines the encounter state of the Action Round (docs/encounters.md#the-action-round). */
import type { CompleteOf } from '../../../character-fields/field.ts';
import type { DelayModel } from '../../../play/order/delays.ts';
import type { SlotState } from '../../../play/order/slots.ts';
import type { ActiveEncounter } from '../../../play/state.ts';
import type { FIELDS } from '../fields.ts';
import type { ArOptions } from '../options.ts';

/** An effect on a model, which ends with a turn of the model or lasts for the whole encounter. */
export interface ArEffect {
  readonly name: string;
  readonly until: 'start' | 'end' | 'encounter';
  readonly harmful: boolean;
  /** Number of turns of the model that have to end before the effect ends. */
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
  /** Reactions that the model has used since reactions were last reset: by every slot, or by its own slot only (C?3). */
  reactions: string[];
  /** Whether the model has used an Area Power in this round. */
  area: boolean;
  ready: Readied | null;
  /** Whether the model saved a Quick action in its last turn (C-8). */
  bank: boolean;
  /** Surges that the model has used since its last turn. Its next turn starts with as many steps of fatigue (C-76). */
  surges: number;
  /** 0 for none, 1 fatigued, 2 exhausted, 3 incapacitated. */
  fatigue: number;
  stress: number;
  destiny: number;
  /** The target of Aim and the bonus against that target. */
  aim: { target: string; bonus: number } | null;
  effects: ArEffect[];
  /** Tags, sorted, each once. */
  conditions: string[];
}

export interface ArState extends SlotState<ArModel> {
  extra: {
    /** Ids of the models that have rolled for initiative. */
    rolled: string[];
  };
}

export type ArEncounter = ActiveEncounter<ArState, CompleteOf<typeof FIELDS>, ArOptions>;

/** Creates the state before the first log event. */
export function start({ figures }: Omit<ArEncounter, 'state'>): ArState {
  const models = new Map<string, ArModel>();
  for (const { id: modelId, character } of figures.values()) {
    const { initiative, stress, destiny, conditions } = character;
    models.set(modelId, {
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
