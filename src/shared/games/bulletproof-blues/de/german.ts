/** Labels of Bulletproof Blues in German. */
import type { LanguageTexts } from '../../../i18n/translation.ts';
import { card } from '../card.ts';
import { FORM, LIST, NEEDS } from '../form.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { LABELS } from './labels.ts';

export const german: LanguageTexts = {
  groups: [],
  phrases: {
    'Order: 2d6 + {0}': 'Reihenfolge: 2d6 + {0}',
    'Blocks with 2d6 + {0}': 'Blockt mit 2d6 + {0}',
    'Dodges with 2d6 + {0}': 'Weicht mit 2d6 + {0} aus',
  },
  labelled: { of: [FORM, LIST, NEEDS, card.pieceKinds, OPTION_TEXTS], labels: LABELS },
};
