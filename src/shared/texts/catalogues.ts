/**
 * Loads the message catalogs that the window, workers and the command line share. A catalog is a file in `languages/` for one language and
 * one area. Each area is loaded when needed.
 */
import { createTranslate, type MessageCatalog, type Translate } from './translate.ts';

/** English with accents and brackets, so that texts that aren't in a catalog are easy to see. */
export const PSEUDO_LOCALE = 'en-XA';

/** An area is the path of a catalog in the folder of its language, without the file extension. */
export type SharedArea = 'shared' | 'forms' | 'files' | 'cards' | 'play' | 'sheets' | `games/${string}`;

const CATALOG_LOADERS = import.meta.glob<MessageCatalog>(
  '../../../languages/*/{shared,forms,files,cards,play,sheets,games/*}.json',
  {
    import: 'default',
  },
);

/** Loads a catalog. Resolves to undefined if the language has no catalog for this area. */
type LoadCatalog<Area> = (language: string, area: Area) => Promise<MessageCatalog | undefined>;

/**
 * Returns a function that adds the messages of an area once. English is the fallback for untranslated messages.
 */
export function createAreaLoader<Area extends string>(
  loadCatalog: LoadCatalog<Area>,
): (translate: Translate, area: Area) => Promise<void> {
  const loadedAreas = new WeakMap<Translate, Map<Area, Promise<void>>>();
  return (translate, area) => {
    const areas = loadedAreas.get(translate) ?? new Map<Area, Promise<void>>();
    loadedAreas.set(translate, areas);
    const addingArea = areas.get(area) ?? addArea(translate, area, loadCatalog);
    areas.set(area, addingArea);
    // After a failure, the next caller tries again.
    addingArea.catch(() => areas.delete(area));
    return addingArea;
  };
}

async function addArea<Area>(translate: Translate, area: Area, loadCatalog: LoadCatalog<Area>): Promise<void> {
  const languages =
    translate.language === 'en' || translate.language === PSEUDO_LOCALE ? ['en'] : ['en', translate.language];
  const loadedCatalogs = await Promise.all(languages.map((language) => loadCatalog(language, area)));
  const catalogs = loadedCatalogs.filter((catalog) => catalog !== undefined);
  if (translate.language !== PSEUDO_LOCALE) return translate.add(...catalogs);
  const { pseudoLocalize } = await import('./pseudo.ts');
  translate.add(...catalogs.map(pseudoLocalize));
}

/** Adds the messages of a shared area once. */
export const loadSharedArea = createAreaLoader<SharedArea>(async (language, area) =>
  CATALOG_LOADERS[`../../../languages/${language}/${area}.json`]?.(),
);

/** Lists the languages with translated forms and games, English first. */
const listLanguages = (): readonly string[] => {
  const languages = Object.keys(CATALOG_LOADERS).flatMap((path) =>
    path.endsWith('/forms.json') ? (path.split('/').at(-2) ?? []) : [],
  );
  return ['en', ...languages.filter((language) => language !== 'en')];
};

/** Creates a function for each language that formats the words of games, to recognize words in texts that users wrote. */
export const loadAllLanguages = (games: GameList): Promise<readonly Translate[]> =>
  Promise.all(listLanguages().map((language) => createTranslateFor(language, games)));

/** The games of a game catalog. */
interface GameList {
  readonly all: readonly { readonly id: string }[];
}

/** Adds the messages of shared code and games except those for play: findings, forms, cards, files. */
export async function loadGameTexts(translate: Translate, games: GameList): Promise<void> {
  await Promise.all([
    ...(['shared', 'forms', 'files', 'cards'] as const).map((area) => loadSharedArea(translate, area)),
    ...games.all.flatMap(({ id }) => [
      loadSharedArea(translate, `games/${id}`),
      loadSharedArea(translate, `games/${id}-forms`),
    ]),
  ]);
}

/** Adds the messages for play: log events, questions, log lines, score sheets. */
export async function loadPlayTexts(translate: Translate, games: GameList): Promise<void> {
  await Promise.all([
    loadSharedArea(translate, 'play'),
    ...games.all.map(({ id }) => loadSharedArea(translate, `games/${id}-play`)),
  ]);
}

/** Creates the function that formats messages in a language, including the messages of games and of the given areas. */
export async function createTranslateFor(
  language: string,
  games: GameList,
  areas: readonly SharedArea[] = [],
): Promise<Translate> {
  const translate = createTranslate(language, []);
  await Promise.all([loadGameTexts(translate, games), ...areas.map((area) => loadSharedArea(translate, area))]);
  return translate;
}
