/** Specification of factions, which belong to no game. */
import type { DocumentSpec } from '../../document-spec.ts';
import { FACTION_LABELS } from '../../labels.ts';
import { type Faction, factionSchema } from '../../schema.ts';
import { normalizeFaction } from './normalize-faction.ts';

export const factionSpec: DocumentSpec<Faction> = {
  schema: factionSchema,
  migrations: [],
  complete: normalizeFaction,
  labels: FACTION_LABELS,
};
