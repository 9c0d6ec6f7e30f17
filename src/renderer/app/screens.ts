/** The screens. The first one that a start shows, the list of characters, is part of the start; the others come later. */
import { fetchScreens } from './fetch-screens.ts';
import { type LazyComponent, lazyComponent } from './lazy-component.tsx';
import { parseRoute, type Route } from './router.ts';

export { CharacterListScreen } from '../features/characters/list/list-screen.tsx';

export const CharacterScreen = lazyComponent(
  async () => (await import('../features/characters/character-screen.tsx')).CharacterScreen,
);
export const CompareScreen = lazyComponent(
  async () => (await import('../features/compare/screen/compare-screen.tsx')).CompareScreen,
);
export const TeamListScreen = lazyComponent(
  async () => (await import('../features/teams/list/list-screen.tsx')).TeamListScreen,
);
export const TeamScreen = lazyComponent(async () => (await import('../features/teams/team-screen.tsx')).TeamScreen);
export const FactionListScreen = lazyComponent(
  async () => (await import('../features/factions/list/list-screen.tsx')).FactionListScreen,
);
export const FactionScreen = lazyComponent(
  async () => (await import('../features/factions/faction-screen.tsx')).FactionScreen,
);
export const DeckListScreen = lazyComponent(
  async () => (await import('../features/decks/list/list-screen.tsx')).DeckListScreen,
);
export const DeckScreen = lazyComponent(async () => (await import('../features/decks/deck-screen.tsx')).DeckScreen);
export const EventListScreen = lazyComponent(
  async () => (await import('../features/events/list/list-screen.tsx')).EventListScreen,
);
export const EventScreen = lazyComponent(async () => (await import('../features/events/event-screen.tsx')).EventScreen);
export const EncounterListScreen = lazyComponent(
  async () => (await import('../features/encounters/list/list-screen.tsx')).EncounterListScreen,
);
export const EncounterScreen = lazyComponent(
  async () => (await import('../features/encounters/encounter-screen.tsx')).EncounterScreen,
);
export const ShowScreen = lazyComponent(
  async () => (await import('../features/encounters/table/show/show-screen.tsx')).ShowScreen,
);
export const PrintScreen = lazyComponent(async () => (await import('../features/print/print-screen.tsx')).PrintScreen);
export const LibraryScreen = lazyComponent(
  async () => (await import('../features/library/library-screen.tsx')).LibraryScreen,
);
export const GalleryScreen = lazyComponent(
  async () => (await import('../features/templates/gallery/gallery-screen.tsx')).GalleryScreen,
);
export const StudioScreen = lazyComponent(
  async () => (await import('../features/studio/studio-screen.tsx')).StudioScreen,
);
export const SettingsScreen = lazyComponent(
  async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
);
export const GlossaryScreen = lazyComponent(
  async () => (await import('../features/glossary/glossary-screen.tsx')).GlossaryScreen,
);
export const AboutScreen = lazyComponent(async () => (await import('../features/about/about-screen.tsx')).AboutScreen);

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

/** Loads all screens ahead, so that each opens at once. */
export const fetchAllScreens = (): (() => void) =>
  fetchScreens(
    Object.values(LATER).filter((screen) => screen !== undefined),
    (hash) => LATER[parseRoute(hash).screen],
  );
