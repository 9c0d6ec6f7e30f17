import { Flag } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';
import { createFaction } from './actions.ts';

/** Registers the screens, commands and other window parts of factions. */
export const factionsFeature = {
  screens: {
    factions: {
      title: (translate: Translate) => translate('shell.factions'),
      component: createLazyScreen(async () => (await import('./list/faction-list-screen.tsx')).FactionListScreen),
      undoesOperations: true,
      entries: [
        {
          id: 'go-factions',
          route: { screen: 'factions' },
          label: (translate: Translate) => translate('shell.goFactions'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-factions'),
          shortcut: 'mod+3',
          rail: { label: (translate: Translate) => translate('shell.factions'), icon: Flag },
        },
      ],
    },
    faction: {
      title: (translate: Translate) => translate('shell.factions'),
      component: createLazyScreen(async () => (await import('./faction-screen.tsx')).FactionScreen),
      table: 'factions',
      parentScreen: 'factions',
    },
  },
  creation: {
    id: 'new-faction',
    label: (translate: Translate) => translate('factions.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-faction'),
    createDocument: createFaction,
    screens: ['factions', 'faction'],
  },
  gameList: 'factions',
} satisfies KindFeature;
