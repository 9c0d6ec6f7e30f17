/** Who may act: who must answer, else who may be the model of the event that moves play on. */
import { answerer } from './duties/answers.ts';
import { deployable } from './setup/deploy.ts';
import type { SuPlay } from './state.ts';
import { choosable } from './turn/choose.ts';
import { holders } from './turn/turn-events.ts';

export function mayAct(play: SuPlay): readonly string[] {
  const { state } = play;
  const [first] = state.due;
  if (first) return one(answerer(first));
  switch (state.phase) {
    case 'setup':
      return deployable(play);
    case 'choose':
      return choosable(play);
    case 'recovery':
    case 'activation':
      return one(state.active ?? undefined);
    case 'turn-end':
      return holders(play);
    case 'over':
      return [];
  }
}

const one = (model: string | undefined): readonly string[] => (model === undefined ? [] : [model]);
