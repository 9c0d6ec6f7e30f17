/** Applies an Effect to a model (E-100 to E-118). */
import { getCalledShots } from '../actions/actor.ts';
import { createFrame, type EffectDuty, type SuDuty } from '../duty.ts';
import { gainPowerPoints, getCard, getEffectPoints, getModel, setEffectPoints } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { damageModel } from './damage.ts';

/** Applies an Effect and returns the duties that follow. A model that is out or immune is not affected. */
export function applyEffect(encounter: SuEncounter, duty: EffectDuty): SuDuty[] {
  const { model: modelId, effect, amount, by: attackerId } = duty;
  const modelState = getModel(encounter, modelId);
  if (modelState.out || amount <= 0 || getCard(encounter, modelId).immune.has(effect)) return [];
  switch (effect) {
    case 'damage':
      return damageModel(encounter, modelId, amount);
    case 'hp-drain':
      return drainHp(encounter, duty);
    case 'stun':
      if (!modelState.ko) setEffectPoints(modelState, 'stun', getEffectPoints(modelState, 'stun') + amount);
      return [];
    case 'paralysis':
      setEffectPoints(modelState, 'paralysis', Math.max(getEffectPoints(modelState, 'paralysis'), amount));
      return [];
    case 'countdown': {
      const source = duty.source ?? '';
      modelState.countdown.set(source, (modelState.countdown.get(source) ?? 0) + amount);
      return [];
    }
    case 'control':
      return createControlDuties(encounter, duty);
    case 'power-down':
    case 'power-drain': {
      const takenPoints = Math.min(modelState.pp, amount);
      modelState.pp -= takenPoints;
      const gainerId = effect === 'power-drain' ? findGainerId(encounter, attackerId) : undefined;
      if (gainerId !== undefined) gainPowerPoints(getModel(encounter, gainerId), takenPoints);
      return [];
    }
    case 'knockback': {
      const inches = amount - getCard(encounter, modelId).size;
      return inches > 0
        ? [
            {
              due: 'knockback',
              model: modelId,
              ...(attackerId === undefined ? {} : { by: attackerId }),
              amount: inches,
            },
          ]
        : [];
    }
    default:
      setEffectPoints(modelState, effect, getEffectPoints(modelState, effect) + amount);
      return [];
  }
}

/** Returns the model that gains what an Effect takes: the attacker, or undefined if there is no attacker or the attacker is out. */
const findGainerId = (encounter: SuEncounter, attackerId: string | undefined): string | undefined =>
  attackerId === undefined || getModel(encounter, attackerId).out ? undefined : attackerId;

/** Drains at most the remaining HP (E-108). */
function drainHp(encounter: SuEncounter, { model: modelId, amount, by: attackerId }: EffectDuty): SuDuty[] {
  const takenHp = Math.min(getModel(encounter, modelId).hp, amount);
  const newDuties = damageModel(encounter, modelId, takenHp);
  const gainerId = findGainerId(encounter, attackerId);
  if (gainerId !== undefined) {
    const gainer = getModel(encounter, gainerId);
    gainer.hp = Math.min(getCard(encounter, gainerId).hp.total, gainer.hp + takenHp);
  }
  return newDuties;
}

/** Creates the Control, by which the attacker's player acts with the model, if it affects the Type of the model (E-102). */
function createControlDuties(
  encounter: SuEncounter,
  { model: modelId, by: controllerId, type, amount }: EffectDuty,
): SuDuty[] {
  if (type !== 'all' && !getCard(encounter, modelId).keywords.type.includes(type ?? '')) return [];
  return [
    {
      due: 'control',
      ...createFrame(modelId, getCalledShots(encounter, modelId)),
      ...(controllerId === undefined ? {} : { by: controllerId }),
      points: amount,
    },
  ];
}
