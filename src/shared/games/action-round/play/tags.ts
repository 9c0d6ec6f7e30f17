/** Conditions of a model of the Action Round, for people. */
import { t } from '../../../i18n/phrases.ts';
import type { NameOf } from '../../../play/names.ts';
import { stateOf } from '../../../play/state.ts';
import { plain } from './plain.ts';
import type { ArPlay } from './state.ts';

const FATIGUE = ['', 'fatigued', 'exhausted', 'incapacitated'];

export function tagsOf(play: ArPlay, model: string, name: NameOf): string[] {
  const state = stateOf(play, model);
  const tags = [
    state.out ? 'out' : '',
    FATIGUE[state.fatigue] ?? '',
    state.delayed ? 'delayed' : '',
    state.ready === null ? '' : t`readied ${plain(state.ready.action)}: ${state.ready.trigger}`,
    state.bank ? t`a Quick left` : '',
    state.aim === null ? '' : t`aims at ${name(state.aim.target)} +${state.aim.bonus}`,
    state.reactions.length > 0 ? t`reacted: ${state.reactions.map(plain).join(', ')}` : '',
    ...state.effects.map(({ name }) => name),
    ...state.conditions,
  ];
  return tags.filter((tag) => tag !== '');
}
