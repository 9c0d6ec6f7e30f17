import { Shield } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createTeam } from './actions.ts';

/** Registers the screens, commands and other window parts of teams. */
export const teamsFeature = {
  screens: {
    teams: {
      title: (translate: Translate) => translate('shell.teams'),
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).TeamListScreen),
      undoesOperations: true,
      isOffered: ({ team }) => team !== undefined,
      entries: [
        {
          id: 'go-teams',
          route: { screen: 'teams' },
          label: (translate: Translate) => translate('shell.goTeams'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-teams'),
          shortcut: 'mod+2',
          rail: { label: (translate: Translate) => translate('shell.teams'), icon: Shield },
        },
      ],
    },
    team: {
      title: (translate: Translate) => translate('shell.teams'),
      component: lazyScreen(async () => (await import('./team-screen.tsx')).TeamScreen),
      table: 'teams',
      within: 'teams',
    },
  },
  create: {
    id: 'new-team',
    label: (translate: Translate) => translate('teams.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-team'),
    make: createTeam,
    screens: ['teams', 'team'],
    isOffered: ({ team }) => team !== undefined,
  },
  gameList: 'teams',
} satisfies KindFeature;
