/** The Battle of Wits, the order of the Turns, and the first of them (E-136). */
import { bool, dice, id, ids, listOf, withDefault } from '../../../../play/event/keys.ts';
import { inState, wrongChoice } from '../../../../play/event/refusal.ts';
import { sideLevels } from '../ending/levels.ts';
import { cardOf, modelOf } from '../models.ts';
import { makeRoll, type RollEvent, refuseRoll, rollDice, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuPlay } from '../state.ts';
import { nextTurn } from '../turn/next-turn.ts';
import { decide, refuseEntries } from './roll-off.ts';
import { oneDie, refuseRollOff, setupEvent } from './rows.ts';

/** E?54: before deploying, or after it as printed. */
const witsStep = ({ options }: SuPlay): number => (options['su.witsBeforeDeploy'] ? 7 : 9);

interface Entry {
  readonly side: string;
  readonly dice: readonly number[];
  readonly powerUp: boolean;
}

/** The Mind roll of a Leader; undefined for a side that has none. */
export function witsRoll(play: SuPlay, { side }: Pick<Entry, 'side'>): TraitRoll | undefined {
  const leader = play.state.extra.leaders.get(side);
  if (leader === undefined) return undefined;
  return { roller: leader, dice: cardOf(play, leader).traits.mind.dice, need: play.options['su.witsTn'], bonus: 0 };
}

const asRoll = ({ dice, powerUp }: Entry): RollEvent => ({ dice, powerUp, growth: [], rerolls: [] });

export const wits = setupEvent({
  kind: 'wits',
  step: witsStep,
  isDone: ({ state }) => state.witsWinner !== null,
  spec: {
    keys: { rolls: listOf({ side: id('side'), dice, powerUp: withDefault(bool, false) }) },
    refuse(play, { rolls }) {
      const refusal = refuseRollOff(play, 'wits', rolls);
      if (refusal) return refusal;
      for (const entry of rolls) {
        const roll = witsRoll(play, entry);
        // Nobody leads, so no Super does who could Power Up.
        if (!roll && entry.powerUp) return inState('henchman', 'E-64');
        const why = roll && refuseRoll(play, roll, asRoll(entry));
        if (why) return why;
      }
      return undefined;
    },
    dice: (play, { rolls }) =>
      rolls.flatMap((entry) => {
        const roll = witsRoll(play, entry);
        if (roll) return rollDice(play, roll, asRoll(entry));
        return oneDie(entry.dice).map((asked) => ({ ...asked, length: 0 }));
      }),
    apply(play, { rolls }) {
      const successes = new Map<string, number>();
      for (const entry of rolls) {
        const roll = witsRoll(play, entry);
        successes.set(entry.side, roll ? makeRoll(play, roll, asRoll(entry)).successes : 0);
      }
      play.state.witsWinner = decide(play, 'wits', successes);
      return { successes: Object.fromEntries(successes) };
    },
  },
});

export const turnOrder = setupEvent({
  kind: 'turn-order',
  step: witsStep,
  isDone: ({ state }) => state.order.length > 0,
  isNeverLate: true,
  spec: {
    keys: { order: ids('side') },
    refuse: ({ seats }, { order }) =>
      refuseEntries(
        order.map((side) => ({ side })),
        seats.map(({ id }) => id),
        'E-136',
      ),
    apply({ state }, { order }) {
      state.order = [...order];
      return undefined;
    },
  },
});

export const startEvent = setupEvent({
  kind: 'start',
  step: 10,
  spec: {
    keys: {},
    refuse: ({ state }) => (state.order.length === 0 ? wrongChoice('order', 'E-136') : undefined),
    apply(play) {
      const { state } = play;
      const deployed = new Set(state.deployed);
      for (const model of state.models.keys()) {
        if (!modelOf(play, model).out && !deployed.has(model)) state.deployed.push(model);
      }
      state.startLevels = sideLevels(play);
      state.side = null;
      nextTurn(play);
      return undefined;
    },
  },
});
