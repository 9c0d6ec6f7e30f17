import type { EventPack } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { renameInEvent } from './rename.ts';

export const eventKind = {
  format: 'rollcall.event',
  name: 'event',
  words: { one: 'event pack', many: 'event packs', indefinite: 'an event pack', unnamed: 'an unnamed event pack' },
  extension: '.event.json',
  table: 'events',
  owner: 'game',
  embeds: {},
  rename: renameInEvent,
  pages: { events: 'events', event: 'events/:id/:part?' },
  opensIn: 'event',
} as const satisfies DocumentKind<EventPack>;
