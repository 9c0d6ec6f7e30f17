/** The quick reference of Supers Unlimited: its sentences take the place of the English ones. */
import type { LanguageTexts } from '../../../../i18n/translation.ts';
import { EFFECT_TEXT } from '../../reference/text/effects.ts';
import { FIELD_TEXT } from '../../reference/text/field.ts';
import { FIGHT_TEXT } from '../../reference/text/fight.ts';
import { EFFECT_TEXT_DE, FIELD_TEXT_DE } from './field.ts';
import { FIGHT_TEXT_DE } from './fight.ts';

/** Rows that say only what the English ones do - names of the rules and numbers - are not in the German ones. */
export const germanReference: LanguageTexts = {
  groups: [
    { english: FIGHT_TEXT, other: FIGHT_TEXT_DE },
    { english: FIELD_TEXT, other: FIELD_TEXT_DE },
    { english: EFFECT_TEXT, other: EFFECT_TEXT_DE },
  ],
  phrases: {
    'Turns, Actions, Combat': 'Turns, Actions, Kampf',
    'Battlezone, Scenarios, Gimmicks': 'Battlezone, Szenarien, Gimmicks',
  },
};
