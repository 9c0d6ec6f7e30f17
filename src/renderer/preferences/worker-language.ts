/** The language inside a worker: the page gives that of the window along as its name, and a sheet may be in another one. */
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { type Translation, translate, translated } from '../../shared/i18n/translation.ts';

let spoken = 'en';
let back = (): void => {};

/** From now on the worker speaks this language. Never fails: where it cannot be loaded the worker speaks English. */
async function speakIn(games: Catalogue<Game>, language: string): Promise<void> {
  if (language === spoken) return;
  back();
  back = () => {};
  spoken = 'en';
  if (language !== 'de') return;
  try {
    const { applySharedGerman } = await import('../strings/de/apply-shared.ts');
    back = await applySharedGerman(games);
    spoken = language;
  } catch (error) {
    console.error('The language could not be loaded', error);
  }
}

/** The language of the window, in which the worker judges. */
export const loadWorkerLanguage = (games: Catalogue<Game>): Promise<void> => speakIn(games, self.name);

/** Makes something in a language. Work that speaks must not go on beside it. */
export async function inLanguage<T>(games: Catalogue<Game>, language: string, make: () => Promise<T>): Promise<T> {
  const before = spoken;
  await speakIn(games, language);
  try {
    return await make();
  } finally {
    await speakIn(games, before);
  }
}

/** For workers that judge nothing: what Rollcall itself says, without the games. */
export async function loadWorkerWords(): Promise<void> {
  if (self.name !== 'de') return;
  try {
    (await import('../strings/de/apply-words.ts')).applyGermanWords();
  } catch (error) {
    console.error('The language could not be loaded', error);
  }
}

/** Loads a group of the window's sentences that a worker says itself. It stays in the language of the window, whatever sheets are in. */
export async function loadWorkerGroup<T extends object>(
  english: T,
  load: () => Promise<Translation<T>>,
): Promise<void> {
  if (self.name !== 'de') return;
  try {
    translate(translated(english, await load()));
  } catch (error) {
    console.error('The language could not be loaded', error);
  }
}
