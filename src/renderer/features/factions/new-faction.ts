import type { Faction } from '../../../shared/document/schema.ts';

/** Creates a blank faction without a symbol and without colors. */
export function newFaction(id: string): Faction {
  return { format: 'rollcall.faction', version: 1, id, name: '' };
}
