import { UserRound } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createCharacter } from './actions.ts';
import { CharacterListScreen } from './list/list-screen.tsx';

/** The parts of the window for characters. */
export const charactersFeature = {
  screens: {
    characters: {
      title: (translate: Translate) => translate('shell.characters'),
      component: CharacterListScreen,
      undoesOperations: true,
      entries: [
        {
          id: 'go-characters',
          route: { screen: 'characters' },
          label: (translate: Translate) => translate('shell.goCharacters'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-characters'),
          shortcut: 'mod+1',
          rail: { label: (translate: Translate) => translate('shell.characters'), icon: UserRound },
        },
      ],
    },
    character: {
      title: (translate: Translate) => translate('shell.characters'),
      component: lazyScreen(
        withGames('comparison', async () => (await import('./character-screen.tsx')).CharacterScreen),
      ),
      table: 'characters',
      within: 'characters',
    },
    compare: {
      title: (translate: Translate) => translate('shell.characters'),
      component: lazyScreen(
        withGames('comparison', async () => (await import('../compare/screen/compare-screen.tsx')).CompareScreen),
      ),
      table: 'characters',
      within: 'characters',
    },
  },
  create: {
    id: 'new-character',
    label: (translate: Translate) => translate('characters.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-character'),
    make: createCharacter,
    screens: ['characters', 'character', 'library', 'settings', 'about'],
  },
  gameList: 'characters',
} satisfies KindFeature;
