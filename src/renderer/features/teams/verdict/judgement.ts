import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { Character, EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type Judgement, judge } from '../../../../shared/rules/judge.ts';

/** The library's characters by id. */
export type Known = ReadonlyMap<string, Character>;

export function knownOf(characters: readonly Character[]): Known {
  return new Map(characters.map((c) => [c.id, c]));
}

/** Returns the character of a member. A character embedded in the team takes precedence over one of the library. */
export function memberOf(team: Team, known: Known, id: string): Character | undefined {
  return team.characters?.find((c) => c.id === id) ?? known.get(id);
}

/** Returns the names of all members. */
export function memberNames(team: Team, known: Known): string[] {
  const embedded = knownOf([...(team.characters ?? [])].reverse());
  return team.members.map(({ character: id }) => (embedded.get(id) ?? known.get(id))?.name || id);
}

/** Returns the library's characters that are members, each once. The rules find embedded characters themselves. */
export function namedMembers(team: Team, known: Known): Character[] {
  const ids = new Set(team.members.map((m) => m.character));
  return [...ids].flatMap((id) => known.get(id) ?? []);
}

/** The pack of the team's event, which is either usable or unusable. */
export interface EventContext {
  readonly event?: EventPack | undefined;
  readonly unusableEvent?: EventPack | undefined;
}

interface JudgeHow extends EventContext {
  fixes?: boolean;
}

/** Judges a team. Only its members are passed to the rules, so the cost does not grow with the library. */
export function judgeTeam(
  gameCatalog: GameCatalog<Game>,
  team: Team,
  known: Known,
  { fixes = false, event, unusableEvent }: JudgeHow = {},
): Judgement {
  return judge(gameCatalog, team, {
    characters: namedMembers(team, known),
    fixes,
    ...(event === undefined ? {} : { eventPack: event }),
    ...(unusableEvent === undefined ? {} : { invalidEventPack: unusableEvent }),
  });
}

interface Listed {
  readonly known: Known;
  readonly at: EventContext;
  readonly judgement: Judgement;
}

const verdicts = new WeakMap<Team, Listed>();

/** Returns the verdict for a list, cached for each state of the team, its event and the library. A team of eight takes 1.3 ms. */
export function listedJudgement(gameCatalog: GameCatalog<Game>, team: Team, known: Known, at: EventContext): Judgement {
  const held = verdicts.get(team);
  const isSame = held?.known === known && held.at.event === at.event && held.at.unusableEvent === at.unusableEvent;
  if (isSame) return held.judgement;
  const judgement = judgeTeam(gameCatalog, team, known, at);
  verdicts.set(team, { known, at, judgement });
  return judgement;
}
