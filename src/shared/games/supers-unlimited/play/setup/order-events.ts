/**
 * Defines the Battle of Wits, the turn order, and the start of the game. In the Battle of Wits, the Leaders of the sides roll Mind, and the
 * side with the most Successes decides the order (E-136).
 */
import { booleanKey, diceKey, idKey, idListKey, objectListKey, withDefault } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, createStateRefusal } from '../../../../play/event/refusal.ts';
import { sumLevelsInPlay } from '../ending/levels.ts';
import { getCard, getModel } from '../models.ts';
import { listRollDice, type RollEvent, refuseRoll, resolveRoll, type TraitRoll } from '../rolls/trait-roll.ts';
import type { SuEncounter } from '../state.ts';
import { startNextTurn } from '../turn/next-turn.ts';
import { decideRollOff, refuseEntries } from './roll-off.ts';
import { askOneDie, defineSetupEvent, refuseRollOff } from './setup-event.ts';

/** Returns the step of the Battle of Wits: 9, after deployment, as printed, or 7, before deployment, by the option (E?54). */
const getWitsStep = ({ options }: SuEncounter): number => (options['su.witsBeforeDeploy'] ? 7 : 9);

interface WitsEntry {
  readonly side: string;
  readonly dice: readonly number[];
  readonly powerUp: boolean;
}

/** Creates the Mind roll of a Leader. Returns undefined for a side without a Leader. */
export function createWitsRoll(
  encounter: SuEncounter,
  { side: sideId }: Pick<WitsEntry, 'side'>,
): TraitRoll | undefined {
  const leaderId = encounter.state.extra.leaders.get(sideId);
  if (leaderId === undefined) return undefined;
  return {
    roller: leaderId,
    dice: getCard(encounter, leaderId).traits.mind.dice,
    need: encounter.options['su.witsTn'],
    bonus: 0,
  };
}

const toRollEvent = ({ dice, powerUp }: WitsEntry): RollEvent => ({ dice, powerUp, growth: [], rerolls: [] });

export const witsEvent = defineSetupEvent({
  kind: 'wits',
  step: getWitsStep,
  isDone: ({ state }) => state.witsWinner !== null,
  spec: {
    keys: { rolls: objectListKey({ side: idKey('side'), dice: diceKey, powerUp: withDefault(booleanKey, false) }) },
    refuse(encounter, { rolls }) {
      const refusal = refuseRollOff(encounter, 'wits', rolls);
      if (refusal) return refusal;
      for (const entry of rolls) {
        const roll = createWitsRoll(encounter, entry);
        // A side without a Leader has no Super that could Power Up.
        if (!roll && entry.powerUp) return createStateRefusal('henchman', 'E-64');
        const rollRefusal = roll && refuseRoll(encounter, roll, toRollEvent(entry));
        if (rollRefusal) return rollRefusal;
      }
      return undefined;
    },
    dice: (encounter, { rolls }) =>
      rolls.flatMap((entry) => {
        const roll = createWitsRoll(encounter, entry);
        if (roll) return listRollDice(encounter, roll, toRollEvent(entry));
        // A side without a Leader rolls no dice.
        return askOneDie(entry.dice).map((requiredDice) => ({ ...requiredDice, length: 0 }));
      }),
    apply(encounter, { rolls }) {
      const successes = new Map<string, number>();
      for (const entry of rolls) {
        const roll = createWitsRoll(encounter, entry);
        successes.set(entry.side, roll ? resolveRoll(encounter, roll, toRollEvent(entry)).successes : 0);
      }
      encounter.state.witsWinner = decideRollOff(encounter, 'wits', successes);
      return { successes: Object.fromEntries(successes) };
    },
  },
});

export const turnOrderEvent = defineSetupEvent({
  kind: 'turn-order',
  step: getWitsStep,
  isDone: ({ state }) => state.order.length > 0,
  isNeverLate: true,
  spec: {
    keys: { order: idListKey('side') },
    refuse: ({ seats }, { order }) =>
      refuseEntries(
        order.map((sideId) => ({ side: sideId })),
        seats.map(({ id }) => id),
        'E-136',
      ),
    apply({ state }, { order }) {
      state.order = [...order];
      return undefined;
    },
  },
});

export const startEvent = defineSetupEvent({
  kind: 'start',
  step: 10,
  spec: {
    keys: {},
    refuse: ({ state }) => (state.order.length === 0 ? createChoiceRefusal('order', 'E-136') : undefined),
    apply(encounter) {
      const { state } = encounter;
      const deployedIds = new Set(state.deployed);
      for (const modelId of state.models.keys()) {
        if (!getModel(encounter, modelId).out && !deployedIds.has(modelId)) state.deployed.push(modelId);
      }
      state.startLevels = sumLevelsInPlay(encounter);
      state.side = null;
      startNextTurn(encounter);
      return undefined;
    },
  },
});
