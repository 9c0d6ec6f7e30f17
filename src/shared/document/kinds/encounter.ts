/** A game in progress: its sides, and everything that has happened, as a log of events. */
import type { JsonObject } from '../json/json-object.ts';
import type { Character, Faction } from '../schema.ts';

export interface Encounter {
  format: 'rollcall.encounter';
  version: number;
  /** Id of the game. */
  ruleset: string;
  id: string;
  name: string;
  options?: Record<string, unknown> | undefined;
  /** Seed of the app's dice rolls. Replay never reads it. */
  seed?: number | undefined;
  /** The sides in seat order, clockwise. */
  sides: Side[];
  /** Choices before the first event, such as the scenario. Each game has its own. */
  setup?: JsonObject | undefined;
  characters?: Character[] | undefined;
  factions?: Faction[] | undefined;
  /** Log events, each with a string `kind`. Replay judges their other fields. */
  log: JsonObject[];
  notes?: string | undefined;
}

export interface Side {
  id: string;
  name?: string | undefined;
  /** Id of the team that the models came from. Shown to users only. */
  team?: string | undefined;
  /** Whether the gamemaster plays the side. */
  gm?: boolean | undefined;
  /** Id of a model. Absent = the rules determine the leader. */
  leader?: string | undefined;
  /** The Gimmicks that the side may use during the game. */
  gimmicks?: string[] | undefined;
  models: Model[];
}

/** A figure, or a group that acts as one. */
export interface Model {
  id: string;
  /** Id of a character. */
  character: string;
  /** Number of this figure among several of the same character. Shown to users only. */
  copy?: number | undefined;
  /** Number of figures that act as one, if above 1. */
  count?: number | undefined;
  /** Whether the model enters the game later. */
  out?: boolean | undefined;
}
