/** What an Effect does to a model (E-100 to E-118). */
import { calledShotsOf } from '../actions/actor.ts';
import { type EffectDuty, newFrame, type SuDuty } from '../duty.ts';
import { cardOf, gainPower, held, hold, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { damage } from './losses.ts';

/** Carries an Effect out, and gives what becomes due. Who is out or Immune takes none. */
export function takeEffect(play: SuPlay, duty: EffectDuty): SuDuty[] {
  const { model, effect, amount, by } = duty;
  const is = modelOf(play, model);
  if (is.out || amount <= 0 || cardOf(play, model).immune.has(effect)) return [];
  switch (effect) {
    case 'damage':
      return damage(play, model, amount);
    case 'hp-drain':
      return drain(play, duty);
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
      return control(play, duty);
    case 'power-down':
    case 'power-drain': {
      const taken = Math.min(is.pp, amount);
      is.pp -= taken;
      const taker = effect === 'power-drain' ? gainer(play, by) : undefined;
      if (taker !== undefined) gainPower(modelOf(play, taker), taken);
      return [];
    }
    case 'knockback': {
      const inches = amount - cardOf(play, model).size;
      return inches > 0 ? [{ due: 'knockback', model, ...(by === undefined ? {} : { by }), amount: inches }] : [];
    }
    default:
      hold(is, effect, held(is, effect) + amount);
      return [];
  }
}

/** Who gains what an Effect takes: nobody where it is of nobody, or of somebody who is out. */
const gainer = (play: SuPlay, by: string | undefined): string | undefined =>
  by === undefined || modelOf(play, by).out ? undefined : by;

/** E-108: at most the HP that there are. */
function drain(play: SuPlay, { model, amount, by }: EffectDuty): SuDuty[] {
  const taken = Math.min(modelOf(play, model).hp, amount);
  const made = damage(play, model, taken);
  const taker = gainer(play, by);
  if (taker !== undefined) {
    const is = modelOf(play, taker);
    is.hp = Math.min(cardOf(play, taker).hp.total, is.hp + taken);
  }
  return made;
}

/** E-102: who is of another Type is not controlled. */
function control(play: SuPlay, { model, by, type, amount }: EffectDuty): SuDuty[] {
  if (type !== 'all' && !cardOf(play, model).keywords.type.includes(type ?? '')) return [];
  return [
    {
      due: 'control',
      ...newFrame(model, calledShotsOf(play, model)),
      ...(by === undefined ? {} : { by }),
      points: amount,
    },
  ];
}
