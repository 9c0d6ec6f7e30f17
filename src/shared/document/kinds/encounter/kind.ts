import type { DocumentKind } from '../document-kind.ts';
import type { Encounter } from '../encounter.ts';
import { NOTHING_CHECKED } from '../nothing-checked.ts';
import { replaceIdsInEncounter } from './replace-ids.ts';
import { encounterSpec } from './spec.ts';

/** Encounters: games in progress. `DocumentKind` explains the properties. */
export const encounterKind = {
  format: 'rollcall.encounter',
  name: 'encounter',
  nouns: { one: 'encounter', many: 'encounters' },
  extension: '.encounter.json',
  table: 'encounters',
  owner: 'played-game',
  spec: encounterSpec,
  embeds: { characters: 'rollcall.character', factions: 'rollcall.faction' },
  submissionLabel: NOTHING_CHECKED,
  replaceIds: replaceIdsInEncounter,
  isPrinted: true,
  pages: { encounters: 'encounters', encounter: 'encounters/:id', 'encounter-show': 'encounters/:id/show' },
  opensIn: 'encounter',
} as const satisfies DocumentKind<Encounter>;
