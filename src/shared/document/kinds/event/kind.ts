import type { EventPack } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { replaceIdsInEvent } from './replace-ids.ts';

/** Event packs: an organizer's limits for teams. `DocumentKind` explains the properties. */
export const eventKind = {
  format: 'rollcall.event',
  name: 'event',
  nouns: { one: 'event pack', many: 'event packs' },
  extension: '.event.json',
  table: 'events',
  owner: 'game',
  embeds: {},
  replaceIds: replaceIdsInEvent,
  isExportedInLibrary: true,
  pages: { events: 'events', event: 'events/:id/:part(lists)?' },
  opensIn: 'event',
} as const satisfies DocumentKind<EventPack>;
