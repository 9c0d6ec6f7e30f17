import { CalendarCheck } from 'lucide-react';
import type { Translate } from '../../../shared/texts/translate.ts';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { createEvent } from './actions.ts';

/** What the window has for events. */
export const eventsFeature = {
  screens: {
    events: {
      title: (t: Translate) => t('shell.events'),
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).EventListScreen),
      isOffered: ({ event }) => event !== undefined,
      entries: [
        {
          id: 'go-events',
          route: { screen: 'events' },
          label: (t: Translate) => t('shell.goEvents'),
          menuLabel: (t: Translate) => t('menu.commands.go-events'),
          shortcut: 'mod+6',
          rail: { label: (t: Translate) => t('shell.events'), icon: CalendarCheck },
        },
      ],
    },
    event: {
      title: (t: Translate) => t('shell.events'),
      component: lazyScreen(withGames('planning', async () => (await import('./event-screen.tsx')).EventScreen)),
      table: 'events',
      within: 'events',
    },
  },
  create: {
    id: 'new-event',
    label: (t: Translate) => t('events.create'),
    menuLabel: (t: Translate) => t('menu.commands.new-event'),
    make: createEvent,
    screens: ['events', 'event'],
    isOffered: ({ event }) => event !== undefined,
  },
  gameList: 'events',
} satisfies KindFeature;
