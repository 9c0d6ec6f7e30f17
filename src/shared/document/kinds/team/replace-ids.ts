import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { ReplacedIds } from '../document-kind.ts';
import { excludeEmbeddedIds, replaceIdInField } from '../replace-ids.ts';

/** Returns the team with new ids of its members, leader and faction. */
export function replaceIdsInTeam(team: JsonObject, { characters, factions }: ReplacedIds): JsonObject {
  const memberIds = excludeEmbeddedIds(characters, team, 'characters');
  const factionIds = excludeEmbeddedIds(factions, team, 'factions');
  let changedTeam = team;
  if (Array.isArray(team.members)) {
    const changedMembers = team.members.map((member) =>
      isObject(member) ? replaceIdInField(member, 'character', memberIds) : member,
    );
    changedTeam = { ...changedTeam, members: changedMembers };
  }
  changedTeam = replaceIdInField(changedTeam, 'leader', memberIds);
  return isObject(changedTeam.allegiance)
    ? { ...changedTeam, allegiance: replaceIdInField(changedTeam.allegiance, 'faction', factionIds) }
    : changedTeam;
}
