/** Rules of a game for planning teams: the form of event packs, and the rules of a team as sums. */
import type { Character, EventPack, Team } from '../document/schema.ts';
import type { PackFormSpec } from '../form/event-form.ts';
import type { GameContext, GameRules } from '../rules/game-rules.ts';
import type { Options } from '../rules/options.ts';
import type { Agreement, ProgramRequest, TeamProgram } from './team-program.ts';

export interface PlanningOf<T extends Team, C extends Character, E extends EventPack, O> {
  /** The form of an event pack. */
  readonly packForm: PackFormSpec;
  /** Returns the rules of a team as sums, one program for each way to play the team. */
  listPrograms(team: T, context: GameContext<C, E, O>, request: ProgramRequest): readonly TeamProgram[];
  /** Returns agreements that the players could make instead of changing an illegal team, smallest first: another size. */
  listAgreements(team: T, context: GameContext<C, E, O>): readonly Agreement[];
}

export interface Planning extends PlanningOf<Team, Character, EventPack, Options> {}

/** The part of a game that suggestions need. */
export interface PlannedGame extends GameRules {
  /** Undefined for a game without teams. */
  readonly planning: Planning | undefined;
}
