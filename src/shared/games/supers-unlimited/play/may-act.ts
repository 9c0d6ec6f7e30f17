/** Who may act: who must answer, else who may be the model of the event that moves play on. */
import { answerer } from './duties/answers.ts';
import { deployable } from './setup/deploy.ts';
import type { SuEncounter } from './state.ts';
import { choosable } from './turn/choose.ts';
import { holders } from './turn/turn-events.ts';

export function mayAct(encounter: SuEncounter): readonly string[] {
  const { state } = encounter;
  const [first] = state.due;
  if (first) return one(answerer(first));
  switch (state.phase) {
    case 'setup':
      return deployable(encounter);
    case 'choose':
      return choosable(encounter);
    case 'recovery':
    case 'activation':
      return one(state.active ?? undefined);
    case 'turn-end':
      return holders(encounter);
    case 'over':
      return [];
  }
}

const one = (model: string | undefined): readonly string[] => (model === undefined ? [] : [model]);
