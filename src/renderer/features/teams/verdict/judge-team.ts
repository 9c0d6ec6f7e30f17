import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type Judgement, judge } from '../../../../shared/rules/judge.ts';

/** The library's characters by id. */
export type CharactersById = ReadonlyMap<string, Character>;

export function mapCharactersById(characters: readonly Character[]): CharactersById {
  return new Map(characters.map((character) => [character.id, character]));
}

/** Returns the character of a member. A character embedded in the team takes precedence over one of the library. */
export function findMember(team: Team, charactersById: CharactersById, characterId: string): Character | undefined {
  return team.characters?.find((character) => character.id === characterId) ?? charactersById.get(characterId);
}

/** Returns the names of all members. */
export function getMemberNames(team: Team, charactersById: CharactersById): string[] {
  // Reversed, because the last of two equal ids wins in a map, and the first one counts in a team.
  const embedded = mapCharactersById([...(team.characters ?? [])].reverse());
  return team.members.map(
    ({ character: characterId }) => (embedded.get(characterId) ?? charactersById.get(characterId))?.name || characterId,
  );
}

/** Returns the characters of the library that are members, each once. The rules find the team's embedded characters themselves. */
export function listLibraryMembers(team: Team, charactersById: CharactersById): Character[] {
  const memberIds = new Set(team.members.map((member) => member.character));
  return [...memberIds].flatMap((characterId) => charactersById.get(characterId) ?? []);
}

/** The pack of the team's event: `eventPack` if it is usable, `invalidEventPack` if not. Both are absent without an event. */
export interface EventContext {
  readonly eventPack?: EventPack | undefined;
  readonly invalidEventPack?: EventPack | undefined;
}

interface JudgeTeamOptions extends EventContext {
  /** Whether findings include the edits that repair them. */
  fixes?: boolean;
}

/** Judges a team. Only its members are passed to the rules, so the cost does not grow with the library. */
export function judgeTeam(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  charactersById: CharactersById,
  { fixes = false, eventPack, invalidEventPack }: JudgeTeamOptions = {},
): Judgement {
  return judge(gameCatalog, team, {
    characters: listLibraryMembers(team, charactersById),
    fixes,
    ...(eventPack === undefined ? {} : { eventPack }),
    ...(invalidEventPack === undefined ? {} : { invalidEventPack }),
  });
}

interface CachedJudgement {
  readonly charactersById: CharactersById;
  readonly eventContext: EventContext;
  readonly judgement: Judgement;
}

const cachedJudgements = new WeakMap<Team, CachedJudgement>();

/** Returns the verdict of a team for the list of teams. It is cached, because a team of eight takes 1.3 ms. */
export function judgeForList(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  charactersById: CharactersById,
  eventContext: EventContext,
): Judgement {
  const cached = cachedJudgements.get(team);
  const isCacheValid =
    cached?.charactersById === charactersById &&
    cached.eventContext.eventPack === eventContext.eventPack &&
    cached.eventContext.invalidEventPack === eventContext.invalidEventPack;
  if (isCacheValid) return cached.judgement;
  const judgement = judgeTeam(gameCatalog, team, charactersById, eventContext);
  cachedJudgements.set(team, { charactersById, eventContext, judgement });
  return judgement;
}
