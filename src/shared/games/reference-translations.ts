/** Other languages of the quick references: only who prints them loads these. A game is one line here too. */

import type { LanguageTexts } from '../i18n/translation.ts';
import { REFERENCE_DE as actionRound } from './action-round/de/reference.ts';
import { REFERENCE_DE as battletechKcw } from './battletech-kcw/de/reference.ts';
import { REFERENCE_DE as bulletproofBlues } from './bulletproof-blues/de/reference.ts';
import { REFERENCE_DE as ssua } from './ssua/de/reference.ts';
import { REFERENCE_DE as supersUnlimited } from './supers-unlimited/de/reference/reference.ts';

export const GERMAN_OF_REFERENCES: readonly LanguageTexts[] = [
  supersUnlimited,
  ...[ssua, battletechKcw, actionRound, bulletproofBlues].map((phrases) => ({ groups: [], phrases })),
];
