import type { EventPack } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { renameInEvent } from './rename.ts';

export const eventKind = {
  format: 'rollcall.event',
  name: 'event',
  words: { one: 'event pack', many: 'event packs' },
  extension: '.event.json',
  table: 'events',
  owner: 'game',
  embeds: {},
  rename: renameInEvent,
  isExportedInLibrary: true,
  pages: { events: 'events', event: 'events/:id/:part(lists)?' },
  opensIn: 'event',
} as const satisfies DocumentKind<EventPack>;
