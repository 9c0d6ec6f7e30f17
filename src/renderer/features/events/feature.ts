import { CalendarCheck } from 'lucide-react';
import { withGames } from '../../games/with-games.ts';
import { type KindFeature, lazyScreen } from '../../navigation/screen.ts';
import { EVENTS } from '../../strings/documents/events.ts';
import { MENU } from '../../strings/menu.ts';
import { SHELL } from '../../strings/shell.ts';
import { createEvent } from './actions.ts';

/** What the window has for events. */
export const eventsFeature = {
  screens: {
    events: {
      title: () => SHELL.events,
      component: lazyScreen(async () => (await import('./list/list-screen.tsx')).EventListScreen),
      isOffered: ({ event }) => event !== undefined,
      entries: [
        {
          id: 'go-events',
          route: { screen: 'events' },
          label: () => SHELL.goEvents,
          menuLabel: () => MENU.commands['go-events'],
          shortcut: 'mod+6',
          rail: { label: () => SHELL.events, icon: CalendarCheck },
        },
      ],
    },
    event: {
      title: () => SHELL.events,
      component: lazyScreen(withGames('planning', async () => (await import('./event-screen.tsx')).EventScreen)),
      table: 'events',
      within: 'events',
    },
  },
  create: {
    id: 'new-event',
    label: () => EVENTS.create,
    menuLabel: () => MENU.commands['new-event'],
    make: createEvent,
    screens: ['events', 'event'],
    isOffered: ({ event }) => event !== undefined,
  },
  gameList: 'events',
} satisfies KindFeature;
