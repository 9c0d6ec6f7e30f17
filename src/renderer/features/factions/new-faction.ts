import type { Faction } from '../../../shared/document/schema.ts';

/** A faction to start from: no symbol and no colours of its own yet. */
export function newFaction(id: string): Faction {
  return { format: 'rollcall.faction', version: 1, id, name: '' };
}
