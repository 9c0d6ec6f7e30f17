/** Labels the words of Supers Unlimited for forms and lists. The names that cards and files use are in `names.ts`. */
import { formatLateText, type LateText } from '../../texts/late-text.ts';
import type { TEAM_SIZES } from './facts.ts';
import { getTermName } from './names.ts';

const toCamelCase = (termId: string): string => termId.replace(/-\w/g, (match) => match.charAt(1).toUpperCase());

/** Returns the label of a word of the rules: a Class, a Type, a trait. Words without a message get the name from `getTermName`. */
export const nameWord = (termId: string): LateText => {
  const messageKey = `suTerms.${toCamelCase(termId)}`;
  return (translate) => (translate.has(messageKey) ? translate(messageKey) : getTermName(termId));
};

const GAME_SIZES: Readonly<Record<(typeof TEAM_SIZES)[number]['id'], LateText>> = {
  small: (translate) => translate('suForms.smallGame'),
  medium: (translate) => translate('suForms.mediumGame'),
  large: (translate) => translate('suForms.largeGame'),
  'secret-crisis': (translate) => translate('suForms.secretCrisisGame'),
};

/** Returns the label of a size in `TEAM_SIZES`. */
export const nameGameSize = (sizeId: keyof typeof GAME_SIZES): LateText => GAME_SIZES[sizeId];

/** Returns the label of a ceiling: `power`, `fight.dice`. */
export function nameCeiling(ceilingKey: string): LateText {
  const [fieldName = '', numberName] = ceilingKey.split('.');
  const fieldLabel = nameWord(fieldName);
  if (numberName === undefined) return fieldLabel;
  return (translate) => {
    const trait = formatLateText(translate, fieldLabel);
    return numberName === 'dice'
      ? translate('suForms.traitDice', { trait })
      : translate('suForms.traitResistance', { trait });
  };
}
