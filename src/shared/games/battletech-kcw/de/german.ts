/** Labels of BattleTech in German. */
import type { LanguageTexts } from '../../../i18n/translation.ts';
import { card } from '../card.ts';
import { UNITS } from '../fields.ts';
import { FORM, LIST, NEEDS } from '../form.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { LABELS } from './labels.ts';

export const german: LanguageTexts = {
  groups: [],
  phrases: {
    'The initiative cannot be worked out yet.': 'Die Initiative lässt sich noch nicht ausrechnen.',
  },
  labelled: { of: [FORM, LIST, NEEDS, card.pieceKinds, UNITS, OPTION_TEXTS], labels: LABELS },
};
