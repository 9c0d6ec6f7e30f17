import { writeOrderedJson } from '../../fingerprint/canonical.ts';
import type { Character } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { replaceIdsInList } from '../replace-ids.ts';

/** Characters, whose fields each game defines. `DocumentKind` explains the properties. */
export const characterKind = {
  format: 'rollcall.character',
  name: 'character',
  nouns: { one: 'character', many: 'characters' },
  extension: '.hero.json',
  table: 'characters',
  owner: 'game',
  embeds: {},
  getHashedText: writeOrderedJson,
  hasPictures: true,
  replaceIds: (document, { factions }) => replaceIdsInList(document, 'factions', factions),
  isPrinted: true,
  pages: { characters: 'characters', character: 'characters/:id', compare: 'compare/:id/:other?' },
  opensIn: 'character',
} as const satisfies DocumentKind<Character>;
