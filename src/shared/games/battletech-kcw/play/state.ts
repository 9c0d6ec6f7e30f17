/** Defines the encounter state of BattleTech (docs/encounters.md#battletech). */
import type { CompleteOf } from '../../../character-fields/field.ts';
import type { SlotModel, SlotState } from '../../../play/order/slots.ts';
import type { ActiveEncounter } from '../../../play/state.ts';
import type { FIELDS } from '../fields.ts';
import type { BtOptions } from '../options.ts';

export interface BtModel extends SlotModel {
  /** Current Movement Points: damage and heat lower them. */
  mp: number;
  heat: number;
  /** Heat of the actions since the end of the last slot, which is added at the end of the next slot. */
  heatPending: number;
  /** Sum of its 2d6; null before the roll. */
  dice: number | null;
  /** The modifier that players state for the roll. */
  modifier: number;
  /** The 2d6 and the initiative bonus, by which the models act. */
  total: number;
  /** Simple Actions left in this slot. */
  sa: number;
  moved: boolean;
  /** Sorted names of the actions done in this round. */
  done: string[];
  /** Simple Actions left over from its slot. */
  leftover: number;
  /** The piloting, attack and target modifiers until the next slot. */
  pm: number;
  am: number;
  tm: number;
  /** The last target in this slot, and the weapon used against it; absent before an action names one. */
  target?: string | undefined;
  weapon?: string | undefined;
  /** Whether a roll to hit that target was made; further rolls are for other weapons. */
  shot?: true | undefined;
}

export interface BtState extends SlotState<BtModel> {
  phase: string;
}

export type BtEncounter = ActiveEncounter<BtState, CompleteOf<typeof FIELDS>, BtOptions>;

/** Creates the state before the first log event. */
export function start({ figures }: Omit<BtEncounter, 'state'>): BtState {
  const models = new Map<string, BtModel>();
  for (const { id: modelId, character } of figures.values()) {
    models.set(modelId, {
      mp: character.mpNow,
      heat: character.heat,
      heatPending: 0,
      dice: null,
      modifier: 0,
      total: 0,
      tie: [],
      sa: 0,
      moved: false,
      done: [],
      leftover: 0,
      pm: 0,
      am: 0,
      tm: 0,
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
  };
}
