/** Fields that may be set by hand (`adjust`). */
import { type Adjustable, adjustEvent } from '../../../../play/event/common-events.ts';
import { nameOf } from '../../names.ts';
import { incapacitate, knockOut } from '../duties/losses.ts';
import { event, nothingButControl, PLAYING } from '../gates.ts';
import { cardOf, hold, modelOf } from '../models.ts';
import { HELD_EFFECTS, type SuEncounter, type SuModel } from '../state.ts';

const MOST = 99;

type Fields = Readonly<Record<string, Adjustable<SuEncounter>>>;

/** A plain number of a model. */
const number = (
  label: string,
  field: 'hp' | 'pp' | 'power' | 'move' | 'altitude' | 'bonusSuccesses',
  least: number,
  most: (encounter: SuEncounter, model: string, is: SuModel) => number,
  after?: (is: SuModel) => void,
): Adjustable<SuEncounter> => ({
  label,
  value: (encounter, model) => modelOf(encounter, model)[field],
  range: (encounter, model) => [least, most(encounter, model, modelOf(encounter, model))],
  set(encounter, model, to) {
    const is = modelOf(encounter, model);
    is[field] = to;
    after?.(is);
  },
});

const upToMost = () => MOST;

export const ADJUSTABLE: Fields = {
  hp: number('HP', 'hp', 1, (encounter, model) => cardOf(encounter, model).hp.total),
  pp: number('PP', 'pp', 0, (_encounter, __, { power }) => power),
  power: number('Power', 'power', 1, upToMost, (is) => {
    is.pp = Math.min(is.pp, is.power);
  }),
  move: number('Move', 'move', 0, upToMost),
  altitude: number('Altitude', 'altitude', 0, (_encounter, __, { move }) => move),
  ko: {
    label: 'KO’ed',
    value: (encounter, model) => Number(modelOf(encounter, model).ko),
    range: () => [0, 1],
    set(encounter, model, to) {
      if (to === 1) knockOut(encounter, model);
      else modelOf(encounter, model).ko = false;
    },
  },
  out: {
    label: 'Incapacitated',
    value: (encounter, model) => Number(modelOf(encounter, model).out),
    range: () => [0, 1],
    set(encounter, model, to) {
      if (to === 1) incapacitate(encounter, model);
      else comeBack(encounter, model);
    },
  },
  bonusSuccesses: number('Bonus Successes', 'bonusSuccesses', 0, upToMost),
  ...Object.fromEntries(
    HELD_EFFECTS.map((effect) => [
      effect,
      {
        label: nameOf(effect),
        value: (encounter: SuEncounter, model: string) => modelOf(encounter, model).effects.get(effect) ?? 0,
        range: () => [0, MOST] as const,
        set: (encounter: SuEncounter, model: string, to: number) => hold(modelOf(encounter, model), effect, to),
      },
    ]),
  ),
};

/** The fields that may be set. */
export const ADJUSTED: readonly string[] = Object.keys(ADJUSTABLE);

function comeBack(encounter: SuEncounter, model: string): void {
  const is = modelOf(encounter, model);
  is.out = false;
  is.hp = Math.max(1, is.hp);
  if (!encounter.state.deployed.includes(model)) encounter.state.deployed.push(model);
}

export const adjust = event({
  ...adjustEvent<SuEncounter>(ADJUSTABLE),
  due: nothingButControl,
  phases: ['setup', ...PLAYING],
});
