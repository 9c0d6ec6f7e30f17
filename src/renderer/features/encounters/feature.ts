import { Dices } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withGames } from '../../games/with-games.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';
import { createEncounter } from './actions.ts';

/** The screens and commands of encounters (see `KindFeature`): their list, one encounter, and the view for a second screen. */
export const encountersFeature = {
  screens: {
    encounters: {
      title: (translate: Translate) => translate('shell.play'),
      component: createLazyScreen(async () => (await import('./list/encounter-list-screen.tsx')).EncounterListScreen),
      // Undo on the list reverts operations on whole documents, such as a deletion.
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
      component: createLazyScreen(
        withGames('play', async () => (await import('./encounter-screen.tsx')).EncounterScreen),
      ),
      table: 'encounters',
      parentScreen: 'encounters',
    },
    'encounter-show': {
      title: (translate: Translate) => translate('shell.play'),
      component: createLazyScreen(
        withGames('play', async () => (await import('./play-screen/second-screen/second-screen.tsx')).SecondScreen),
      ),
      table: 'encounters',
    },
  },
  creation: {
    id: 'new-encounter',
    label: (translate: Translate) => translate('encounters.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-encounter'),
    createDocument: createEncounter,
    screens: ['encounters', 'encounter'],
  },
  gameList: 'encounters',
} satisfies KindFeature;
