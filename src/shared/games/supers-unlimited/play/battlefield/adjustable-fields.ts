/** Defines the fields that players may set by hand (`adjust`). */
import { type Adjustable, defineAdjustEvent } from '../../../../play/event/common-events.ts';
import { getTermName } from '../../names.ts';
import { incapacitate, knockOut } from '../duties/damage.ts';
import { defineEvent, PLAY_PHASES, requireNoDutyButControl } from '../event-preconditions.ts';
import { getCard, getModel, setEffectPoints } from '../models.ts';
import { HELD_EFFECTS, type SuEncounter, type SuModel } from '../state.ts';

const MAX_VALUE = 99;

type AdjustableFields = Readonly<Record<string, Adjustable<SuEncounter>>>;

/** Creates a field for a plain number of a model. */
const createNumberField = (
  label: string,
  fieldName: 'hp' | 'pp' | 'power' | 'move' | 'altitude' | 'bonusSuccesses',
  minValue: number,
  getMax: (encounter: SuEncounter, modelId: string, modelState: SuModel) => number,
  afterSet?: (modelState: SuModel) => void,
): Adjustable<SuEncounter> => ({
  label,
  value: (encounter, modelId) => getModel(encounter, modelId)[fieldName],
  range: (encounter, modelId) => [minValue, getMax(encounter, modelId, getModel(encounter, modelId))],
  set(encounter, modelId, newValue) {
    const modelState = getModel(encounter, modelId);
    modelState[fieldName] = newValue;
    afterSet?.(modelState);
  },
});

const getMaxValue = () => MAX_VALUE;

export const ADJUSTABLE_FIELDS: AdjustableFields = {
  hp: createNumberField('HP', 'hp', 1, (encounter, modelId) => getCard(encounter, modelId).hp.total),
  pp: createNumberField('PP', 'pp', 0, (_encounter, _modelId, { power }) => power),
  power: createNumberField('Power', 'power', 1, getMaxValue, (modelState) => {
    modelState.pp = Math.min(modelState.pp, modelState.power);
  }),
  move: createNumberField('Move', 'move', 0, getMaxValue),
  altitude: createNumberField('Altitude', 'altitude', 0, (_encounter, _modelId, { move }) => move),
  ko: {
    label: 'KO’ed',
    value: (encounter, modelId) => Number(getModel(encounter, modelId).ko),
    range: () => [0, 1],
    set(encounter, modelId, newValue) {
      if (newValue === 1) knockOut(encounter, modelId);
      else getModel(encounter, modelId).ko = false;
    },
  },
  out: {
    label: 'Incapacitated',
    value: (encounter, modelId) => Number(getModel(encounter, modelId).out),
    range: () => [0, 1],
    set(encounter, modelId, newValue) {
      if (newValue === 1) incapacitate(encounter, modelId);
      else restoreModel(encounter, modelId);
    },
  },
  bonusSuccesses: createNumberField('Bonus Successes', 'bonusSuccesses', 0, getMaxValue),
  ...Object.fromEntries(
    HELD_EFFECTS.map((effect) => [
      effect,
      {
        label: getTermName(effect),
        value: (encounter: SuEncounter, modelId: string) => getModel(encounter, modelId).effects.get(effect) ?? 0,
        range: () => [0, MAX_VALUE] as const,
        set: (encounter: SuEncounter, modelId: string, newValue: number) =>
          setEffectPoints(getModel(encounter, modelId), effect, newValue),
      },
    ]),
  ),
};

/** Names of the fields that players may set. */
export const ADJUSTABLE_FIELD_NAMES: readonly string[] = Object.keys(ADJUSTABLE_FIELDS);

/** Returns an Incapacitated model to play with at least 1 HP. */
function restoreModel(encounter: SuEncounter, modelId: string): void {
  const modelState = getModel(encounter, modelId);
  modelState.out = false;
  modelState.hp = Math.max(1, modelState.hp);
  if (!encounter.state.deployed.includes(modelId)) encounter.state.deployed.push(modelId);
}

export const adjustFieldEvent = defineEvent({
  ...defineAdjustEvent<SuEncounter>(ADJUSTABLE_FIELDS),
  due: requireNoDutyButControl,
  phases: ['setup', ...PLAY_PHASES],
});
