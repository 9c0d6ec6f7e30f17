import type { Catalogue } from '../../../shared/document/catalogue.ts';
import type { Game } from '../../../shared/games/game.ts';
import { translate } from '../../../shared/i18n/translation.ts';
import { applySharedGerman } from './apply-shared.ts';
import { GERMAN } from './german.ts';

/** From now on everything that is read says it in German, where there are words for it. */
export async function applyGerman(games: Catalogue<Game>): Promise<void> {
  for (const one of GERMAN) translate(one);
  await applySharedGerman(games);
}
