/** Decides which side deploys next, and defines the event `deploy`. Sides deploy one model by turns (E-135), Infiltrators last. */
import { idKey } from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTurnRefusal,
} from '../../../../play/event/refusal.ts';
import { getCard, getModel, getOwnerSide } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { defineSetupEvent } from './setup-event.ts';

/** Number of the step of the setup in which models deploy. */
const DEPLOY_STEP = 8;

const isUndeployed = ({ state }: SuEncounter, modelId: string, deployedIds: ReadonlySet<string>): boolean => {
  const modelState = state.models.get(modelId);
  return modelState !== undefined && !modelState.out && !modelState.summoned && !deployedIds.has(modelId);
};

interface RemainingModels {
  /** Whether only Infiltrators are left. */
  readonly onlyInfiltrators: boolean;
  /** Models that deploy now: Infiltrators only if no other model is left. */
  readonly modelIds: readonly string[];
}

function findRemainingModels(encounter: SuEncounter): RemainingModels {
  const deployedIds = new Set(encounter.state.deployed);
  const remainingIds = [...encounter.figures.keys()].filter((modelId) => isUndeployed(encounter, modelId, deployedIds));
  const regularIds = remainingIds.filter((modelId) => !getCard(encounter, modelId).isInfiltrator);
  return regularIds.length > 0
    ? { onlyInfiltrators: false, modelIds: regularIds }
    : { onlyInfiltrators: true, modelIds: remainingIds };
}

/** Returns the side that deploys next, or null if no model is left or the step is over. */
export function findDeployingSide(encounter: SuEncounter): string | null {
  const { state, seats } = encounter;
  if (state.step > DEPLOY_STEP) return null;
  const { onlyInfiltrators, modelIds } = findRemainingModels(encounter);
  if (modelIds.length === 0) return null;
  const sideIds = new Set(modelIds.map((modelId) => getOwnerSide(encounter, modelId)));
  const order = state.order.length > 0 ? state.order : seats.map(({ id }) => id);
  const lastDeployedId = [...state.deployed].reverse().find((modelId) => !getModel(encounter, modelId).summoned);
  const hasGroupBegun =
    lastDeployedId !== undefined && getCard(encounter, lastDeployedId).isInfiltrator === onlyInfiltrators;
  const startIndex = hasGroupBegun ? order.indexOf(getOwnerSide(encounter, lastDeployedId)) + 1 : 0;
  return [...order.slice(startIndex), ...order.slice(0, startIndex)].find((sideId) => sideIds.has(sideId)) ?? null;
}

/** Lists the models that may deploy now. */
export const listDeployableModels = (encounter: SuEncounter): string[] =>
  findRemainingModels(encounter).modelIds.filter(
    (modelId) => getOwnerSide(encounter, modelId) === encounter.state.side,
  );

export const deployEvent = defineSetupEvent({
  kind: 'deploy',
  step: DEPLOY_STEP,
  spec: {
    keys: { model: idKey() },
    refuse(encounter, { model: modelId }) {
      if (getOwnerSide(encounter, modelId) !== encounter.state.side) return createTurnRefusal('E-135');
      if (getModel(encounter, modelId).out) return createStateRefusal('out');
      if (encounter.state.deployed.includes(modelId)) return createLimitRefusal(1, 1, 'E-135');
      return findRemainingModels(encounter).modelIds.includes(modelId)
        ? undefined
        : createChoiceRefusal(modelId, 'E-131');
    },
    apply({ state }, { model: modelId }) {
      state.deployed.push(modelId);
      return undefined;
    },
  },
});
