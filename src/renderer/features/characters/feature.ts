import { UserRound } from 'lucide-react';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { CHARACTERS } from '../../strings/documents/characters.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';
import { createCharacter } from './actions.ts';
import { CharacterListScreen } from './list/list-screen.tsx';

/** What the window has for characters. */
export const charactersFeature = {
  screens: {
    characters: {
      title: () => SHELL.characters,
      component: CharacterListScreen,
      undoesOperations: true,
      entries: [
        {
          id: 'go-characters',
          route: { screen: 'characters' },
          label: () => SHELL.goCharacters,
          menuLabel: () => MENU.commands['go-characters'],
          shortcut: 'mod+1',
          rail: { label: () => SHELL.characters, icon: UserRound },
        },
      ],
    },
    character: {
      title: () => SHELL.characters,
      component: lazyScreen(
        withGames('comparison', async () => (await import('./character-screen.tsx')).CharacterScreen),
      ),
      table: 'characters',
      within: 'characters',
    },
    compare: {
      title: () => SHELL.characters,
      component: lazyScreen(
        withGames('comparison', async () => (await import('../compare/screen/compare-screen.tsx')).CompareScreen),
      ),
      table: 'characters',
      within: 'characters',
    },
  },
  create: {
    id: 'new-character',
    label: () => CHARACTERS.create,
    menuLabel: () => MENU.commands['new-character'],
    make: createCharacter,
    screens: ['characters', 'character', 'library', 'settings', 'about'],
  },
  gameList: 'characters',
} satisfies KindFeature;
