/** German of all sheets, loaded only where it is asked for. */

import type { Catalogue } from '../shared/document/catalogue.ts';
import type { Game } from '../shared/games/game.ts';
import { withPart } from '../shared/games/parts.ts';
import { GERMAN } from '../shared/german/german.ts';
import { switchLanguage } from '../shared/i18n/translation.ts';

/** Prints in German from now on. Returns a function that goes back to English. */
export async function speakGerman(games: Catalogue<Game>): Promise<() => void> {
  const { all } = await withPart(await withPart(games, 'german'), 'germanReference');
  const gameTexts = all.flatMap(({ german }) => german ?? []);
  const references = all.flatMap(({ germanReference }) => germanReference ?? []);
  return switchLanguage('de', [GERMAN, ...gameTexts, ...references]);
}
