/** Labels of the Action Round in German. */
import type { LanguageTexts } from '../../../i18n/translation.ts';
import { card } from '../card.ts';
import { FORM, LIST, NEEDS } from '../form.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { LABELS } from './labels.ts';

export const german: LanguageTexts = {
  groups: [],
  phrases: {
    'Walks {0} ft': 'Geht {0} ft',
    'Power Level {0}, initiative {1}': 'Power Level {0}, Initiative {1}',
  },
  labelled: { of: [FORM, LIST, NEEDS, card.pieceKinds, OPTION_TEXTS], labels: LABELS },
};
