/** The state of an encounter. Its keys are public (docs/encounters.md#the-state): the command line prints them as JSON. */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';

/** A duty that must be answered before play goes on. */
export interface Duty {
  readonly due: string;
}

export interface ModelState {
  out: boolean;
}

/** The state that every game has. Only replay changes it, in place. */
export interface PlayState<M extends ModelState = ModelState, D extends Duty = Duty> {
  phase: string;
  /** The number of rounds that have started. */
  round: number;
  /** The number of slots, activations or Turns that have started in the whole game. */
  turn: number;
  /** The side whose turn it is. */
  side: string | null;
  /** The model that is acting. */
  active: string | null;
  /** Sides or models, first to last. */
  order: string[];
  /** Models whose slot has come up in this round, in that order. */
  acted: string[];
  due: D[];
  /** The outcome of the last accepted event. */
  last: Readonly<Record<string, unknown>>;
  /** The models, in file order. */
  models: Map<string, M>;
}

/** A side of an encounter. */
export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly gm: boolean;
  readonly leader: string | undefined;
  readonly gimmicks: readonly string[];
}

/** A model and its character, which no event changes. */
export interface Figure<C = Character> {
  readonly id: string;
  readonly side: string;
  /** The character with its defaults filled in. */
  readonly character: C;
  /** The number of the figure among several of the same character. */
  readonly number?: number | undefined;
  readonly count: number;
  /** Whether the model comes into play later, so that it is out at the start. */
  readonly isLater?: boolean | undefined;
}

/** The known characters of the encounter's game. Each is judged when it is first used. */
export interface KnownCharacters<C = Character> {
  /** Returns the character prepared for play, `illegal` if the character itself has an error, or undefined if it is unknown. */
  find(id: string): C | 'illegal' | undefined;
  /** Lists all legal characters, prepared for play. Characters that the encounter embeds come first. */
  listLegal(): Iterable<C>;
}

/** A game in progress: its setup and its current state. */
export interface ActiveEncounter<S extends PlayState = PlayState, C = Character, O = Options> {
  readonly options: O;
  readonly seats: readonly Seat[];
  /** The figures in file order. Models that an event brings come at the end. */
  readonly figures: Map<string, Figure<C>>;
  /** The characters that an event may bring into play. */
  readonly characters: KnownCharacters<C>;
  /** The key `setup` of the encounter. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly state: S;
}

/** Returns the state of a model. Throws if the encounter has no such model. */
export function getModelState<M extends ModelState>(
  encounter: ActiveEncounter<PlayState<M>, Character, unknown>,
  modelId: string,
): M {
  const model = encounter.state.models.get(modelId);
  if (!model) throw new Error(`no model ${modelId} in play`);
  return model;
}

/** Returns the figure of a model. Throws if the encounter has no such figure. */
export function getFigure<C>(encounter: ActiveEncounter<PlayState, C, unknown>, modelId: string): Figure<C> {
  const figure = encounter.figures.get(modelId);
  if (!figure) throw new Error(`no figure ${modelId} at the table`);
  return figure;
}
