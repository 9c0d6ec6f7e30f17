/** The language of the window. Terms of the rules stay in English in every language, as they are printed in the books. */

import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { LANGUAGES } from '../../shared/menu.ts';
import { inBackground } from '../failures/in-background.ts';
import type { Library } from '../store/library.ts';
import { preference } from './preference.ts';

/** Until the user chooses one, that of the system, where we speak it. */
export const LANGUAGE = preference('rollcall.language', LANGUAGES, navigator.language.startsWith('de') ? 'de' : 'en');

/**
 * Puts the sentences of the chosen language in the place of the English ones, before anything of the window is drawn. They
 * are loaded only where they are wanted.
 */
export async function loadLanguage(games: Catalogue<Game>): Promise<void> {
  const language = LANGUAGE.get();
  document.documentElement.lang = language;
  if (language !== 'de') return;
  const { applyGerman } = await import('../strings/de/apply.ts');
  await applyGerman(games);
}

/** Another language takes the whole window: it is loaded anew once everything typed is on disk, and shows the same screen. */
export function followLanguage(library: Library): void {
  LANGUAGE.store.subscribe(() =>
    inBackground(
      'Changing the language',
      library.settled().then(() => location.reload()),
    ),
  );
}
