/**
 * Other languages of the games, apart from `games.ts`: loaded only when another language is chosen. A game without a line is in
 * English.
 */

import type { LanguageTexts } from '../i18n/translation.ts';
import { GERMAN as actionRound } from './action-round/de/german.ts';
import { GERMAN as battletechKcw } from './battletech-kcw/de/german.ts';
import { GERMAN as bulletproofBlues } from './bulletproof-blues/de/german.ts';
import { GERMAN as ssua } from './ssua/de/german.ts';
import { GERMAN as supersUnlimited } from './supers-unlimited/de/german.ts';

/** By the ids of their games. */
export const GERMAN_OF_GAMES: ReadonlyMap<string, LanguageTexts> = new Map<string, LanguageTexts>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
