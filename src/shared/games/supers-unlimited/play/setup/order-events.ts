/** The Battle of Wits, the order of the Turns, and the first of them (E-136). */
import { bool, dice, id, ids, listOf, withDefault } from '../../../../play/event/keys.ts';
import { inState, wrongChoice } from '../../../../play/event/refusal.ts';
import { sideLevels } from '../ending/levels.ts';
import { cardOf, modelOf } from '../models.ts';
import { makeRoll, type RollEvent, refuseRoll, rollDice, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { nextTurn } from '../turn/next-turn.ts';
import { decide, refuseEntries } from './roll-off.ts';
import { oneDie, refuseRollOff, setupEvent } from './rows.ts';

/** E?54: before deploying, or after it as printed. */
const witsStep = ({ options }: SuEncounter): number => (options['su.witsBeforeDeploy'] ? 7 : 9);

interface Entry {
  readonly side: string;
  readonly dice: readonly number[];
  readonly powerUp: boolean;
}

/** The Mind roll of a Leader; undefined for a side that has none. */
export function witsRoll(encounter: SuEncounter, { side }: Pick<Entry, 'side'>): TraitRoll | undefined {
  const leader = encounter.state.extra.leaders.get(side);
  if (leader === undefined) return undefined;
  return {
    roller: leader,
    dice: cardOf(encounter, leader).traits.mind.dice,
    need: encounter.options['su.witsTn'],
    bonus: 0,
  };
}

const asRoll = ({ dice, powerUp }: Entry): RollEvent => ({ dice, powerUp, growth: [], rerolls: [] });

export const wits = setupEvent({
  kind: 'wits',
  step: witsStep,
  isDone: ({ state }) => state.witsWinner !== null,
  spec: {
    keys: { rolls: listOf({ side: id('side'), dice, powerUp: withDefault(bool, false) }) },
    refuse(encounter, { rolls }) {
      const refusal = refuseRollOff(encounter, 'wits', rolls);
      if (refusal) return refusal;
      for (const entry of rolls) {
        const roll = witsRoll(encounter, entry);
        // Nobody leads, so no Super does who could Power Up.
        if (!roll && entry.powerUp) return inState('henchman', 'E-64');
        const why = roll && refuseRoll(encounter, roll, asRoll(entry));
        if (why) return why;
      }
      return undefined;
    },
    dice: (encounter, { rolls }) =>
      rolls.flatMap((entry) => {
        const roll = witsRoll(encounter, entry);
        if (roll) return rollDice(encounter, roll, asRoll(entry));
        return oneDie(entry.dice).map((asked) => ({ ...asked, length: 0 }));
      }),
    apply(encounter, { rolls }) {
      const successes = new Map<string, number>();
      for (const entry of rolls) {
        const roll = witsRoll(encounter, entry);
        successes.set(entry.side, roll ? makeRoll(encounter, roll, asRoll(entry)).successes : 0);
      }
      encounter.state.witsWinner = decide(encounter, 'wits', successes);
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
    apply(encounter) {
      const { state } = encounter;
      const deployed = new Set(state.deployed);
      for (const model of state.models.keys()) {
        if (!modelOf(encounter, model).out && !deployed.has(model)) state.deployed.push(model);
      }
      state.startLevels = sideLevels(encounter);
      state.side = null;
      nextTurn(encounter);
      return undefined;
    },
  },
});
