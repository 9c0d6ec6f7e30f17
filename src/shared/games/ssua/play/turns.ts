/**
 * Decides which side wins the Initiative, and which side is next. What the rules call a turn, in which each model is activated once, is a
 * round here.
 */
import { getFigure, getModelState } from '../../../play/state.ts';
import type { SsuaEncounter } from './state.ts';

/** Lists the models of a side that are in play, except vehicles, which are never activated themselves. */
function listActivatableModels(encounter: SsuaEncounter, sideId: string): string[] {
  const members: string[] = [];
  for (const { id, side, character } of encounter.figures.values()) {
    if (side === sideId && !character.vehicle && !getModelState(encounter, id).out) members.push(id);
  }
  return members;
}

/**
 * Returns why a model may not roll for Initiative, or undefined if it may. A Henchman may not, except that with a house rule a team
 * of Henchmen alone may (A?4).
 */
export function checkCanNominate(
  encounter: SsuaEncounter,
  modelId: string,
): 'out' | 'vehicle' | 'henchman' | undefined {
  const { character, side: sideId } = getFigure(encounter, modelId);
  if (getModelState(encounter, modelId).out) return 'out';
  if (character.vehicle) return 'vehicle';
  if (!character.henchman) return undefined;
  const isAlone = listActivatableModels(encounter, sideId).every(
    (otherId) => getFigure(encounter, otherId).character.henchman,
  );
  return encounter.options['ssua.henchmenMayRollIfAlone'] && isAlone ? undefined : 'henchman';
}

const listNominees = (encounter: SsuaEncounter, sideId: string): string[] =>
  listActivatableModels(encounter, sideId).filter((modelId) => checkCanNominate(encounter, modelId) === undefined);

/** Lists the models of a side that may be activated. */
const listReadyModels = (encounter: SsuaEncounter, sideId: string): string[] =>
  listActivatableModels(encounter, sideId).filter((modelId) => !getModelState(encounter, modelId).activated);

/** Begins a round: every model is ready again with all its AP, and all sides that can nominate a model roll for Initiative. */
export function beginRound(encounter: SsuaEncounter): void {
  const { state, figures } = encounter;
  state.round += 1;
  state.passed = [];
  state.rolls.clear();
  for (const [modelId, modelState] of state.models) {
    modelState.ap = figures.get(modelId)?.character.ap ?? 0;
    modelState.activated = false;
    modelState.attacked = false;
    modelState.charged = false;
    modelState.struck = false;
  }
  state.phase = 'initiative';
  state.contenders = encounter.seats.map(({ id }) => id).filter((sideId) => listNominees(encounter, sideId).length > 0);
  settleInitiative(encounter);
}

/**
 * Removes contenders that can't nominate a model. Settles the Initiative when only one contender is left or all have rolled. After a
 * tie, the tied sides are the contenders and roll again.
 */
export function settleInitiative(encounter: SsuaEncounter): void {
  const { state, seats } = encounter;
  if (state.phase !== 'initiative') return;
  state.contenders = state.contenders.filter((sideId) => listNominees(encounter, sideId).length > 0);
  if (state.contenders.length <= 1) {
    const [winnerId = seats[0]?.id ?? ''] = state.contenders;
    settleWinner(encounter, winnerId);
    return;
  }
  if (state.contenders.some((sideId) => !state.rolls.has(sideId))) return;
  const winnerIds = findWinners(encounter);
  const [winnerId] = winnerIds;
  if (winnerId !== undefined && winnerIds.length === 1) {
    settleWinner(encounter, winnerId);
    return;
  }
  state.contenders = winnerIds;
  for (const sideId of winnerIds) state.rolls.delete(sideId);
}

/** Returns the sides with the most goals. The higher attribute breaks ties, unless the house rule says that ties are rolled again (A?2). */
function findWinners({ state, options }: SsuaEncounter): string[] {
  const getRoll = (sideId: string) => state.rolls.get(sideId) ?? { goals: 0, value: 0 };
  const maxGoals = Math.max(...state.contenders.map((sideId) => getRoll(sideId).goals));
  const leaders = state.contenders.filter((sideId) => getRoll(sideId).goals === maxGoals);
  if (options['ssua.initTie'] === 'reroll') return leaders;
  const maxValue = Math.max(...leaders.map((sideId) => getRoll(sideId).value));
  return leaders.filter((sideId) => getRoll(sideId).value === maxValue);
}

