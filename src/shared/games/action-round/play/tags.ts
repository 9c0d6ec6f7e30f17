/** Conditions of a model of the Action Round, for people. */
import type { NameOf } from '../../../play/names.ts';
import { getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { plain, plainWord } from './plain.ts';
import type { ArEncounter } from './state.ts';

const FATIGUE = ['', 'fatigued', 'exhausted', 'incapacitated'];

/** How tags are said. */
interface TagTexts {
  readied(action: string, trigger: string): string;
  readonly quickLeft: string;
  aims(target: string, bonus: number): string;
  reacted(reactions: readonly string[]): string;
}

/** What actions and Reactions are called in tags: the tags of a model are stored by encounters, and stay as they are. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  'attack-close': 'Close attack',
  'attack-court': 'Court attack',
  'attack-ranged': 'Ranged attack',
  'attack-rumor': 'Rumor attack',
  'pick-up': 'Pick up',
  stand: 'Stand up',
  stance: 'Change stance',
  ammo: 'Ammunition',
  'opportunity-attack': 'Opportunity attack',
  readied: 'Readied action',
  'use-power': 'Use a power',
  'use-skill': 'Use a skill',
  'use-tool': 'Use a tool',
  load: 'Load a weapon',
  'counter-stunt': 'Stunt in return',
  other: 'Something else',
};

const englishName = (id: string): string =>
  (Object.hasOwn(ENGLISH_NAMES, id) ? ENGLISH_NAMES[id] : undefined) ?? plainWord(id);

/** Tags as encounters store them. */
export const ENGLISH_TAGS: TagTexts = {
  readied: (action, trigger) => `readied ${englishName(action)}: ${trigger}`,
  quickLeft: 'a Quick left',
  aims: (target, bonus) => `aims at ${target} +${bonus}`,
  reacted: (reactions) => `reacted: ${reactions.map(englishName).join(', ')}`,
};

/** Tags as people read them, with names for ids. */
export const translateTags = (translate: Translate, name: NameOf): TagTexts => ({
  readied: (action, trigger) => translate('arTags.readied', { action: plain(translate, action), trigger }),
  quickLeft: translate('arTags.quickLeft'),
  aims: (target, bonus) => translate('arTags.aims', { target: name(target), bonus }),
  reacted: (reactions) =>
    translate('arTags.reacted', { reactions: reactions.map((each) => plain(translate, each)).join(', ') }),
});

export function tagsOf(encounter: ArEncounter, model: string, texts: TagTexts): string[] {
  const state = getModelState(encounter, model);
  const tags = [
    state.out ? 'out' : '',
    FATIGUE[state.fatigue] ?? '',
    state.delayed ? 'delayed' : '',
    state.ready === null ? '' : texts.readied(state.ready.action, state.ready.trigger),
    state.bank ? texts.quickLeft : '',
    state.aim === null ? '' : texts.aims(state.aim.target, state.aim.bonus),
    state.reactions.length > 0 ? texts.reacted(state.reactions) : '',
    ...state.effects.map(({ name }) => name),
    ...state.conditions,
  ];
  return tags.filter((tag) => tag !== '');
}
