import { Flag } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createFaction } from './actions.ts';

/** What the window has for factions. */
export const factionsFeature = {
  screens: {
    factions: {
      title: (t: Translate) => t('shell.factions'),
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).FactionListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-factions',
          route: { screen: 'factions' },
          label: (t: Translate) => t('shell.goFactions'),
          menuLabel: (t: Translate) => t('menu.commands.go-factions'),
          shortcut: 'mod+3',
          rail: { label: (t: Translate) => t('shell.factions'), icon: Flag },
        },
      ],
    },
    faction: {
      title: (t: Translate) => t('shell.factions'),
      component: lazyScreen(async () => (await import('./faction-screen.tsx')).FactionScreen),
      table: 'factions',
      within: 'factions',
    },
  },
  create: {
    id: 'new-faction',
    label: (t: Translate) => t('factions.create'),
    menuLabel: (t: Translate) => t('menu.commands.new-faction'),
    make: createFaction,
    screens: ['factions', 'faction'],
  },
  gameList: 'factions',
} satisfies KindFeature;
