import type { Faction } from '../../../shared/document/schema.ts';

/** Creates a blank faction without a symbol and without colors. */
export function createBlankFaction(factionId: string): Faction {
  return { format: 'rollcall.faction', version: 1, id: factionId, name: '' };
}
