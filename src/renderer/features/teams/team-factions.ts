import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import { getValueAt } from '../../../shared/document/pointer.ts';
import type { Character, Faction, Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { getTeamRules } from '../../../shared/rules/game-rules.ts';

/** Returns the id of the faction that a team names, even if the team does not currently play for it. */
export function getNamedFactionId(gameCatalog: GameCatalog<Game>, team: Team): string | undefined {
  const { factionPointer } = getTeamRules(gameCatalog, team);
  const factionId = factionPointer === undefined ? undefined : getValueAt(team, factionPointer);
  return typeof factionId === 'string' ? factionId : undefined;
}

export interface FactionChoice {
  id: string;
  name: string;
  faction?: Faction;
}

/** Returns every faction that a team can name: those it embeds, those of the library, and those that only characters mention. */
export function listFactionChoices(
  team: Team,
  factions: readonly Faction[],
  characters: Iterable<Character>,
): FactionChoice[] {
  const choicesById = new Map<string, FactionChoice>();
  for (const faction of [...(team.factions ?? []), ...factions]) {
    if (!choicesById.has(faction.id))
      choicesById.set(faction.id, { id: faction.id, name: faction.name || faction.id, faction });
  }
  for (const { factions: factionIds = [] } of characters) {
    for (const factionId of factionIds)
      if (!choicesById.has(factionId)) choicesById.set(factionId, { id: factionId, name: factionId });
  }
  return [...choicesById.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
