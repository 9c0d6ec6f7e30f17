/** What SSUA says in German. */
import { fieldMessages } from '../../../character-fields/messages.ts';
import { valueText } from '../../../german/words.ts';
import { type LanguageTexts, translated } from '../../../i18n/translation.ts';
import { card } from '../card.ts';
import { MESSAGES } from '../check.ts';
import { FORM, LIST, NEEDS } from '../form.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { COMPARE_DE } from './compare.ts';
import { LABELS } from './labels.ts';
import { PLAY_DE, TAGS_DE } from './play.ts';
import { SHEETS_DE } from './sheets.ts';

export const german: LanguageTexts = {
  groups: [
    translated(MESSAGES, {
      ...fieldMessages('ssua'),
      'ssua.character.ap': ({ actual, required }) =>
        `AP ${valueText(actual)}, wo Mind und Agility zusammen ${valueText(required)} ergäben.`,
    }),
  ],
  phrases: {
    ...COMPARE_DE,
    ...SHEETS_DE,
    ...PLAY_DE,
    ...TAGS_DE,
    'Leave AP to Mind and Agility': 'AP Mind und Agility überlassen',
  },
  labelled: { of: [FORM, LIST, NEEDS, card.pieceKinds, OPTION_TEXTS], labels: LABELS },
};
