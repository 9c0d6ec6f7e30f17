/** Lists the tags of a model of the Action Round, which show its conditions. */
import type { GetName } from '../../../play/model-names.ts';
import { getModelState } from '../../../play/state.ts';
import type { Translate } from '../../../texts/translate.ts';
import { formatLogValue, formatPlainWord } from './log-values.ts';
import type { ArEncounter } from './state.ts';

/** Tags by the level of fatigue. */
const FATIGUE_TAGS = ['', 'fatigued', 'exhausted', 'incapacitated'];

/** The texts of tags in one language. */
interface TagTexts {
  readied(action: string, trigger: string): string;
  readonly quickLeft: string;
  aims(target: string, bonus: number): string;
  reacted(reactions: readonly string[]): string;
}

/** Names of actions and Reactions in tags. Encounters store the tags of a model, so these names must not change. */
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

const getEnglishName = (actionId: string): string =>
  (Object.hasOwn(ENGLISH_NAMES, actionId) ? ENGLISH_NAMES[actionId] : undefined) ?? formatPlainWord(actionId);

/** Formats tags as encounters store them. */
export const ENGLISH_TAGS: TagTexts = {
  readied: (action, trigger) => `readied ${getEnglishName(action)}: ${trigger}`,
  quickLeft: 'a Quick left',
  aims: (target, bonus) => `aims at ${target} +${bonus}`,
  reacted: (reactions) => `reacted: ${reactions.map(getEnglishName).join(', ')}`,
};

/** Formats tags as people read them, with names for ids. */
export const translateTags = (translate: Translate, getName: GetName): TagTexts => ({
  readied: (action, trigger) => translate('arTags.readied', { action: formatLogValue(translate, action), trigger }),
  quickLeft: translate('arTags.quickLeft'),
  aims: (target, bonus) => translate('arTags.aims', { target: getName(target), bonus }),
  reacted: (reactions) =>
    translate('arTags.reacted', {
      reactions: reactions.map((reactionName) => formatLogValue(translate, reactionName)).join(', '),
    }),
});

export function listTags(encounter: ArEncounter, modelId: string, texts: TagTexts): string[] {
  const modelState = getModelState(encounter, modelId);
  const tags = [
    modelState.out ? 'out' : '',
    FATIGUE_TAGS[modelState.fatigue] ?? '',
    modelState.delayed ? 'delayed' : '',
    modelState.ready === null ? '' : texts.readied(modelState.ready.action, modelState.ready.trigger),
    modelState.bank ? texts.quickLeft : '',
    modelState.aim === null ? '' : texts.aims(modelState.aim.target, modelState.aim.bonus),
    modelState.reactions.length > 0 ? texts.reacted(modelState.reactions) : '',
    ...modelState.effects.map(({ name }) => name),
    ...modelState.conditions,
  ];
  return tags.filter((tag) => tag !== '');
}
