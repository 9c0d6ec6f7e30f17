import { Dices } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createEncounter } from './actions.ts';

/** The screens, commands and list of encounters in this window. */
export const encountersFeature = {
  screens: {
    encounters: {
      title: (translate: Translate) => translate('shell.play'),
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).EncounterListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-play',
          route: { screen: 'encounters' },
          label: (translate: Translate) => translate('shell.goPlay'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-play'),
          shortcut: 'mod+5',
          rail: { label: (translate: Translate) => translate('shell.play'), icon: Dices },
        },
      ],
    },
    encounter: {
      title: (translate: Translate) => translate('shell.play'),
      component: lazyScreen(withGames('play', async () => (await import('./encounter-screen.tsx')).EncounterScreen)),
      table: 'encounters',
      within: 'encounters',
    },
    'encounter-show': {
      title: (translate: Translate) => translate('shell.play'),
      component: lazyScreen(withGames('play', async () => (await import('./table/show/show-screen.tsx')).ShowScreen)),
      table: 'encounters',
    },
  },
  create: {
    id: 'new-encounter',
    label: (translate: Translate) => translate('encounters.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-encounter'),
    make: createEncounter,
    screens: ['encounters', 'encounter'],
  },
  gameList: 'encounters',
} satisfies KindFeature;
