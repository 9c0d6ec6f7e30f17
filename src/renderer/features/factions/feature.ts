import { Flag } from 'lucide-react';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { FACTIONS } from '../../strings/documents/factions.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';
import { createFaction } from './actions.ts';

/** What the window has for factions. */
export const factionsFeature = {
  screens: {
    factions: {
      title: () => SHELL.factions,
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).FactionListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-factions',
          route: { screen: 'factions' },
          label: () => SHELL.goFactions,
          menuLabel: () => MENU.commands['go-factions'],
          shortcut: 'mod+3',
          rail: { label: () => SHELL.factions, icon: Flag },
        },
      ],
    },
    faction: {
      title: () => SHELL.factions,
      component: lazyScreen(async () => (await import('./faction-screen.tsx')).FactionScreen),
      table: 'factions',
      within: 'factions',
    },
  },
  create: {
    id: 'new-faction',
    label: () => FACTIONS.create,
    menuLabel: () => MENU.commands['new-faction'],
    make: createFaction,
    screens: ['factions', 'faction'],
  },
  gameList: 'factions',
} satisfies KindFeature;
