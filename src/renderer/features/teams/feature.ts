import { Shield } from 'lucide-react';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { TEAMS } from '../../strings/documents/teams.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';
import { createTeam } from './actions.ts';

/** What the window has for teams. */
export const teamsFeature = {
  screens: {
    teams: {
      title: () => SHELL.teams,
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).TeamListScreen),
      undoesOperations: true,
      isOffered: ({ team }) => team !== undefined,
      entries: [
        {
          id: 'go-teams',
          route: { screen: 'teams' },
          label: () => SHELL.goTeams,
          menuLabel: () => MENU.commands['go-teams'],
          shortcut: 'mod+2',
          rail: { label: () => SHELL.teams, icon: Shield },
        },
      ],
    },
    team: {
      title: () => SHELL.teams,
      component: lazyScreen(async () => (await import('./team-screen.tsx')).TeamScreen),
      table: 'teams',
      within: 'teams',
    },
  },
  create: {
    id: 'new-team',
    label: () => TEAMS.create,
    menuLabel: () => MENU.commands['new-team'],
    make: createTeam,
    screens: ['teams', 'team'],
    isOffered: ({ team }) => team !== undefined,
  },
  gameList: 'teams',
} satisfies KindFeature;
