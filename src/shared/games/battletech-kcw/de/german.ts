/** What BattleTech says in German. */
import { fieldMessages } from '../../../character-fields/messages.ts';
import { type LanguageTexts, translated } from '../../../i18n/translation.ts';
import { card } from '../card.ts';
import { MESSAGES } from '../check.ts';
import { UNITS } from '../fields.ts';
import { FORM, LIST, NEEDS } from '../form.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { COMPARE_DE } from './compare.ts';
import { LABELS } from './labels.ts';
import { PLAY_DE, TAGS_DE } from './play.ts';
import { SHEETS_DE } from './sheets.ts';

export const german: LanguageTexts = {
  groups: [
    translated(MESSAGES, {
      ...fieldMessages('bt'),
      'bt.character.skill-missing': ({ values }) =>
        `${values?.label} fehlt: Die Initiative zählt es bei ${values?.unit}.`,
    }),
  ],
  phrases: {
    ...COMPARE_DE,
    ...SHEETS_DE,
    ...PLAY_DE,
    ...TAGS_DE,
    'Set it to {0}, as usual for {1}': 'Auf {0} setzen, wie bei {1} üblich',
    'The initiative cannot be worked out yet.': 'Die Initiative lässt sich noch nicht ausrechnen.',
  },
  labelled: { of: [FORM, LIST, NEEDS, card.pieceKinds, UNITS, OPTION_TEXTS], labels: LABELS },
};
