import { LayoutGrid } from 'lucide-react';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { DECKS } from '../../strings/documents/decks.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';
import { createDeck } from './actions.ts';

/** What the window has for decks. */
export const decksFeature = {
  screens: {
    decks: {
      title: () => SHELL.decks,
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).DeckListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-decks',
          route: { screen: 'decks' },
          label: () => SHELL.goDecks,
          menuLabel: () => MENU.commands['go-decks'],
          shortcut: 'mod+8',
          rail: { label: () => SHELL.decks, icon: LayoutGrid },
        },
      ],
    },
    deck: {
      title: () => SHELL.decks,
      component: lazyScreen(async () => (await import('./deck-screen.tsx')).DeckScreen),
      table: 'decks',
      within: 'decks',
    },
  },
  create: {
    id: 'new-deck',
    label: () => DECKS.create,
    menuLabel: () => MENU.commands['new-deck'],
    make: createDeck,
    screens: ['decks', 'deck'],
  },
} satisfies KindFeature;
