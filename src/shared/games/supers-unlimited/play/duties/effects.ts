/** What an Effect does to a model (E-100 to E-118). */
import { calledShotsOf } from '../actions/actor.ts';
import { type EffectDuty, newFrame, type SuDuty } from '../duty.ts';
import { cardOf, gainPower, held, hold, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { damage } from './losses.ts';

/** Carries an Effect out, and gives what becomes due. Who is out or Immune takes none. */
export function takeEffect(encounter: SuEncounter, duty: EffectDuty): SuDuty[] {
  const { model, effect, amount, by } = duty;
  const is = modelOf(encounter, model);
  if (is.out || amount <= 0 || cardOf(encounter, model).immune.has(effect)) return [];
  switch (effect) {
    case 'damage':
      return damage(encounter, model, amount);
    case 'hp-drain':
      return drain(encounter, duty);
    case 'stun':
      if (!is.ko) hold(is, 'stun', held(is, 'stun') + amount);
      return [];
    case 'paralysis':
      hold(is, 'paralysis', Math.max(held(is, 'paralysis'), amount));
      return [];
    case 'countdown': {
      const source = duty.source ?? '';
      is.countdown.set(source, (is.countdown.get(source) ?? 0) + amount);
      return [];
    }
    case 'control':
      return control(encounter, duty);
    case 'power-down':
    case 'power-drain': {
      const taken = Math.min(is.pp, amount);
      is.pp -= taken;
      const taker = effect === 'power-drain' ? gainer(encounter, by) : undefined;
      if (taker !== undefined) gainPower(modelOf(encounter, taker), taken);
      return [];
    }
    case 'knockback': {
      const inches = amount - cardOf(encounter, model).size;
      return inches > 0 ? [{ due: 'knockback', model, ...(by === undefined ? {} : { by }), amount: inches }] : [];
    }
    default:
      hold(is, effect, held(is, effect) + amount);
      return [];
  }
}

/** Who gains what an Effect takes: nobody where it is of nobody, or of somebody who is out. */
const gainer = (encounter: SuEncounter, by: string | undefined): string | undefined =>
  by === undefined || modelOf(encounter, by).out ? undefined : by;

/** E-108: at most the HP that there are. */
function drain(encounter: SuEncounter, { model, amount, by }: EffectDuty): SuDuty[] {
  const taken = Math.min(modelOf(encounter, model).hp, amount);
  const made = damage(encounter, model, taken);
  const taker = gainer(encounter, by);
  if (taker !== undefined) {
    const is = modelOf(encounter, taker);
    is.hp = Math.min(cardOf(encounter, taker).hp.total, is.hp + taken);
  }
  return made;
}

/** E-102: who is of another Type is not controlled. */
function control(encounter: SuEncounter, { model, by, type, amount }: EffectDuty): SuDuty[] {
  if (type !== 'all' && !cardOf(encounter, model).keywords.type.includes(type ?? '')) return [];
  return [
    {
      due: 'control',
      ...newFrame(model, calledShotsOf(encounter, model)),
      ...(by === undefined ? {} : { by }),
      points: amount,
    },
  ];
}