/** Orders the sides clockwise from the winner, and gives the first activation to the first side with a ready model. */
function settleWinner(encounter: SsuaEncounter, winnerId: string): void {
  const { state } = encounter;
  const seatIds = encounter.seats.map(({ id }) => id);
  const winnerIndex = seatIds.indexOf(winnerId);
  state.contenders = [];
  state.order = [...seatIds.slice(winnerIndex), ...seatIds.slice(0, winnerIndex)];
  giveActivation(
    encounter,
    state.order.find((sideId) => isReady(encounter, sideId)),
  );
}

const isReady = (encounter: SsuaEncounter, sideId: string): boolean => listReadyModels(encounter, sideId).length > 0;

/**
 * Returns how far a side is: whether its roll for Initiative is missing, and later whether it can still activate a model. A side that cannot
 * nominate a model does not roll, but waits for its activations.
 */
export function getSideProgress(encounter: SsuaEncounter, sideId: string): 'rolls' | 'waits' | 'done' {
  const { phase, contenders, rolls } = encounter.state;
  if (phase !== 'initiative') return isReady(encounter, sideId) ? 'waits' : 'done';
  if (rolls.has(sideId)) return 'done';
  return contenders.includes(sideId) ? 'rolls' : 'waits';
}

/** Gives the next activation to a side. If there is none, the round is over. */
function giveActivation({ state }: SsuaEncounter, sideId: string | undefined): void {
  state.side = sideId ?? null;
  state.phase = sideId === undefined ? 'between' : 'choose';
}

/** Gives the next activation to the next ready side clockwise. The same side gets it only if no other side is ready. */
export function advanceFrom(encounter: SsuaEncounter, sideId: string): void {
  const { order } = encounter.state;
  const nextIndex = order.indexOf(sideId) + 1;
  const clockwise = [...order.slice(nextIndex), ...order.slice(0, nextIndex)];
  giveActivation(
    encounter,
    clockwise.find((candidateId) => isReady(encounter, candidateId)),
  );
}

/**
 * Ends an activation. The next activation goes to the next side clockwise. If a card activated a model of another side, the side
 * that was next keeps the next activation (P-46). If no side was next, the round is over.
 */
export function endActivation(encounter: SsuaEncounter): void {
  const { state } = encounter;
  const { active, side: sideId } = state;
  Object.assign(state, { active: null, vehicle: null, passed: [] });
  delete state.attack;
  if (sideId === null || (active !== null && getFigure(encounter, active).side !== sideId))
    giveActivation(encounter, sideId ?? undefined);
  else advanceFrom(encounter, sideId);
}

/** Passes for a side. When all sides with ready models have passed in a row, the round is over (A?3). */
export function pass(encounter: SsuaEncounter, sideId: string): void {
  const { state } = encounter;
  if (!state.passed.includes(sideId)) state.passed.push(sideId);
  const ready = state.order.filter((readySide) => isReady(encounter, readySide));
  if (ready.every((readySide) => state.passed.includes(readySide))) giveActivation(encounter, undefined);
  else advanceFrom(encounter, sideId);
}

/** Moves on from a side that has lost its last ready model. */
export function settleChoice(encounter: SsuaEncounter): void {
  const { state } = encounter;
  if (state.phase === 'choose' && state.side !== null && !isReady(encounter, state.side))
    advanceFrom(encounter, state.side);
}

/** Lists the models that may roll for Initiative, be activated, or spend Action Points, depending on the phase. */
export function* listModelsToAct(encounter: SsuaEncounter): Iterable<string> {
  const { state } = encounter;
  if (state.phase === 'initiative') {
    for (const sideId of state.contenders) if (!state.rolls.has(sideId)) yield* listNominees(encounter, sideId);
  }
  if (state.phase === 'choose' && state.side !== null) yield* listReadyModels(encounter, state.side);
  if (state.phase === 'activation') {
    if (state.active !== null) yield state.active;
    if (state.vehicle !== null) yield state.vehicle;
  }
}
