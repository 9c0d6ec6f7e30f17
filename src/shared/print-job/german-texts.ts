/** German for prints, loaded only where it is asked for. */

import type { Catalogue } from '../document/catalogue.ts';
import type { Game } from '../games/game.ts';
import { withPart } from '../games/parts.ts';
import { GERMAN } from '../german/german.ts';
import type { LanguageTexts } from '../i18n/translation.ts';

/** Returns what Rollcall and the games say in German, with or without the texts of quick references. */
export async function loadGermanTexts(
  games: Catalogue<Game>,
  withReferences: boolean,
): Promise<readonly LanguageTexts[]> {
  const { all } = await withPart(games, 'german');
  const gameTexts = all.flatMap(({ german }) => german ?? []);
  if (!withReferences) return [GERMAN, ...gameTexts];
  const { all: gamesWithReferences } = await withPart(games, 'germanReference');
  return [GERMAN, ...gameTexts, ...gamesWithReferences.flatMap(({ germanReference }) => germanReference ?? [])];
}
