import { LayoutGrid } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';
import { createDeck } from './actions.ts';

/** Registers the screens, commands and other window parts of decks. */
export const decksFeature = {
  screens: {
    decks: {
      title: (translate: Translate) => translate('shell.decks'),
      component: createLazyScreen(async () => (await import('./list/deck-list-screen.tsx')).DeckListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-decks',
          route: { screen: 'decks' },
          label: (translate: Translate) => translate('shell.goDecks'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-decks'),
          shortcut: 'mod+8',
          rail: { label: (translate: Translate) => translate('shell.decks'), icon: LayoutGrid },
        },
      ],
    },
    deck: {
      title: (translate: Translate) => translate('shell.decks'),
      component: createLazyScreen(async () => (await import('./deck-screen.tsx')).DeckScreen),
      table: 'decks',
      parentScreen: 'decks',
    },
  },
  creation: {
    id: 'new-deck',
    label: (translate: Translate) => translate('decks.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-deck'),
    createDocument: createDeck,
    screens: ['decks', 'deck'],
  },
} satisfies KindFeature;
