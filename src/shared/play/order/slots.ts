/** An order of models that each have a slot a round, and the rolls that break ties in it (docs/encounters.md#slots). */
import type { Character } from '../../document/schema.ts';
import { dice, id } from '../event/keys.ts';
import { notItsTurn } from '../event/refusal.ts';
import { type EventSpec, eventSpec } from '../play-rules.ts';
import { type ActiveEncounter, getModelState, type ModelState, type PlayState } from '../state.ts';

export interface SlotModel extends ModelState {
  /** Sums of its rolls in ties of this round, first to last. */
  tie: number[];
}

export interface SlotState<M extends SlotModel> extends PlayState<M> {
  /** Models that are equal in everything they are sorted by, in file order. */
  tied: string[];
  /** Sums of the tie rolls that are going on. */
  tieRolls: Map<string, number>;
}

export type SlotPlay<M extends SlotModel = SlotModel> = ActiveEncounter<SlotState<M>, Character, unknown>;

/** How a game uses slots. */
export interface SlotRules<P> {
  /** The phase in which a model has its slot. */
  readonly phase: string;
  /** The fact that says whose roll a tie waits for. */
  readonly tieFact: string;
  /** How many dice break a tie, and of how many sides. */
  readonly tieDice: { readonly count: number; readonly sides: number };
  /** What models are sorted by, most important first, high before low; equal in all of them is tied. */
  keys(encounter: P, model: string): readonly number[];
  /** The models that the order is made of when nobody is tied any more. */
  inOrder(encounter: P): readonly string[];
  /** What comes before the first slot of a round; without it that slot begins at once. */
  beforeFirstSlot?(encounter: P): void;
  /** Whether the slot that has come up is passed over; it may change the model. */
  isSkipped?(encounter: P, model: string): boolean;
  /** What happens when a turn of the model begins. */
  start(encounter: P, model: string): void;
  /** No slot is left in the round. */
  endRound(encounter: P): void;
}

/** The slots of a round begin. */
export function beginSlots<P extends SlotPlay>(encounter: P, rules: SlotRules<P>): void {
  if (rules.beforeFirstSlot) rules.beforeFirstSlot(encounter);
  else nextSlot(encounter, rules);
}

/** The slot of the next model of the order begins, or the round ends. */
export function nextSlot<P extends SlotPlay>(encounter: P, rules: SlotRules<P>): void {
  const { state } = encounter;
  const acted = new Set(state.acted);
  for (const model of state.order) {
    if (acted.has(model)) continue;
    state.acted.push(model);
    if (modelIn(encounter, model).out || rules.isSkipped?.(encounter, model)) continue;
    beginTurn(encounter, rules, model);
    return;
  }
  state.active = null;
  rules.endRound(encounter);
}

/** A turn of this model begins now. */
export function beginTurn<P extends SlotPlay>(encounter: P, rules: SlotRules<P>, model: string): void {
  const { state } = encounter;
  state.phase = rules.phase;
  state.active = model;
  state.turn += 1;
  rules.start(encounter, model);
}

/** Everybody has rolled: ties are broken first, then the order is made and the round goes on. */
export function orderModels<P extends SlotPlay>(encounter: P, rules: SlotRules<P>): void {
  const { state } = encounter;
  state.tied = equalOnes(encounter, rules, rules.inOrder(encounter));
  if (state.tied.length > 0) state.phase = 'ties';
  else formOrder(encounter, rules);
}

function formOrder<P extends SlotPlay>(encounter: P, rules: SlotRules<P>): void {
  const { state } = encounter;
  const ranked = rules.inOrder(encounter).map((model) => ({ model, rank: rankOf(encounter, rules, model) }));
  state.order = ranked.sort((a, b) => compare(b.rank, a.rank)).map(({ model }) => model);
  beginSlots(encounter, rules);
}

/** `tie`: a tied model rolls. What follows from it is settled after every event. */
export const tieEvent = <P extends SlotPlay>(rules: SlotRules<P>): EventSpec<P> =>
  eventSpec<P>()({
    keys: { model: id(), dice },
    phases: ['ties'],
    refuse: ({ state }, { model }) =>
      !state.tied.includes(model) || state.tieRolls.has(model) ? notItsTurn(rules.tieFact) : undefined,
    dice: (_, { dice }) => [{ ...rules.tieDice, dice, length: rules.tieDice.count }],
    apply(encounter, { model, dice }) {
      encounter.state.tieRolls.set(model, sumOf(dice));
      return undefined;
    },
  });

/**
 * Those that went out, or that nobody left equals, are tied no more. When all that are tied have rolled, their sums count; whoever
 * is equal then rolls again, also models that became equal to each other while the ties were rolled.
 */
export function settleTies<P extends SlotPlay>(encounter: P, rules: SlotRules<P>): void {
  const { state } = encounter;
  if (state.phase !== 'ties') return;
  const left = state.tied.filter((model) => !modelIn(encounter, model).out);
  state.tied = equalOnes(encounter, rules, left);
  for (const model of [...state.tieRolls.keys()]) if (!state.tied.includes(model)) state.tieRolls.delete(model);
  if (state.tied.some((model) => !state.tieRolls.has(model))) return;
  for (const [model, sum] of state.tieRolls) modelIn(encounter, model).tie.push(sum);
  state.tieRolls.clear();
  state.tied = equalOnes(encounter, rules, rules.inOrder(encounter));
  if (state.tied.length === 0) formOrder(encounter, rules);
}

/** Whose tie roll is waited for. */
export const toRollTies = ({ state }: SlotPlay): string[] => state.tied.filter((model) => !state.tieRolls.has(model));

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** Models of the list that have an equal in it, in file order. */
function equalOnes<P extends SlotPlay>(encounter: P, rules: SlotRules<P>, models: readonly string[]): string[] {
  const ranked = models.map((model) => ({ model, rank: rankOf(encounter, rules, model) }));
  ranked.sort((a, b) => compare(a.rank, b.rank));
  const equal = new Set<string>();
  for (const [index, { model, rank }] of ranked.entries()) {
    const next = ranked[index + 1];
    if (next && compare(rank, next.rank) === 0) equal.add(model).add(next.model);
  }
  return equal.size === 0 ? [] : [...encounter.state.models.keys()].filter((model) => equal.has(model));
}

const rankOf = <P extends SlotPlay>(encounter: P, rules: SlotRules<P>, model: string): readonly number[] => [
  ...rules.keys(encounter, model),
  ...modelIn(encounter, model).tie,
];

/** A roll that was never made counts as 0. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const modelIn = (play: SlotPlay, model: string): SlotModel => getModelState(play, model);
