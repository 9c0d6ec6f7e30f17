/** Other languages of the quick references: only who prints them loads these. A game is one line here too. */
import { REFERENCE_DE as actionRound } from '../games/action-round/de/reference.ts';
import { REFERENCE_DE as battletechKcw } from '../games/battletech-kcw/de/reference.ts';
import { REFERENCE_DE as bulletproofBlues } from '../games/bulletproof-blues/de/reference.ts';
import { REFERENCE_DE as ssua } from '../games/ssua/de/reference.ts';
import { REFERENCE_DE as supersUnlimited } from '../games/supers-unlimited/de/reference/reference.ts';
import type { LanguageTexts } from '../language/translation.ts';

export const GERMAN_OF_REFERENCES: readonly LanguageTexts[] = [
  supersUnlimited,
  ...[ssua, battletechKcw, actionRound, bulletproofBlues].map((phrases) => ({ groups: [], phrases })),
];
