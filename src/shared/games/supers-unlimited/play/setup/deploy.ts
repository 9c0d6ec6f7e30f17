/** Whose turn it is to deploy, and deploying (E-135). */
import { id } from '../../../../play/event/keys.ts';
import { inState, notItsTurn, overLimit, wrongChoice } from '../../../../play/event/refusal.ts';
import { cardOf, modelOf, ownSide } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { setupEvent } from './rows.ts';

/** The step of deploying, as the rows of the set-up count. */
const STEP = 8;

const isLeft = ({ state }: SuEncounter, model: string, deployed: ReadonlySet<string>): boolean => {
  const is = state.models.get(model);
  return is !== undefined && !is.out && !is.summoned && !deployed.has(model);
};

interface Left {
  /** Infiltrators, once nobody else is left. */
  readonly isLate: boolean;
  /** Models of the class that is deployed now. */
  readonly models: readonly string[];
}

function leftToDeploy(encounter: SuEncounter): Left {
  const deployed = new Set(encounter.state.deployed);
  const left = [...encounter.figures.keys()].filter((model) => isLeft(encounter, model, deployed));
  const early = left.filter((model) => !cardOf(encounter, model).isInfiltrator);
  return early.length > 0 ? { isLate: false, models: early } : { isLate: true, models: left };
}

/** The side that deploys next; null when nobody is left or deploying is over. */
export function deployingSide(encounter: SuEncounter): string | null {
  const { state, seats } = encounter;
  if (state.step > STEP) return null;
  const { isLate, models } = leftToDeploy(encounter);
  if (models.length === 0) return null;
  const sides = new Set(models.map((model) => ownSide(encounter, model)));
  const order = state.order.length > 0 ? state.order : seats.map(({ id }) => id);
  const last = [...state.deployed].reverse().find((model) => !modelOf(encounter, model).summoned);
  const hasBegun = last !== undefined && cardOf(encounter, last).isInfiltrator === isLate;
  const from = hasBegun ? order.indexOf(ownSide(encounter, last)) + 1 : 0;
  return [...order.slice(from), ...order.slice(0, from)].find((side) => sides.has(side)) ?? null;
}

/** Models that may be deployed now. */
export const deployable = (encounter: SuEncounter): string[] =>
  leftToDeploy(encounter).models.filter((model) => ownSide(encounter, model) === encounter.state.side);

export const deploy = setupEvent({
  kind: 'deploy',
  step: STEP,
  spec: {
    keys: { model: id() },
    refuse(encounter, { model }) {
      if (ownSide(encounter, model) !== encounter.state.side) return notItsTurn('E-135');
      if (modelOf(encounter, model).out) return inState('out');
      if (encounter.state.deployed.includes(model)) return overLimit(1, 1, 'E-135');
      return leftToDeploy(encounter).models.includes(model) ? undefined : wrongChoice(model, 'E-131');
    },
    apply({ state }, { model }) {
      state.deployed.push(model);
      return undefined;
    },
  },
});
