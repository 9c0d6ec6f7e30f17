/**
 * Other languages of the games, apart from `games.ts`: loaded only when another language is chosen. A game without a line is in
 * English.
 */
import { GERMAN as actionRound } from '../games/action-round/de/german.ts';
import { GERMAN as battletechKcw } from '../games/battletech-kcw/de/german.ts';
import { GERMAN as bulletproofBlues } from '../games/bulletproof-blues/de/german.ts';
import { GERMAN as ssua } from '../games/ssua/de/german.ts';
import { GERMAN as supersUnlimited } from '../games/supers-unlimited/de/german.ts';
import type { LanguageTexts } from '../language/translation.ts';

/** By the ids of their games. */
export const GERMAN_OF_GAMES: ReadonlyMap<string, LanguageTexts> = new Map<string, LanguageTexts>([
  ['supers-unlimited', supersUnlimited],
  ['ssua', ssua],
  ['battletech-kcw', battletechKcw],
  ['action-round', actionRound],
  ['bulletproof-blues', bulletproofBlues],
]);
