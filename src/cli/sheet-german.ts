/** German of all sheets, loaded only where it is asked for. */

import { GAMES } from '../shared/games/catalogue.ts';
import { withPart } from '../shared/games/parts.ts';
import { GERMAN } from '../shared/german/german.ts';
import { switchLanguage } from '../shared/i18n/translation.ts';

/** Prints in German from now on. Returns a function that goes back to English. */
export async function speakGerman(): Promise<() => void> {
  const { all } = await withPart(await withPart(GAMES, 'german'), 'germanReference');
  const games = all.flatMap(({ german }) => german ?? []);
  const references = all.flatMap(({ germanReference }) => germanReference ?? []);
  return switchLanguage('de', [GERMAN, ...games, ...references]);
}
