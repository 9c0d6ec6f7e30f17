import { Dices } from 'lucide-react';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { ENCOUNTERS } from '../../strings/documents/encounters.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';
import { createEncounter } from './actions.ts';

/** What the window has for encounters. */
export const encountersFeature = {
  screens: {
    encounters: {
      title: () => SHELL.play,
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).EncounterListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-play',
          route: { screen: 'encounters' },
          label: () => SHELL.goPlay,
          menuLabel: () => MENU.commands['go-play'],
          shortcut: 'mod+5',
          rail: { label: () => SHELL.play, icon: Dices },
        },
      ],
    },
    encounter: {
      title: () => SHELL.play,
      component: lazyScreen(withGames('play', async () => (await import('./encounter-screen.tsx')).EncounterScreen)),
      table: 'encounters',
      within: 'encounters',
    },
    'encounter-show': {
      title: () => SHELL.play,
      component: lazyScreen(withGames('play', async () => (await import('./table/show/show-screen.tsx')).ShowScreen)),
      table: 'encounters',
    },
  },
  create: {
    id: 'new-encounter',
    label: () => ENCOUNTERS.create,
    menuLabel: () => MENU.commands['new-encounter'],
    make: createEncounter,
    screens: ['encounters', 'encounter'],
  },
  gameList: 'encounters',
} satisfies KindFeature;
