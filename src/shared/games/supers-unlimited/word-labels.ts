/** Words of Supers Unlimited as people read them in forms and lists. What cards and files write is in `names.ts`. */
import { formatText, type LateText } from '../../texts/late-text.ts';
import type { TEAM_SIZES } from './facts.ts';
import { nameOf } from './names.ts';

const camelCase = (id: string): string => id.replace(/-\w/g, (letters) => letters.charAt(1).toUpperCase());

/** Returns the label of a word of the rules: a Class, a Type, a trait. A word that the rules do not know is shown as it is. */
export const nameWord = (id: string): LateText => {
  const key = `suTerms.${camelCase(id)}`;
  return (translate) => (translate.has(key) ? translate(key) : nameOf(id));
};

const GAME_SIZES: Readonly<Record<(typeof TEAM_SIZES)[number]['id'], LateText>> = {
  small: (translate) => translate('suForms.smallGame'),
  medium: (translate) => translate('suForms.mediumGame'),
  large: (translate) => translate('suForms.largeGame'),
  'secret-crisis': (translate) => translate('suForms.secretCrisisGame'),
};

/** Returns the label of a usual size of teams. */
export const nameGameSize = (id: keyof typeof GAME_SIZES): LateText => GAME_SIZES[id];

/** Returns the label of a number that an event limits: `power`, `fight.dice`. */
export function nameCeiling(key: string): LateText {
  const [first = '', second] = key.split('.');
  const name = nameWord(first);
  if (second === undefined) return name;
  return (translate) => {
    const trait = formatText(translate, name);
    return second === 'dice'
      ? translate('suForms.traitDice', { trait })
      : translate('suForms.traitResistance', { trait });
  };
}
