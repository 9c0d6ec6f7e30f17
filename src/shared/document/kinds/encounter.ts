/** One game in progress: who is at the table, and everything that has happened, as a log of events. */
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
  /** What the program rolls from; replay never reads it. */
  seed?: number | undefined;
  /** In seat order, clockwise. */
  sides: Side[];
  setup?: JsonObject | undefined;
  characters?: Character[] | undefined;
  factions?: Faction[] | undefined;
  /** Each with a string `kind`; whatever else stands in one is judged by replay. */
  log: JsonObject[];
  notes?: string | undefined;
}

export interface Side {
  id: string;
  name?: string | undefined;
  /** Where its models came from, for people: nothing is read from there. */
  team?: string | undefined;
  gm?: boolean | undefined;
  leader?: string | undefined;
  gimmicks?: string[] | undefined;
  models: Model[];
}

/** One figure, or a group that acts as one. */
export interface Model {
  id: string;
  character: string;
  /** Which of several figures of one character it is, for people. */
  copy?: number | undefined;
  /** Above 1: so many figures act as one. */
  count?: number | undefined;
  /** It comes later. */
  out?: boolean | undefined;
}
