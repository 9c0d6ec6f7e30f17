/** Creates the edits that change a team's members. */

import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Character, Faction, Member, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';

/** Returns the members with one more copy of a character: in its existing entry, or in a new one at the end. */
export function withMember(members: readonly Member[], id: string): Member[] {
  const at = members.findIndex((m) => m.character === id);
  if (at < 0) return [...members, { character: id }];
  return members.map((m, index) => (index === at ? { ...m, copies: (m.copies ?? 1) + 1 } : m));
}

/**
 * Returns the edits that add one copy of a character. The edit is as small as possible, so that another window's change of
 * another entry survives.
 */
export function addMember(team: Team, id: string): Edit[] {
  const at = team.members.findIndex((m) => m.character === id);
  return at < 0
    ? [{ op: 'set', path: '/members/-', value: { character: id } }]
    : [{ op: 'set', path: `/members/${at}/copies`, value: (team.members[at]?.copies ?? 1) + 1 }];
}

/** Returns the id of the leader that the team names, in games that have one. */
export function namedLeader(gameCatalog: GameCatalog<Game>, team: Team): string | undefined {
  const { leaderPointer: leaderAt } = getTeamRules(gameCatalog, team);
  const named = leaderAt === undefined ? undefined : getValueAt(team, leaderAt);
  return typeof named === 'string' ? named : undefined;
}

/** Returns the edits that set the leader, or remove it for undefined. */
export function nameLeader(gameCatalog: GameCatalog<Game>, team: Team, id: string | undefined): Edit[] {
  const { leaderPointer: leaderAt } = getTeamRules(gameCatalog, team);
  return leaderAt === undefined ? [] : [setOrRemove(leaderAt, id)];
}

/** Returns the edits that remove an entry, and also the leader's name if the last entry of the leader is removed. */
export function removeMember(gameCatalog: GameCatalog<Game>, team: Team, index: number): Edit[] {
  const left = team.members.filter((_, i) => i !== index);
  const leader = namedLeader(gameCatalog, team);
  const leaderStays = leader === undefined || left.some((m) => m.character === leader);
  const wasMember = team.members.some((m) => m.character === leader);
  const removal: Edit = { op: 'remove', path: `/members/${index}` };
  return leaderStays || !wasMember ? [removal] : [removal, ...nameLeader(gameCatalog, team, undefined)];
}

export interface FactionChoice {
  id: string;
  name: string;
  faction?: Faction;
}

/** Returns every faction that a team can name: those it embeds, those of the library, and those that only characters mention. */
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
