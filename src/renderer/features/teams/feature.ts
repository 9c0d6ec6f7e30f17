import { Shield } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { createLazyScreen, type KindFeature } from '../../navigation/screen.ts';
import { createTeam } from './team-actions.ts';

/** Registers the screens, commands and other window parts of teams. */
export const teamsFeature = {
  screens: {
    teams: {
      title: (translate: Translate) => translate('shell.teams'),
      component: createLazyScreen(async () => (await import('./list/team-list-screen.tsx')).TeamListScreen),
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
      component: createLazyScreen(async () => (await import('./team-screen.tsx')).TeamScreen),
      table: 'teams',
      parentScreen: 'teams',
    },
  },
  creation: {
    id: 'new-team',
    label: (translate: Translate) => translate('teams.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-team'),
    createDocument: createTeam,
    screens: ['teams', 'team'],
    isOffered: ({ team }) => team !== undefined,
  },
  gameList: 'teams',
} satisfies KindFeature;
