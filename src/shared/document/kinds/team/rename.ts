import { isObject, type JsonObject } from '../../json/json-object.ts';
import type { RenamedIds } from '../document-kind.ts';
import { renameInField, withoutEmbedded } from '../rename-ids.ts';

/** The team with new ids of its members, its leader and its faction. */
export function renameInTeam(team: JsonObject, { characters, factions }: RenamedIds): JsonObject {
  const memberIds = withoutEmbedded(characters, team, 'characters');
  const factionIds = withoutEmbedded(factions, team, 'factions');
  let out = team;
  if (Array.isArray(team.members)) {
    const members = team.members.map((member) =>
      isObject(member) ? renameInField(member, 'character', memberIds) : member,
    );
    out = { ...out, members };
  }
  out = renameInField(out, 'leader', memberIds);
  return isObject(out.allegiance) ? { ...out, allegiance: renameInField(out.allegiance, 'faction', factionIds) } : out;
}
