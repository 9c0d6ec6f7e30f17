/** Lists the models that may act: the model that must answer the first duty, or else the models that the phase allows to act. */
import { getAnsweringModelId } from './duties/answer-events.ts';
import { listDeployableModels } from './setup/deploy.ts';
import type { SuEncounter } from './state.ts';
import { listChoosableModels } from './turn/choose.ts';
import { listHolders } from './turn/turn-events.ts';

export function listEligibleModels(encounter: SuEncounter): readonly string[] {
  const { state } = encounter;
  const [firstDuty] = state.due;
  if (firstDuty) return toList(getAnsweringModelId(firstDuty));
  switch (state.phase) {
    case 'setup':
      return listDeployableModels(encounter);
    case 'choose':
      return listChoosableModels(encounter);
    case 'recovery':
    case 'activation':
      return toList(state.active ?? undefined);
    case 'turn-end':
      return listHolders(encounter);
    case 'over':
      return [];
  }
}

const toList = (modelId: string | undefined): readonly string[] => (modelId === undefined ? [] : [modelId]);
