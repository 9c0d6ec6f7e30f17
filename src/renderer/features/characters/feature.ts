import { UserRound } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withGames } from '../../games/with-games.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';
import { createCharacter } from './character-actions.ts';
import { CharacterListScreen } from './list/character-list-screen.tsx';

/** Registers the screens, commands and other window parts of characters. */
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
      component: createLazyScreen(
        withGames('comparison', async () => (await import('./character-screen.tsx')).CharacterScreen),
      ),
      table: 'characters',
      parentScreen: 'characters',
    },
    compare: {
      title: (translate: Translate) => translate('shell.characters'),
      component: createLazyScreen(
        withGames('comparison', async () => (await import('../compare/screen/compare-screen.tsx')).CompareScreen),
      ),
      table: 'characters',
      parentScreen: 'characters',
    },
  },
  creation: {
    id: 'new-character',
    label: (translate: Translate) => translate('characters.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-character'),
    createDocument: createCharacter,
    screens: ['characters', 'character', 'library', 'settings', 'about'],
  },
  gameList: 'characters',
} satisfies KindFeature;
