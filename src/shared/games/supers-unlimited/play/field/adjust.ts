/** Fields that may be set by hand (`adjust`). */
import { type Adjustable, adjustEvent } from '../../../../play/event/common-events.ts';
import { nameOf } from '../../names.ts';
import { incapacitate, knockOut } from '../duties/losses.ts';
import { event, nothingButControl, PLAYING } from '../gates.ts';
import { cardOf, hold, modelOf } from '../models.ts';
import { HELD_EFFECTS, type SuModel, type SuPlay } from '../state.ts';

const MOST = 99;

type Fields = Readonly<Record<string, Adjustable<SuPlay>>>;

/** A plain number of a model. */
const number = (
  label: string,
  field: 'hp' | 'pp' | 'power' | 'move' | 'altitude' | 'bonusSuccesses',
  least: number,
  most: (play: SuPlay, model: string, is: SuModel) => number,
  after?: (is: SuModel) => void,
): Adjustable<SuPlay> => ({
  label,
  value: (play, model) => modelOf(play, model)[field],
  range: (play, model) => [least, most(play, model, modelOf(play, model))],
  set(play, model, to) {
    const is = modelOf(play, model);
    is[field] = to;
    after?.(is);
  },
});

const upToMost = () => MOST;

export const ADJUSTABLE: Fields = {
  hp: number('HP', 'hp', 1, (play, model) => cardOf(play, model).hp.total),
  pp: number('PP', 'pp', 0, (_, __, { power }) => power),
  power: number('Power', 'power', 1, upToMost, (is) => {
    is.pp = Math.min(is.pp, is.power);
  }),
  move: number('Move', 'move', 0, upToMost),
  altitude: number('Altitude', 'altitude', 0, (_, __, { move }) => move),
  ko: {
    label: 'KO’ed',
    value: (play, model) => Number(modelOf(play, model).ko),
    range: () => [0, 1],
    set(play, model, to) {
      if (to === 1) knockOut(play, model);
      else modelOf(play, model).ko = false;
    },
  },
  out: {
    label: 'Incapacitated',
    value: (play, model) => Number(modelOf(play, model).out),
    range: () => [0, 1],
    set(play, model, to) {
      if (to === 1) incapacitate(play, model);
      else comeBack(play, model);
    },
  },
  bonusSuccesses: number('Bonus Successes', 'bonusSuccesses', 0, upToMost),
  ...Object.fromEntries(
    HELD_EFFECTS.map((effect) => [
      effect,
      {
        label: nameOf(effect),
        value: (play: SuPlay, model: string) => modelOf(play, model).effects.get(effect) ?? 0,
        range: () => [0, MOST] as const,
        set: (play: SuPlay, model: string, to: number) => hold(modelOf(play, model), effect, to),
      },
    ]),
  ),
};

/** The fields that may be set. */
export const ADJUSTED: readonly string[] = Object.keys(ADJUSTABLE);

function comeBack(play: SuPlay, model: string): void {
  const is = modelOf(play, model);
  is.out = false;
  is.hp = Math.max(1, is.hp);
  if (!play.state.deployed.includes(model)) play.state.deployed.push(model);
}

export const adjust = event({
  ...adjustEvent<SuPlay>(ADJUSTABLE),
  due: nothingButControl,
  phases: ['setup', ...PLAYING],
});
