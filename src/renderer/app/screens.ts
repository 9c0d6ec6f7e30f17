/** The screens. The first one that a start shows, the list of characters, is part of the start; the others come later. */
import type { ComponentType } from 'react';
import { type LazyComponent, lazyComponent } from '../components/lazy/lazy-component.tsx';
import { parseRoute, type Route } from '../navigation/router.ts';
import { fetchScreens } from './fetch-screens.ts';

export { CharacterListScreen } from '../features/characters/list/list-screen.tsx';

const lazyScreen = <P extends object>(load: () => Promise<ComponentType<P>>): LazyComponent<P> =>
  lazyComponent(load, { isScreen: true });

export const CharacterScreen = lazyScreen(
  async () => (await import('../features/characters/character-screen.tsx')).CharacterScreen,
);
export const CompareScreen = lazyScreen(
  async () => (await import('../features/compare/screen/compare-screen.tsx')).CompareScreen,
);
export const TeamListScreen = lazyScreen(
  async () => (await import('../features/teams/list/list-screen.tsx')).TeamListScreen,
);
export const TeamScreen = lazyScreen(async () => (await import('../features/teams/team-screen.tsx')).TeamScreen);
export const FactionListScreen = lazyScreen(
  async () => (await import('../features/factions/list/list-screen.tsx')).FactionListScreen,
);
export const FactionScreen = lazyScreen(
  async () => (await import('../features/factions/faction-screen.tsx')).FactionScreen,
);
export const DeckListScreen = lazyScreen(
  async () => (await import('../features/decks/list/list-screen.tsx')).DeckListScreen,
);
export const DeckScreen = lazyScreen(async () => (await import('../features/decks/deck-screen.tsx')).DeckScreen);
export const EventListScreen = lazyScreen(
  async () => (await import('../features/events/list/list-screen.tsx')).EventListScreen,
);
export const EventScreen = lazyScreen(async () => (await import('../features/events/event-screen.tsx')).EventScreen);
export const EncounterListScreen = lazyScreen(
  async () => (await import('../features/encounters/list/list-screen.tsx')).EncounterListScreen,
);
export const EncounterScreen = lazyScreen(
  async () => (await import('../features/encounters/encounter-screen.tsx')).EncounterScreen,
);
export const ShowScreen = lazyScreen(
  async () => (await import('../features/encounters/table/show/show-screen.tsx')).ShowScreen,
);
export const PrintScreen = lazyScreen(async () => (await import('../features/print/print-screen.tsx')).PrintScreen);
export const LibraryScreen = lazyScreen(
  async () => (await import('../features/library/library-screen.tsx')).LibraryScreen,
);
export const GalleryScreen = lazyScreen(
  async () => (await import('../features/templates/gallery/gallery-screen.tsx')).GalleryScreen,
);
export const StudioScreen = lazyScreen(async () => (await import('../features/studio/studio-screen.tsx')).StudioScreen);
export const SettingsScreen = lazyScreen(
  async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
);
export const GlossaryScreen = lazyScreen(
  async () => (await import('../features/glossary/glossary-screen.tsx')).GlossaryScreen,
);
export const AboutScreen = lazyScreen(async () => (await import('../features/about/about-screen.tsx')).AboutScreen);

/** In the order in which they are fetched. The list of characters is there. */
const LATER = {
  character: CharacterScreen,
  teams: TeamListScreen,
  team: TeamScreen,
  factions: FactionListScreen,
  faction: FactionScreen,
  decks: DeckListScreen,
  deck: DeckScreen,
  events: EventListScreen,
  event: EventScreen,
  encounters: EncounterListScreen,
  encounter: EncounterScreen,
  print: PrintScreen,
  library: LibraryScreen,
  settings: SettingsScreen,
  templates: GalleryScreen,
  studio: StudioScreen,
  glossary: GlossaryScreen,
  about: AboutScreen,
  compare: CompareScreen,
  'encounter-show': ShowScreen,
  characters: undefined,
} as const satisfies Record<Route['screen'], Pick<LazyComponent<never>, 'fetch'> | undefined>;

/** What saves everything to a file, first of all: it's needed when nothing can be loaded any more. */
const RESCUE = {
  fetch: () =>
    import('../features/transfer/export/save-from-memory.ts').then(
      () => undefined,
      () => undefined,
    ),
};

/** Loads all screens ahead, so that each opens at once. */
export const fetchAllScreens = (): (() => void) =>
  fetchScreens(
    [RESCUE, ...Object.values(LATER).filter((screen) => screen !== undefined)],
    (hash) => LATER[parseRoute(hash).screen],
  );
