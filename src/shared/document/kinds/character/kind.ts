import { orderedJson } from '../../fingerprint/canonical.ts';
import type { Character } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { renameInList } from '../rename-ids.ts';

export const characterKind = {
  format: 'rollcall.character',
  name: 'character',
  words: {
    one: 'character',
    many: 'characters',
    indefinite: 'a character',
    unnamed: 'an unnamed character',
  },
  extension: '.hero.json',
  table: 'characters',
  owner: 'game',
  embeds: {},
  hashedText: orderedJson,
  hasPictures: true,
  rename: (document, { factions }) => renameInList(document, 'factions', factions),
  pages: { characters: 'characters', character: 'characters/:id' },
  opensIn: 'character',
} as const satisfies DocumentKind<Character>;
