/** What is known at a moment of a game. Its keys are public (docs/encounters.md#the-state): this is what is printed, as JSON. */
import type { Character } from '../document/schema.ts';
import type { Options } from '../rules/options.ts';

/** What must be answered before play goes on. */
export interface Duty {
  readonly due: string;
}

export interface ModelState {
  out: boolean;
}

/** Of every game; replay changes it in place, and nobody else does. */
export interface PlayState<M extends ModelState = ModelState, D extends Duty = Duty> {
  phase: string;
  /** Rounds begun. */
  round: number;
  /** Slots, activations or Turns begun in the whole game. */
  turn: number;
  /** Whose chance it is. */
  side: string | null;
  /** The model that is acting. */
  active: string | null;
  /** Sides or models, first to last. */
  order: string[];
  /** Models whose slot has come up in this round, in that order. */
  acted: string[];
  due: D[];
  /** What the last accepted event worked out. */
  last: Readonly<Record<string, unknown>>;
  /** In file order. */
  models: Map<string, M>;
}

/** A side as it sits at the table. */
export interface Seat {
  readonly id: string;
  readonly name: string;
  readonly gm: boolean;
  readonly leader: string | undefined;
  readonly gimmicks: readonly string[];
}

/** A model and the character it plays, which an event never changes. */
export interface Figure<C = Character> {
  readonly id: string;
  readonly side: string;
  /** With its defaults filled in. */
  readonly character: C;
  /** Which of several figures of its character it is. */
  readonly number?: number | undefined;
  readonly count: number;
  /** It comes later: out at the start. */
  readonly isLater?: boolean | undefined;
}

/** The characters of this game that are known. Each is judged when it is first asked for. */
export interface KnownCharacters<C = Character> {
  /** As it is played; `illegal` where it has an error of its own. */
  of(id: string): C | 'illegal' | undefined;
  /** All that are legal, as they are played, those that the encounter embeds first. */
  legal(): Iterable<C>;
}

/** A game in progress: what it started from and where it stands. */
export interface ActiveEncounter<S extends PlayState = PlayState, C = Character, O = Options> {
  readonly options: O;
  readonly seats: readonly Seat[];
  /** In file order; models that come by an event stand at the end. */
  readonly figures: Map<string, Figure<C>>;
  /** Whom an event may bring. */
  readonly characters: KnownCharacters<C>;
  /** `setup` of the encounter. */
  readonly setup: Readonly<Record<string, unknown>>;
  readonly state: S;
}

/** The state of a model that the figures have. */
export function getModelState<M extends ModelState>(
  encounter: ActiveEncounter<PlayState<M>, Character, unknown>,
  id: string,
): M {
  const model = encounter.state.models.get(id);
  if (!model) throw new Error(`no model ${id} in play`);
  return model;
}

/** The figure of a model that the state has. */
export function getFigure<C>(encounter: ActiveEncounter<PlayState, C, unknown>, id: string): Figure<C> {
  const figure = encounter.figures.get(id);
  if (!figure) throw new Error(`no figure ${id} at the table`);
  return figure;
}
