/** German for prints, loaded only where it is asked for. */

import type { Catalogue } from '../document/catalogue.ts';
import type { Game } from '../games/game.ts';
import { withPart } from '../games/parts.ts';
import { GERMAN } from '../german/german.ts';
import type { LanguageTexts } from '../i18n/translation.ts';

/** Returns what Rollcall and the games say in German, apart from what is in catalogues of messages. */
export async function loadGermanTexts(games: Catalogue<Game>): Promise<readonly LanguageTexts[]> {
  const { all } = await withPart(games, 'german');
  return [GERMAN, ...all.flatMap(({ german }) => german ?? [])];
}
