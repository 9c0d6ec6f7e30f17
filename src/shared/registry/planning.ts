/**
 * What teams and events of every game are planned with, apart from `games.ts`: only the screens of teams and events carry it.
 * A game that has teams is one line here too.
 */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { PackFormSpec } from '../form/event-form.ts';
import type { GameContext } from '../games/game.ts';
import type { Options } from '../games/options.ts';
import { planning as supersUnlimited } from '../games/supers-unlimited/planning.ts';
import type { Agreement, ProgramRequest, TeamProgram } from '../games/team-program.ts';

export interface PlanningOf<T extends Team, C extends Character, E extends EventPack, O> {
  /** The form of an event pack. */
  readonly packForm: PackFormSpec;
  /** The rules of a team as sums, one program for each way to play it. */
  programs(team: T, context: GameContext<C, E, O>, request: ProgramRequest): readonly TeamProgram[];
  /** What the players could agree on instead of changing an illegal team, the smallest first: another size. */
  agreements(team: T, context: GameContext<C, E, O>): readonly Agreement[];
}

export interface Planning extends PlanningOf<Team, Character, EventPack, Options> {}

/** By the ids of their games. */
const PLANNING: ReadonlyMap<string, Planning> = new Map([['supers-unlimited', supersUnlimited as Planning]]);

/** What the teams of a document's game are planned with; undefined for a game without teams. */
export const planningOf = ({ ruleset }: { readonly ruleset: string }): Planning | undefined => PLANNING.get(ruleset);
