import type { DocumentKind } from '../document-kind.ts';
import type { Encounter } from '../encounter.ts';
import { NOTHING_CHECKED } from '../nothing-checked.ts';
import { renameInEncounter } from './rename.ts';
import { encounterSpec } from './spec.ts';

export const encounterKind = {
  format: 'rollcall.encounter',
  name: 'encounter',
  words: { one: 'encounter', many: 'encounters', indefinite: 'an encounter', unnamed: 'an unnamed encounter' },
  extension: '.encounter.json',
  table: 'encounters',
  owner: 'played-game',
  spec: encounterSpec,
  embeds: { characters: 'rollcall.character', factions: 'rollcall.faction' },
  amongLists: NOTHING_CHECKED,
  rename: renameInEncounter,
  pages: { encounters: 'encounters', encounter: 'encounters/:id' },
  opensIn: 'encounter',
} as const satisfies DocumentKind<Encounter>;
