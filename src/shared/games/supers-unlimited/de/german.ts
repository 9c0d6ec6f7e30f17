/** What Supers Unlimited says in German. */
import { type LanguageTexts, translated } from '../../../i18n/translation.ts';
import { PACK_FORM } from '../event-form.ts';
import { CHARACTER_FORM, NEEDS } from '../form/character-form.ts';
import { CHARACTER_LIST } from '../form/character-list.ts';
import { VOCABULARIES } from '../form/vocabularies.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { cardSpec } from '../printed/card-spec.ts';
import { teamRules } from '../team/team-rules.ts';
import { TEAM_TEXT } from '../team/team-text.ts';
import { FIXES_DE } from './fixes.ts';
import { FORMS_DE, TEAM_TEXT_DE } from './forms.ts';
import { LABELS } from './labels.ts';
import { OPTIONS_DE } from './options.ts';
import { SHEETS_DE } from './sheets.ts';

export const german: LanguageTexts = {
  groups: [translated(TEAM_TEXT, TEAM_TEXT_DE)],
  phrases: { ...SHEETS_DE, ...FIXES_DE, ...FORMS_DE },
  labelled: {
    of: [
      CHARACTER_FORM,
      CHARACTER_LIST,
      NEEDS,
      cardSpec.pieceKinds,
      teamRules,
      VOCABULARIES.sizes,
      PACK_FORM,
      OPTION_TEXTS,
    ],
    labels: { ...LABELS, ...OPTIONS_DE },
  },
};
