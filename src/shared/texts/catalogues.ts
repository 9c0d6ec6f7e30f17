/**
 * Loads the catalogues of messages that window, workers and command line share. A catalogue is a file of `languages/` for one
 * language and one area, and is loaded where its area is needed.
 */
import { createTranslate, type MessageCatalog, type Translate } from './translate.ts';

/** English with accents and brackets, in which texts stand out that are not in a catalogue. */
export const PSEUDO_LOCALE = 'en-XA';

/** An area is the path of a catalogue below the folder of its language, without its ending. */
export type SharedArea = 'shared' | 'forms' | 'files' | 'cards' | 'play' | 'sheets' | `games/${string}`;

const FILES = import.meta.glob<MessageCatalog>(
  '../../../languages/*/{shared,forms,files,cards,play,sheets,games/*}.json',
  {
    import: 'default',
  },
);

/** Loads a catalogue of a language. Undefined if the language has none for this area. */
type LoadCatalogue<Area> = (language: string, area: Area) => Promise<MessageCatalog | undefined>;

/**
 * Returns a function that adds the messages of an area to those that are loaded already, once. English stands in for what a
 * language has not translated.
 */
export function createAreaLoader<Area extends string>(
  loadCatalogue: LoadCatalogue<Area>,
): (translate: Translate, area: Area) => Promise<void> {
  const loaded = new WeakMap<Translate, Map<Area, Promise<void>>>();
  return (translate, area) => {
    const areas = loaded.get(translate) ?? new Map<Area, Promise<void>>();
    loaded.set(translate, areas);
    const adding = areas.get(area) ?? addArea(translate, area, loadCatalogue);
    areas.set(area, adding);
    // After a failure, whoever needs the area next tries again.
    adding.catch(() => areas.delete(area));
    return adding;
  };
}

async function addArea<Area>(translate: Translate, area: Area, loadCatalogue: LoadCatalogue<Area>): Promise<void> {
  const languages =
    translate.language === 'en' || translate.language === PSEUDO_LOCALE ? ['en'] : ['en', translate.language];
  const loaded = await Promise.all(languages.map((language) => loadCatalogue(language, area)));
  const catalogues = loaded.filter((catalogue) => catalogue !== undefined);
  if (translate.language !== PSEUDO_LOCALE) return translate.add(...catalogues);
  const { pseudoLocalize } = await import('./pseudo.ts');
  translate.add(...catalogues.map(pseudoLocalize));
}

/** Adds the messages of a shared area to those that are loaded already, once. */
export const loadSharedArea = createAreaLoader<SharedArea>(async (language, area) =>
  FILES[`../../../languages/${language}/${area}.json`]?.(),
);

/** Games by their ids, as a catalogue of games lists them. */
interface GameList {
  readonly all: readonly { readonly id: string }[];
}

/** Adds what the shared code and games say outside of play: findings, forms, cards, files. */
export async function loadGameTexts(translate: Translate, games: GameList): Promise<void> {
  await Promise.all([
    ...(['shared', 'forms', 'files', 'cards'] as const).map((area) => loadSharedArea(translate, area)),
    ...games.all.flatMap(({ id }) => [
      loadSharedArea(translate, `games/${id}`),
      loadSharedArea(translate, `games/${id}-forms`),
    ]),
  ]);
}

/** Adds what is said in play: events, questions, log lines, score sheets. */
export async function loadPlayTexts(translate: Translate, games: GameList): Promise<void> {
  await Promise.all([
    loadSharedArea(translate, 'play'),
    ...games.all.map(({ id }) => loadSharedArea(translate, `games/${id}-play`)),
  ]);
}

/** Makes the function that formats messages of a language, with those of games and of some further areas. */
export async function createTranslateFor(
  language: string,
  games: GameList,
  areas: readonly SharedArea[] = [],
): Promise<Translate> {
  const translate = createTranslate(language, []);
  await Promise.all([loadGameTexts(translate, games), ...areas.map((area) => loadSharedArea(translate, area))]);
  return translate;
}
