import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { withPart } from '../../shared/games/parts.ts';
import { GERMAN } from '../../shared/german/german.ts';
import { switchLanguage } from '../../shared/i18n/translation.ts';

/** Puts findings, forms and sheets into German. Returns a function that goes back to English. */
export async function applySharedGerman(games: Catalogue<Game>): Promise<() => void> {
  const { all } = await withPart(games, 'german');
  return switchLanguage('de', [GERMAN, ...all.flatMap(({ german }) => german ?? [])]);
}
