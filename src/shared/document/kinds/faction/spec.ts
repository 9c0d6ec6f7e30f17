/** Factions belong to no game: how they are read, completed and described. */
import type { DocumentSpec } from '../../document-spec.ts';
import { FACTION_LABELS } from '../../labels.ts';
import { type Faction, factionSchema } from '../../schema.ts';
import { normalFaction } from './normal-faction.ts';

export const factionSpec: DocumentSpec<Faction> = {
  schema: factionSchema,
  migrations: [],
  complete: normalFaction,
  labels: FACTION_LABELS,
};
