/** Changes of a team's members, as edits. */

import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { valueAt } from '../../../../shared/document/pointer.ts';
import type { Character, Faction, Member, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { teamRulesOf } from '../../../../shared/rules/game-rules.ts';

/** The members with one more of a character: one copy more of its entry, or an entry of its own at the end. */
export function withMember(members: readonly Member[], id: string): Member[] {
  const at = members.findIndex((m) => m.character === id);
  if (at < 0) return [...members, { character: id }];
  return members.map((m, index) => (index === at ? { ...m, copies: (m.copies ?? 1) + 1 } : m));
}

/** Adds one of a character. A small edit where it can be one, so that another window's change of another entry stays. */
export function addMember(team: Team, id: string): Edit[] {
  const at = team.members.findIndex((m) => m.character === id);
  return at < 0
    ? [{ op: 'set', path: '/members/-', value: { character: id } }]
    : [{ op: 'set', path: `/members/${at}/copies`, value: (team.members[at]?.copies ?? 1) + 1 }];
}

/** Who the team names as its leader, in games that have one. */
export function namedLeader(gameCatalog: GameCatalog<Game>, team: Team): string | undefined {
  const { leaderAt } = teamRulesOf(gameCatalog, team);
  const named = leaderAt === undefined ? undefined : valueAt(team, leaderAt);
  return typeof named === 'string' ? named : undefined;
}

/** Names the leader, or nobody. */
export function nameLeader(gameCatalog: GameCatalog<Game>, team: Team, id: string | undefined): Edit[] {
  const { leaderAt } = teamRulesOf(gameCatalog, team);
  return leaderAt === undefined ? [] : [setOrRemove(leaderAt, id)];
}

/**
 * Takes an entry out, and the leader's name along when the last entry of the leader goes.
 */
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
