/** Creates the edits that change a team's members. */

import { type Edit, type RequestedEdit, setOrRemove } from '../../../../shared/document/edit.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
import type { Member, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { getTeamRules } from '../../../../shared/rules/game-rules.ts';
import { combineChoices, findListedLeader } from '../../../../shared/text-list/create-team.ts';
import type { MemberChoice } from '../../../../shared/text-list/match-members.ts';
import type { TextListMatch } from '../../../../shared/text-list/match-text-list.ts';

/** Returns the members with one more copy of a character: in its existing entry, or in a new one at the end. */
export function addMemberCopy(members: readonly Member[], characterId: string): Member[] {
  const existingIndex = members.findIndex((member) => member.character === characterId);
  if (existingIndex < 0) return [...members, { character: characterId }];
  return members.map((member, index) =>
    index === existingIndex ? { ...member, copies: (member.copies ?? 1) + 1 } : member,
  );
}

/**
 * Returns the edits that add one copy of a character: to its existing entry, or in a new entry before the one at `index`, which is the
 * end by default. The edit is as small as possible, so that another window's change of another entry survives.
 */
export function addMember(team: Team, characterId: string, index: number = team.members.length): RequestedEdit[] {
  const existingIndex = team.members.findIndex((member) => member.character === characterId);
  if (existingIndex >= 0) {
    const copies = (team.members[existingIndex]?.copies ?? 1) + 1;
    return [{ op: 'set', path: `/members/${existingIndex}/copies`, value: copies }];
  }
  const newEntry = { character: characterId };
  return index < team.members.length
    ? [{ op: 'insert', path: `/members/${index}`, value: newEntry }]
    : [{ op: 'set', path: '/members/-', value: newEntry }];
}

/** Returns the id of the leader that the team names, in games that have one. */
export function getNamedLeaderId(gameCatalog: GameCatalog<Game>, team: Team): string | undefined {
  const { leaderPointer } = getTeamRules(gameCatalog, team);
  const leaderId = leaderPointer === undefined ? undefined : getValueAt(team, leaderPointer);
  return typeof leaderId === 'string' ? leaderId : undefined;
}

/** Returns the edits that set the leader, or remove it for undefined. */
export function setLeader(gameCatalog: GameCatalog<Game>, team: Team, characterId: string | undefined): Edit[] {
  const { leaderPointer } = getTeamRules(gameCatalog, team);
  return leaderPointer === undefined ? [] : [setOrRemove(leaderPointer, characterId)];
}

/** Returns the edits that remove an entry. If it is the last entry of the leader, the edits also clear the leader. */
export function removeMember(gameCatalog: GameCatalog<Game>, team: Team, index: number): Edit[] {
  const remainingMembers = team.members.filter((_member, memberIndex) => memberIndex !== index);
  const leaderId = getNamedLeaderId(gameCatalog, team);
  const isLeaderStillMember =
    leaderId === undefined || remainingMembers.some((member) => member.character === leaderId);
  const wasLeaderMember = team.members.some((member) => member.character === leaderId);
  const removal: Edit = { op: 'remove', path: `/members/${index}` };
  return isLeaderStillMember || !wasLeaderMember ? [removal] : [removal, ...setLeader(gameCatalog, team, undefined)];
}

/**
 * Returns the edits that add the members of a text list, and its leader if the team names none. As with single members, other entries
 * stay as they are.
 */
export function addListedMembers(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  choices: readonly MemberChoice[],
  leaderName: string | undefined,
): Edit[] {
  const leader = findListedLeader(choices, leaderName);
  const memberEdits = combineChoices(choices).map(({ character: { id: characterId }, copies }): Edit => {
    const existingIndex = team.members.findIndex((member) => member.character === characterId);
    return existingIndex < 0
      ? { op: 'set', path: '/members/-', value: createMember(characterId, copies) }
      : {
          op: 'set',
          path: `/members/${existingIndex}/copies`,
          value: (team.members[existingIndex]?.copies ?? 1) + copies,
        };
  });
  return leader === undefined || getNamedLeaderId(gameCatalog, team) !== undefined
    ? memberEdits
    : [...memberEdits, ...setLeader(gameCatalog, team, leader.character.id)];
}

const createMember = (characterId: string, copies: number): Member => ({
  character: characterId,
  ...(copies === 1 ? {} : { copies }),
});

/** Returns the edits that replace all members by those of a text list, with its leader and the settings that it states. */
export function replaceMembers(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  choices: readonly MemberChoice[],
  { leader: leaderName, edits }: Pick<TextListMatch, 'leader' | 'edits'>,
): Edit[] {
  const members = combineChoices(choices).map(({ character, copies }) => createMember(character.id, copies));
  const previousLeaderId = getNamedLeaderId(gameCatalog, team);
  const leaderId =
    findListedLeader(choices, leaderName)?.character.id ??
    members.find(({ character }) => character === previousLeaderId)?.character;
  return [
    { op: 'set', path: '/members', value: members },
    ...(leaderId === previousLeaderId ? [] : setLeader(gameCatalog, team, leaderId)),
    ...edits,
  ];
}
