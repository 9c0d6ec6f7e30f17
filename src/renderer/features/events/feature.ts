import { CalendarCheck } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createEvent } from './actions.ts';

/** Registers the screens, commands and other window parts of events. */
export const eventsFeature = {
  screens: {
    events: {
      title: (translate: Translate) => translate('shell.events'),
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).EventListScreen),
      isOffered: ({ event }) => event !== undefined,
      entries: [
        {
          id: 'go-events',
          route: { screen: 'events' },
          label: (translate: Translate) => translate('shell.goEvents'),
          menuLabel: (translate: Translate) => translate('menu.commands.go-events'),
          shortcut: 'mod+6',
          rail: { label: (translate: Translate) => translate('shell.events'), icon: CalendarCheck },
        },
      ],
    },
    event: {
      title: (translate: Translate) => translate('shell.events'),
      component: lazyScreen(withGames('planning', async () => (await import('./event-screen.tsx')).EventScreen)),
      table: 'events',
      within: 'events',
    },
  },
  create: {
    id: 'new-event',
    label: (translate: Translate) => translate('events.create'),
    menuLabel: (translate: Translate) => translate('menu.commands.new-event'),
    make: createEvent,
    screens: ['events', 'event'],
    isOffered: ({ event }) => event !== undefined,
  },
  gameList: 'events',
} satisfies KindFeature;
