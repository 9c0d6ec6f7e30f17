import { writeOrderedJson } from '../../fingerprint/canonical.ts';
import type { Faction } from '../../schema.ts';
import type { DocumentKind } from '../document-kind.ts';
import { factionSpec } from './spec.ts';

/** Factions: a name, symbol and colors that characters of any game share. `DocumentKind` explains the properties. */
export const factionKind = {
  format: 'rollcall.faction',
  name: 'faction',
  nouns: { one: 'faction', many: 'factions' },
  extension: '.faction.json',
  table: 'factions',
  owner: 'rollcall',
  spec: factionSpec,
  embeds: {},
  getHashedText: writeOrderedJson,
  hasPictures: true,
  isPrinted: true,
  pages: { factions: 'factions', faction: 'factions/:id' },
  opensIn: 'faction',
} as const satisfies DocumentKind<Faction>;
