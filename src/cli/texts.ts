/** Loads the texts of the command line, in English or in the language of ROLLCALL_LANGUAGE. */
import english from '../../languages/en/cli.json';
import type { GameCatalog } from '../shared/document/game-catalog.ts';
import type { Game } from '../shared/games/game.ts';
import { loadGameTexts, PSEUDO_LOCALE } from '../shared/texts/catalogues.ts';
import { createTranslate, type MessageCatalog, type Translate } from '../shared/texts/translate.ts';

/** The name of the environment variable. */
export const LANGUAGE_VARIABLE = 'ROLLCALL_LANGUAGE';

/** The catalogs of other languages, loaded when they are used. */
const CATALOG_LOADERS = import.meta.glob<MessageCatalog>(
  ['../../languages/*/cli.json', '!../../languages/en/cli.json'],
  {
    import: 'default',
  },
);

const getCatalogPath = (language: string): string => `../../languages/${language}/cli.json`;

/** Lists the languages of the command line. */
const listLanguages = (): string[] => [
  'en',
  ...Object.keys(CATALOG_LOADERS).flatMap((catalogPath) => catalogPath.split('/').at(-2) ?? []),
];

const createEnglish = (): Translate => createTranslate('en', [english]);

/** Returns the available languages if the requested one is not among them, or else undefined. */
export function findOtherLanguages(language: string): readonly string[] | undefined {
  const availableLanguages = listLanguages();
  return language === PSEUDO_LOCALE || availableLanguages.includes(language) ? undefined : availableLanguages;
}

/** Loads the texts of a language. English is the fallback for missing translations and unknown languages. */
export async function loadTranslate(language: string, gameCatalog: GameCatalog<Game>): Promise<Translate> {
  const translate = await loadCommandTexts(language);
  await loadGameTexts(translate, gameCatalog);
  return translate;
}

/** Loads English texts for output that programs read, which is the same in every language. */
export const loadEnglish = async (translate: Translate, gameCatalog: GameCatalog<Game>): Promise<Translate> =>
  translate.language === 'en' ? translate : loadTranslate('en', gameCatalog);

async function loadCommandTexts(language: string): Promise<Translate> {
  // The pseudo locale is English with accents and brackets, which shows texts that are missing from the catalogs.
  if (language === PSEUDO_LOCALE) {
    const { pseudoLocalize } = await import('../shared/texts/pseudo.ts');
    return createTranslate(language, [pseudoLocalize(english)]);
  }
  const messageCatalog = await CATALOG_LOADERS[getCatalogPath(language)]?.();
  return messageCatalog === undefined ? createEnglish() : createTranslate(language, [english, messageCatalog]);
}
