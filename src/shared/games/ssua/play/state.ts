/** Defines the encounter state of SSUA (docs/encounters.md#ssua). */

import type { CompleteOf } from '../../../character-fields/field.ts';
import type { AttackState } from '../../../play/event/damage-event.ts';
import type { ActiveEncounter, ModelState, PlayState } from '../../../play/state.ts';
import type { FIELDS } from '../fields.ts';
import type { SsuaOptions } from '../options.ts';

export interface SsuaModel extends ModelState {
  /** Remaining Action Points. */
  ap: number;
  /** Remaining Hits; absent if the card has none. */
  hits?: number;
  /** Whether the model has been activated in this round. */
  activated: boolean;
  /** Whether the one attack of the round is done. */
  attacked: boolean;
  /** Whether the model has charged, so that only a free melee attack may follow. */
  charged: boolean;
  /** Whether the free attack of the charge is done. */
  struck: boolean;
  flying: boolean;
}

export interface SsuaState extends PlayState<SsuaModel>, AttackState {
  /** `between`: before a round. `choose`: the next side activates a model or passes. `activation`: a model spends Action Points. */
  phase: 'between' | 'initiative' | 'choose' | 'activation' | 'over';
  /** Sides that still roll for initiative. */
  contenders: string[];
  /** The goals that each side has rolled, and the value of the attribute that it rolled. */
  rolls: Map<string, { goals: number; value: number }>;
  /** Sides that passed since the last activation ended. */
  passed: string[];
  /** The vehicle that is driven in this activation. */
  vehicle: string | null;
}

export type SsuaEncounter = ActiveEncounter<SsuaState, CompleteOf<typeof FIELDS>, SsuaOptions>;

/** Creates the state before the first log event. */
export function start({ figures }: Omit<SsuaEncounter, 'state'>): SsuaState {
  const models = new Map<string, SsuaModel>();
  for (const { id: modelId, character } of figures.values()) {
    models.set(modelId, {
      ap: character.ap,
      ...(character.hits === undefined ? {} : { hits: character.hits }),
      activated: false,
      attacked: false,
      charged: false,
      struck: false,
      flying: false,
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
    contenders: [],
    rolls: new Map(),
    passed: [],
    vehicle: null,
    due: [],
    last: {},
    models,
  };
}
