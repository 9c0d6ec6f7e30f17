/** A turn order in which each model has one slot per round, and the rolls that break ties in it (docs/encounters.md#slots). */
import type { Character } from '../../document/schema.ts';
import { diceKey, idKey } from '../event/keys.ts';
import { createTurnRefusal } from '../event/refusal.ts';
import { defineEventSpec, type EventSpec } from '../play-rules.ts';
import { type ActiveEncounter, getModelState, type ModelState, type PlayState } from '../state.ts';

export interface SlotModel extends ModelState {
  /** The sums of the model's tie rolls in this round, first to last. */
  tie: number[];
}

export interface SlotState<M extends SlotModel> extends PlayState<M> {
  /** Models that are equal in every sort key, in file order. */
  tied: string[];
  /** The sums of the current tie rolls. */
  tieRolls: Map<string, number>;
}

export type SlotPlay<M extends SlotModel = SlotModel> = ActiveEncounter<SlotState<M>, Character, unknown>;

/** The rules of a game for its slots. */
export interface SlotRules<P> {
  /** The phase in which a model has its slot. */
  readonly phase: string;
  /** The fact that a refusal cites if a model rolls that is not tied. */
  readonly tieFact: string;
  /** The number of dice that break a tie, and their sides. */
  readonly tieDice: { readonly count: number; readonly sides: number };
  /**
   * Returns the numbers that models are sorted by, most important first, high before low. Models that are equal in all of them are tied.
   */
  getSortKeys(encounter: P, model: string): readonly number[];
  /** Lists the models of the order when no ties are left. */
  listModels(encounter: P): readonly string[];
  /** Called before the first slot of a round. If it is absent, the first slot starts immediately. */
  beforeFirstSlot?(encounter: P): void;
  /** Whether the current slot is skipped. It may change the model. */
  isSkipped?(encounter: P, model: string): boolean;
  /** Called when a turn of the model starts. */
  startTurn(encounter: P, model: string): void;
  /** Called when no slot is left in the round. */
  endRound(encounter: P): void;
}

/** Starts the slots of a round. */
export function beginSlots<P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>): void {
  if (slotRules.beforeFirstSlot) slotRules.beforeFirstSlot(encounter);
  else startNextSlot(encounter, slotRules);
}

/** Starts the slot of the next model in the order, or ends the round. */
export function startNextSlot<P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>): void {
  const { state } = encounter;
  const actedIds = new Set(state.acted);
  for (const modelId of state.order) {
    if (actedIds.has(modelId)) continue;
    state.acted.push(modelId);
    if (getSlotModel(encounter, modelId).out || slotRules.isSkipped?.(encounter, modelId)) continue;
    beginTurn(encounter, slotRules, modelId);
    return;
  }
  state.active = null;
  slotRules.endRound(encounter);
}

/** Starts a turn of this model. */
export function beginTurn<P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>, modelId: string): void {
  const { state } = encounter;
  state.phase = slotRules.phase;
  state.active = modelId;
  state.turn += 1;
  slotRules.startTurn(encounter, modelId);
}

/** Called when all models have rolled. Breaks ties first, then creates the order and starts the round. */
export function orderModels<P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>): void {
  const { state } = encounter;
  state.tied = findEqualModels(encounter, slotRules, slotRules.listModels(encounter));
  if (state.tied.length > 0) state.phase = 'ties';
  else createOrder(encounter, slotRules);
}

function createOrder<P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>): void {
  const { state } = encounter;
  const rankedModels = slotRules
    .listModels(encounter)
    .map((modelId) => ({ model: modelId, rank: getRank(encounter, slotRules, modelId) }));
  state.order = rankedModels.sort((a, b) => compare(b.rank, a.rank)).map(({ model }) => model);
  beginSlots(encounter, slotRules);
}

/** Defines `tie`: a tied model rolls. `settleTies` evaluates the rolls after every event. */
export const defineTieEvent = <P extends SlotPlay>(slotRules: SlotRules<P>): EventSpec<P> =>
  defineEventSpec<P>()({
    keys: { model: idKey(), dice: diceKey },
    phases: ['ties'],
    refuse: ({ state }, { model: modelId }) =>
      !state.tied.includes(modelId) || state.tieRolls.has(modelId) ? createTurnRefusal(slotRules.tieFact) : undefined,
    dice: (_encounter, { dice }) => [{ ...slotRules.tieDice, dice, length: slotRules.tieDice.count }],
    apply(encounter, { model: modelId, dice }) {
      encounter.state.tieRolls.set(modelId, sumNumbers(dice));
      return undefined;
    },
  });

/**
 * Updates the ties. Models that went out, or that have no equal left, are no longer tied. When all tied models have rolled, their sums
 * count. Models that are equal after that roll again, including models that became equal during the tie rolls.
 */
export function settleTies<P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>): void {
  const { state } = encounter;
  if (state.phase !== 'ties') return;
  const tiedInPlay = state.tied.filter((modelId) => !getSlotModel(encounter, modelId).out);
  state.tied = findEqualModels(encounter, slotRules, tiedInPlay);
  for (const modelId of [...state.tieRolls.keys()]) if (!state.tied.includes(modelId)) state.tieRolls.delete(modelId);
  if (state.tied.some((modelId) => !state.tieRolls.has(modelId))) return;
  for (const [modelId, sum] of state.tieRolls) getSlotModel(encounter, modelId).tie.push(sum);
  state.tieRolls.clear();
  state.tied = findEqualModels(encounter, slotRules, slotRules.listModels(encounter));
  if (state.tied.length === 0) createOrder(encounter, slotRules);
}

/** Lists the models that still have to roll for a tie. */
export const listModelsToRollTies = ({ state }: SlotPlay): string[] =>
  state.tied.filter((modelId) => !state.tieRolls.has(modelId));

export const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((sum, addend) => sum + addend, 0);

/** Lists the models that are equal to another one in the list, in file order. */
function findEqualModels<P extends SlotPlay>(
  encounter: P,
  slotRules: SlotRules<P>,
  modelIds: readonly string[],
): string[] {
  const rankedModels = modelIds.map((modelId) => ({ model: modelId, rank: getRank(encounter, slotRules, modelId) }));
  rankedModels.sort((a, b) => compare(a.rank, b.rank));
  const equalIds = new Set<string>();
  for (const [index, { model: modelId, rank }] of rankedModels.entries()) {
    const nextModel = rankedModels[index + 1];
    if (nextModel && compare(rank, nextModel.rank) === 0) equalIds.add(modelId).add(nextModel.model);
  }
  return equalIds.size === 0 ? [] : [...encounter.state.models.keys()].filter((modelId) => equalIds.has(modelId));
}

const getRank = <P extends SlotPlay>(encounter: P, slotRules: SlotRules<P>, modelId: string): readonly number[] => [
  ...slotRules.getSortKeys(encounter, modelId),
  ...getSlotModel(encounter, modelId).tie,
];

/** Compares two lists of sort keys. A roll that was never made counts as 0. */
function compare(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const getSlotModel = (encounter: SlotPlay, modelId: string): SlotModel => getModelState(encounter, modelId);
