import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { ReplacedIds } from '../document-kind.ts';
import { replaceIdInField, withoutEmbedded } from '../replace-ids.ts';

/** The team with new ids of its members, its leader and its faction. */
export function replaceIdsInTeam(team: JsonObject, { characters, factions }: ReplacedIds): JsonObject {
  const memberIds = withoutEmbedded(characters, team, 'characters');
  const factionIds = withoutEmbedded(factions, team, 'factions');
  let out = team;
  if (Array.isArray(team.members)) {
    const members = team.members.map((member) =>
      isObject(member) ? replaceIdInField(member, 'character', memberIds) : member,
    );
    out = { ...out, members };
  }
  out = replaceIdInField(out, 'leader', memberIds);
  return isObject(out.allegiance)
    ? { ...out, allegiance: replaceIdInField(out.allegiance, 'faction', factionIds) }
    : out;
}
