/** Creates a team as one file with all its characters, so that the receiver needs no other file. */

import type { GameCatalog } from '../document/game-catalog.ts';
import { getValueAt } from '../document/pointer.ts';
import type { Character, Faction, Team } from '../document/schema.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { getTeamRules } from '../rules/game-rules.ts';
import { embedMissing } from './embed-missing.ts';

/**
 * Returns the team with the characters of its members, and with the factions of these characters and of the team, if they can be found.
 * Documents that the team already embeds aren't replaced. Returns the same object if nothing has to be added.
 */
export function embedTeamDocuments(
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  findCharacter: (characterId: string) => Character | undefined,
  findFaction: (factionId: string) => Faction | undefined,
): Team {
  // A character of another game may have the same id.
  const findOwnCharacter = (characterId: string) => {
    const character = findCharacter(characterId);
    return character?.ruleset === team.ruleset ? character : undefined;
  };
  const characters = embedMissing(
    team.characters,
    team.members.map((member) => member.character),
    findOwnCharacter,
  );
  const memberFactionIds = characters.flatMap(({ id, factions }) => (isMember(team, id) ? (factions ?? []) : []));
  const { factionPointer } = getTeamRules(gameCatalog, team);
  const teamFactionId = factionPointer === undefined ? undefined : getValueAt(team, factionPointer);
  const teamFactionIds = typeof teamFactionId === 'string' ? [teamFactionId] : [];
  const factions = embedMissing(team.factions, [...teamFactionIds, ...memberFactionIds], findFaction);
  const hasAdditions =
    characters.length > (team.characters?.length ?? 0) || factions.length > (team.factions?.length ?? 0);
  if (!hasAdditions) return team;
  return {
    ...team,
    ...(characters.length === 0 ? {} : { characters }),
    ...(factions.length === 0 ? {} : { factions }),
  };
}

const isMember = (team: Team, characterId: string): boolean =>
  team.members.some((member) => member.character === characterId);
