/** The screens, one object each. Only the list of characters, the first one that a start shows, is part of the start. */
import { type ComponentType, createElement, type FunctionComponent } from 'react';
import { type LazyComponent, lazyComponent } from '../components/lazy/lazy-component.tsx';
import { CharacterListScreen } from '../features/characters/list/list-screen.tsx';
import { withGames } from '../games/with-games.ts';
import { parseRoute, type Route } from '../navigation/router.ts';
import type { TableName } from '../store/rows.ts';
import type { SHELL } from '../strings/shell.ts';
import { fetchScreens } from './fetch-screens.ts';

type RouteOf<Name extends Route['screen']> = Extract<Route, { screen: Name }>;
/** The props of a screen are the parts of its address, without its name. */
type PropsOf<Name extends Route['screen']> = Omit<RouteOf<Name>, 'screen'>;

interface Screen<Name extends Route['screen']> {
  /** The key of the sentence that names its section, in the title of the window. */
  readonly section: keyof typeof SHELL;
  /** The table whose documents it shows one of. */
  readonly table?: TableName;
  readonly component: FunctionComponent<PropsOf<Name>> & Partial<Pick<LazyComponent<PropsOf<Name>>, 'fetch'>>;
}

const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> =>
  lazyComponent(load, { isScreen: true });

/** In the order in which their code is loaded ahead. The address of a new screen goes to `navigation/router.ts`. */
export const SCREENS: { readonly [Name in Route['screen']]: Screen<Name> } = {
  characters: { section: 'characters', component: CharacterListScreen },
  character: {
    section: 'characters',
    table: 'characters',
    component: lazyScreen(
      withGames(
        'comparison',
        async () => (await import('../features/characters/character-screen.tsx')).CharacterScreen,
      ),
    ),
  },
  teams: {
    section: 'teams',
    component: lazyScreen(async () => (await import('../features/teams/list/list-screen.tsx')).TeamListScreen),
  },
  team: {
    section: 'teams',
    table: 'teams',
    component: lazyScreen(async () => (await import('../features/teams/team-screen.tsx')).TeamScreen),
  },
  factions: {
    section: 'factions',
    component: lazyScreen(async () => (await import('../features/factions/list/list-screen.tsx')).FactionListScreen),
  },
  faction: {
    section: 'factions',
    table: 'factions',
    component: lazyScreen(async () => (await import('../features/factions/faction-screen.tsx')).FactionScreen),
  },
  decks: {
    section: 'decks',
    component: lazyScreen(async () => (await import('../features/decks/list/list-screen.tsx')).DeckListScreen),
  },
  deck: {
    section: 'decks',
    table: 'decks',
    component: lazyScreen(async () => (await import('../features/decks/deck-screen.tsx')).DeckScreen),
  },
  events: {
    section: 'events',
    component: lazyScreen(async () => (await import('../features/events/list/list-screen.tsx')).EventListScreen),
  },
  event: {
    section: 'events',
    table: 'events',
    component: lazyScreen(
      withGames('planning', async () => (await import('../features/events/event-screen.tsx')).EventScreen),
    ),
  },
  encounters: {
    section: 'play',
    component: lazyScreen(
      async () => (await import('../features/encounters/list/list-screen.tsx')).EncounterListScreen,
    ),
  },
  encounter: {
    section: 'play',
    table: 'encounters',
    component: lazyScreen(
      withGames('play', async () => (await import('../features/encounters/encounter-screen.tsx')).EncounterScreen),
    ),
  },
  print: {
    section: 'print',
    component: lazyScreen(async () => (await import('../features/print/print-screen.tsx')).PrintScreen),
  },
  library: {
    section: 'library',
    component: lazyScreen(async () => (await import('../features/library/library-screen.tsx')).LibraryScreen),
  },
  settings: {
    section: 'settings',
    component: lazyScreen(async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen),
  },
  templates: {
    section: 'templates',
    component: lazyScreen(async () => (await import('../features/templates/gallery/gallery-screen.tsx')).GalleryScreen),
  },
  studio: {
    section: 'studio',
    table: 'templates',
    component: lazyScreen(async () => (await import('../features/studio/studio-screen.tsx')).StudioScreen),
  },
  glossary: {
    section: 'glossary',
    component: lazyScreen(async () => (await import('../features/glossary/glossary-screen.tsx')).GlossaryScreen),
  },
  about: {
    section: 'about',
    component: lazyScreen(async () => (await import('../features/about/about-screen.tsx')).AboutScreen),
  },
  compare: {
    section: 'characters',
    table: 'characters',
    component: lazyScreen(
      withGames(
        'comparison',
        async () => (await import('../features/compare/screen/compare-screen.tsx')).CompareScreen,
      ),
    ),
  },
  'encounter-show': {
    section: 'play',
    table: 'encounters',
    component: lazyScreen(
      withGames('play', async () => (await import('../features/encounters/table/show/show-screen.tsx')).ShowScreen),
    ),
  },
};

/** Renders the screen of an address. Another document gets a fresh screen, so that no state of the last one stays. */
export function screenAt(route: Route) {
  const { screen, ...props } = route;
  const { component } = SCREENS[screen];
  // The type of a route and the component of its screen belong together by the key of the table.
  return createElement(component as FunctionComponent<object>, { key: keyOf(route), ...props });
}

/** Addresses with the same key share one screen and its state: comparisons, and the parts of the library. */
function keyOf(route: Route): string {
  if (route.screen === 'compare' || !('id' in route)) return route.screen;
  return route.screen === 'print' ? `print/${route.of}/${route.id ?? ''}` : `${route.screen}/${route.id}`;
}

/** What saves everything to a file, first of all: it's needed when nothing can be loaded any more. */
const RESCUE = {
  fetch: () =>
    import('../features/transfer/export/save-from-memory.ts').then(
      () => undefined,
      () => undefined,
    ),
};

/** Returns what loads the code of a screen, or undefined for the one that is part of the start. */
const getLoader = ({ component: { fetch } }: { readonly component: { readonly fetch?: () => Promise<void> } }) =>
  fetch === undefined ? undefined : { fetch };

/** Loads all screens ahead, so that each opens at once. */
export const fetchAllScreens = (): (() => void) =>
  fetchScreens(
    [
      RESCUE,
      ...Object.values(SCREENS)
        .map(getLoader)
        .filter((loader) => loader !== undefined),
    ],
    (hash) => getLoader(SCREENS[parseRoute(hash).screen]),
  );
