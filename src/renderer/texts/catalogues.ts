/** Loads the catalogues of the window: `window` at the start, `screens` with the first screen that is loaded later. */
import englishWindow from '../../../languages/en/window.json';
import { createAreaLoader, PSEUDO_LOCALE } from '../../shared/texts/catalogues.ts';
import { createTranslate, type MessageCatalog, type Translate } from '../../shared/texts/translate.ts';

type Area = 'window' | 'screens' | 'credits';

const CATALOG_LOADERS = import.meta.glob<MessageCatalog>(
  ['../../../languages/*/{window,screens,credits}.json', '!../../../languages/en/window.json'],
  { import: 'default' },
);

const getCatalogPath = (language: string, area: Area): string => `../../../languages/${language}/${area}.json`;

/** Loads a catalogue of a language. Returns undefined if the language has no catalogue for this area. */
const loadCatalog = async (language: string, area: Area): Promise<MessageCatalog | undefined> =>
  CATALOG_LOADERS[getCatalogPath(language, area)]?.();

/** Formats messages in English until the catalogues of another language have been loaded. */
export const createEnglish = (): Translate => createTranslate('en', [englishWindow]);

/** Whether there is a catalogue of the first screen in a language other than English, complete or not. */
export const hasCatalog = (language: string): boolean =>
  language === PSEUDO_LOCALE || getCatalogPath(language, 'window') in CATALOG_LOADERS;

/** Loads the messages of the first screen. Messages that a language has not translated are in English. */
export async function loadTranslate(language: string): Promise<Translate> {
  if (language === 'en') return createEnglish();
  if (language === PSEUDO_LOCALE) {
    const { pseudoLocalize } = await import('../../shared/texts/pseudo.ts');
    return createTranslate(language, [pseudoLocalize(englishWindow)]);
  }
  const windowCatalog = await loadCatalog(language, 'window');
  return createTranslate(language, [englishWindow, ...(windowCatalog === undefined ? [] : [windowCatalog])]);
}

/** Adds the messages of an area to those of the window, once. */
export const loadArea = createAreaLoader<Area>(loadCatalog);
