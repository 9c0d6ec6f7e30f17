/** The screens. The first one that a start shows, the list of characters, is part of the start; the others come later. */
import { attempt } from '../failures/report-failure.ts';
import { lazyComponent } from './lazy-component.tsx';

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

const LATER = [
  CharacterScreen,
  TeamListScreen,
  TeamScreen,
  FactionListScreen,
  FactionScreen,
  DeckListScreen,
  DeckScreen,
  EventListScreen,
  EventScreen,
  EncounterListScreen,
  EncounterScreen,
  PrintScreen,
  LibraryScreen,
  SettingsScreen,
  GalleryScreen,
  StudioScreen,
  GlossaryScreen,
  AboutScreen,
] as const;

/** Loads all screens while the window is idle, so that each opens at once. */
export function fetchScreens(): () => void {
  const waiting = requestIdleCallback(() => {
    for (const screen of LATER) attempt(screen.fetch());
  });
  return () => cancelIdleCallback(waiting);
}
