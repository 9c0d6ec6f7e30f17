import { Shield } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createTeam } from './actions.ts';

/** What the window has for teams. */
export const teamsFeature = {
  screens: {
    teams: {
      title: (t: Translate) => t('shell.teams'),
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).TeamListScreen),
      undoesOperations: true,
      isOffered: ({ team }) => team !== undefined,
      entries: [
        {
          id: 'go-teams',
          route: { screen: 'teams' },
          label: (t: Translate) => t('shell.goTeams'),
          menuLabel: (t: Translate) => t('menu.commands.go-teams'),
          shortcut: 'mod+2',
          rail: { label: (t: Translate) => t('shell.teams'), icon: Shield },
        },
      ],
    },
    team: {
      title: (t: Translate) => t('shell.teams'),
      component: lazyScreen(async () => (await import('./team-screen.tsx')).TeamScreen),
      table: 'teams',
      within: 'teams',
    },
  },
  create: {
    id: 'new-team',
    label: (t: Translate) => t('teams.create'),
    menuLabel: (t: Translate) => t('menu.commands.new-team'),
    make: createTeam,
    screens: ['teams', 'team'],
    isOffered: ({ team }) => team !== undefined,
  },
  gameList: 'teams',
} satisfies KindFeature;
