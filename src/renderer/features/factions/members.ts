import type { Character } from '../../../shared/document/schema.ts';

export interface Membership {
  readonly character: Character;
  /** Whether its card shows this faction's symbol: the faction is its first one (E-29). */
  readonly wears: boolean;
}

/** Returns the members of a faction, those whose cards show its symbol first, otherwise in the original order. */
export function membersOf(faction: string, characters: readonly Character[]): Membership[] {
  const members = characters
    .filter((character) => character.factions?.includes(faction) === true)
    .map((character) => ({ character, wears: character.factions?.[0] === faction }));
  return [...members.filter((m) => m.wears), ...members.filter((m) => !m.wears)];
}

/** Returns the number of members of each faction. */
export function memberCounts(characters: readonly Character[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { factions = [] } of characters) {
    for (const id of new Set(factions)) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
