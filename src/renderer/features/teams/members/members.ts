/** Changes of a team's members, as edits. */
import type { Edit } from '../../../../shared/document/edit.ts';
import type { Faction } from '../../../../shared/document/schema.ts';
import type { Character, Member, Team } from '../../../../shared/games/supers-unlimited/documents/schema.ts';

/** The members with one more of a character: one copy more of its entry, or an entry of its own at the end. */
export function withMember(members: readonly Member[], id: string): Member[] {
  const at = members.findIndex((m) => m.character === id);
  if (at < 0) return [...members, { character: id }];
  return members.map((m, i) => (i === at ? { ...m, copies: (m.copies ?? 1) + 1 } : m));
}

/** Adds one of a character. A small edit where it can be one, so that another window's change of another entry stays. */
export function addMember(team: Team, id: string): Edit[] {
  const at = team.members.findIndex((m) => m.character === id);
  return at < 0
    ? [{ op: 'set', path: '/members/-', value: { character: id } }]
    : [{ op: 'set', path: `/members/${at}/copies`, value: (team.members[at]?.copies ?? 1) + 1 }];
}

/**
 * Takes an entry out, and the Leader's name along when the last entry of the Leader goes. The whole list is set, because
 * the entries below move up and half-typed copies are kept by their place.
 */
export function removeMember(team: Team, index: number): Edit[] {
  const left = team.members.filter((_, i) => i !== index);
  const leaderStays = team.leader === undefined || left.some((m) => m.character === team.leader);
  const wasMember = team.members.some((m) => m.character === team.leader);
  const members: Edit = { op: 'set', path: '/members', value: left };
  return leaderStays || !wasMember ? [members] : [members, { op: 'remove', path: '/leader' }];
}

/** What is written under another allegiance is kept when the kind changes, so that changing back loses nothing. */
export function otherKind(team: Team, kind: string, firstFaction: string | undefined): Team['allegiance'] {
  const { allegiance } = team;
  if (kind === 'faction' && allegiance.faction === undefined && firstFaction !== undefined) {
    return { ...allegiance, kind, faction: firstFaction };
  }
  return kind === 'alignment' && allegiance.alignment === undefined
    ? { ...allegiance, kind, alignment: 'hero' }
    : { ...allegiance, kind };
}

export interface FactionChoice {
  id: string;
  name: string;
  faction?: Faction;
}

/** Every faction a team may name: those it embeds, those of the library, and those that only characters speak of. */
export function factionChoices(
  team: Team,
  factions: readonly Faction[],
  characters: Iterable<Character>,
): FactionChoice[] {
  const found = new Map<string, FactionChoice>();
  for (const faction of [...(team.factions ?? []), ...factions]) {
    if (!found.has(faction.id)) found.set(faction.id, { id: faction.id, name: faction.name || faction.id, faction });
  }
  for (const { factions: named = [] } of characters) {
    for (const id of named) if (!found.has(id)) found.set(id, { id, name: id });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
