/** A team as one file, with all characters it names, so that the receiver needs no other file. */

import type { GameCatalog } from '../document/game-catalog.ts';
import { valueAt } from '../document/pointer.ts';
import type { Character, Faction, Team } from '../document/schema.ts';
import type { GameRules } from '../rules/game-rules.ts';
import { teamRulesOf } from '../rules/game-rules.ts';
import { withWanted } from './embed.ts';

/**
 * The team with the characters its members name and the factions these and the team belong to, as far as they are known. What
 * it embeds already stays as it is. The same object where nothing has to be added.
 */
export function wholeTeam(
  gameCatalog: GameCatalog<GameRules>,
  team: Team,
  characterOf: (id: string) => Character | undefined,
  factionOf: (id: string) => Faction | undefined,
): Team {
  // One id may be that of a character of another game.
  const known = (id: string) => {
    const character = characterOf(id);
    return character?.ruleset === team.ruleset ? character : undefined;
  };
  const characters = withWanted(
    team.characters,
    team.members.map((member) => member.character),
    known,
  );
  const wanted = characters.flatMap(({ id, factions }) => (isMember(team, id) ? (factions ?? []) : []));
  const { factionAt } = teamRulesOf(gameCatalog, team);
  const named = factionAt === undefined ? undefined : valueAt(team, factionAt);
  const own = typeof named === 'string' ? [named] : [];
  const factions = withWanted(team.factions, [...own, ...wanted], factionOf);
  const hasMore = characters.length > (team.characters?.length ?? 0) || factions.length > (team.factions?.length ?? 0);
  if (!hasMore) return team;
  return {
    ...team,
    ...(characters.length === 0 ? {} : { characters }),
    ...(factions.length === 0 ? {} : { factions }),
  };
}

const isMember = (team: Team, id: string): boolean => team.members.some((member) => member.character === id);
