/** What Supers Unlimited says in German. */
import { type LanguageTexts, translated } from '../../../i18n/translation.ts';
import { PACK_FORM } from '../event-form.ts';
import { CHARACTER_FORM, NEEDS } from '../form/character-form.ts';
import { CHARACTER_LIST } from '../form/character-list.ts';
import { VOCABULARIES } from '../form/vocabularies.ts';
import { OPTION_TEXTS } from '../option-texts.ts';
import { cardSpec } from '../printed/card-spec.ts';
import { CARD_TEXTS } from '../printed/gimmick-text.ts';
import { MARKER_TEXT } from '../printed/marker-text.ts';
import { GIMMICK_TEXT, GIMMICK_TEXTS, MOMENT_LABELS } from '../reference/text/gimmicks.ts';
import { PLAY_TEXT } from '../reference/text/play.ts';
import { teamRules } from '../team/team-rules.ts';
import { TEAM_TEXT } from '../team/team-text.ts';
import { COMPARE_DE } from './compare.ts';
import { FIXES_DE } from './fixes.ts';
import { FORMS_DE, TEAM_TEXT_DE } from './forms.ts';
import { LABELS } from './labels.ts';
import { MARKER_TEXT_DE } from './markers.ts';
import { OPTIONS_DE } from './options.ts';
import { ACTIONS_DE, QUESTIONS_DE, REASONS_DE } from './play-forms.ts';
import { LINES_DE, STANDING_DE } from './play-lines.ts';
import { ROLLS_DE } from './play-rolls.ts';
import { CARD_TEXTS_DE, GIMMICK_TEXT_DE, GIMMICK_TEXTS_DE, MOMENT_LABELS_DE, PLAY_TEXT_DE } from './reference/play.ts';
import { SHEETS_DE } from './sheets.ts';

export const german: LanguageTexts = {
  groups: [
    translated(TEAM_TEXT, TEAM_TEXT_DE),
    // The form of a team, score sheets and cards of Gimmicks take their words from the quick reference.
    { english: PLAY_TEXT, other: PLAY_TEXT_DE },
    { english: GIMMICK_TEXT, other: GIMMICK_TEXT_DE },
    { english: GIMMICK_TEXTS, other: GIMMICK_TEXTS_DE },
    { english: MOMENT_LABELS, other: MOMENT_LABELS_DE },
    { english: CARD_TEXTS, other: CARD_TEXTS_DE },
    translated(MARKER_TEXT, MARKER_TEXT_DE),
  ],
  phrases: {
    ...COMPARE_DE,
    ...SHEETS_DE,
    ...FIXES_DE,
    ...FORMS_DE,
    ...LINES_DE,
    ...STANDING_DE,
    ...ACTIONS_DE,
    ...QUESTIONS_DE,
    ...REASONS_DE,
    ...ROLLS_DE,
  },
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
