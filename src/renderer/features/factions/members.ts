import type { Character } from '../../../shared/document/schema.ts';

export interface Membership {
  readonly character: Character;
  /** Whether the character's card shows this faction's symbol, because the faction is the character's first one (E-29). */
  readonly showsSymbol: boolean;
}

/** Returns the members of a faction in their original order, but members whose cards show its symbol before all others. */
export function listMembers(factionId: string, characters: readonly Character[]): Membership[] {
  const members = characters
    .filter((character) => character.factions?.includes(factionId) === true)
    .map((character) => ({ character, showsSymbol: character.factions?.[0] === factionId }));
  return [...members.filter((member) => member.showsSymbol), ...members.filter((member) => !member.showsSymbol)];
}

/** Returns the number of members of each faction. */
export function countMembers(characters: readonly Character[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { factions = [] } of characters) {
    for (const factionId of new Set(factions)) counts.set(factionId, (counts.get(factionId) ?? 0) + 1);
  }
  return counts;
}
