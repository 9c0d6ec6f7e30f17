/** Who wins the initiative, and which side is next. */
import { getFigure, getModelState } from '../../../play/state.ts';
import type { SsuaEncounter } from './state.ts';

/** Models of a side that are in play and no vehicles: a vehicle is never activated itself. */
function membersOf(encounter: SsuaEncounter, side: string): string[] {
  const members: string[] = [];
  for (const { id, side: own, character } of encounter.figures.values()) {
    if (own === side && !character.vehicle && !getModelState(encounter, id).out) members.push(id);
  }
  return members;
}

/** Why a model may not roll for initiative; undefined where it may. */
export function cannotNominate(encounter: SsuaEncounter, model: string): 'out' | 'vehicle' | 'henchman' | undefined {
  const { character, side } = getFigure(encounter, model);
  if (getModelState(encounter, model).out) return 'out';
  if (character.vehicle) return 'vehicle';
  if (!character.henchman) return undefined;
  const isAlone = membersOf(encounter, side).every((id) => getFigure(encounter, id).character.henchman);
  return encounter.options['ssua.henchmenMayRollIfAlone'] && isAlone ? undefined : 'henchman';
}

const nominees = (encounter: SsuaEncounter, side: string): string[] =>
  membersOf(encounter, side).filter((model) => cannotNominate(encounter, model) === undefined);

/** Models of a side that may be activated. */
const readyOf = (encounter: SsuaEncounter, side: string): string[] =>
  membersOf(encounter, side).filter((model) => !getModelState(encounter, model).activated);

/** every model is ready again, and the sides that can roll for initiative. */
export function beginRound(encounter: SsuaEncounter): void {
  const { state, figures } = encounter;
  state.round += 1;
  state.passed = [];
  state.rolls.clear();
  for (const [id, model] of state.models) {
    model.ap = figures.get(id)?.character.ap ?? 0;
    model.activated = false;
    model.attacked = false;
    model.charged = false;
    model.struck = false;
  }
  state.phase = 'initiative';
  state.contenders = encounter.seats.map(({ id }) => id).filter((side) => nominees(encounter, side).length > 0);
  settleInitiative(encounter);
}

/** Contenders who can no longer nominate are none; when the rest have rolled, or one is left, somebody wins. */
export function settleInitiative(encounter: SsuaEncounter): void {
  const { state, seats } = encounter;
  if (state.phase !== 'initiative') return;
  state.contenders = state.contenders.filter((side) => nominees(encounter, side).length > 0);
  if (state.contenders.length <= 1) {
    const [winner = seats[0]?.id ?? ''] = state.contenders;
    win(encounter, winner);
    return;
  }
  if (state.contenders.some((side) => !state.rolls.has(side))) return;
  const best = winners(encounter);
  const [winner] = best;
  if (winner !== undefined && best.length === 1) {
    win(encounter, winner);
    return;
  }
  state.contenders = best;
  for (const side of best) state.rolls.delete(side);
}

/** Most goals; of several the highest attribute that was rolled with (A?2). */
function winners({ state, options }: SsuaEncounter): string[] {
  const rollOf = (side: string) => state.rolls.get(side) ?? { goals: 0, value: 0 };
  const goals = Math.max(...state.contenders.map((side) => rollOf(side).goals));
  const most = state.contenders.filter((side) => rollOf(side).goals === goals);
  if (options['ssua.initTie'] === 'reroll') return most;
  const value = Math.max(...most.map((side) => rollOf(side).value));
  return most.filter((side) => rollOf(side).value === value);
}

/** the sides clockwise from the winner. */
function win(encounter: SsuaEncounter, winner: string): void {
  const { state } = encounter;
  const seats = encounter.seats.map(({ id }) => id);
  const from = seats.indexOf(winner);
  state.contenders = [];
  state.order = [...seats.slice(from), ...seats.slice(0, from)];
  give(
    encounter,
    state.order.find((side) => isReady(encounter, side)),
  );
}

const isReady = (encounter: SsuaEncounter, side: string): boolean => readyOf(encounter, side).length > 0;

/** The chance goes to this side; to none: the turn is over. */
function give({ state }: SsuaEncounter, side: string | undefined): void {
  state.side = side ?? null;
  state.phase = side === undefined ? 'between' : 'choose';
}

/** The chance goes to the next side clockwise that is ready, itself last. */
export function advanceFrom(encounter: SsuaEncounter, side: string): void {
  const { order } = encounter.state;
  const at = order.indexOf(side) + 1;
  const clockwise = [...order.slice(at), ...order.slice(0, at)];
  give(
    encounter,
    clockwise.find((each) => isReady(encounter, each)),
  );
}

/**
 * A-9, P-46: the chance goes on clockwise. After an activation by a card it is again whose it was; after the last one of the turn
 * nobody's.
 */
export function endActivation(encounter: SsuaEncounter): void {
  const { state } = encounter;
  const { active, side } = state;
  Object.assign(state, { active: null, vehicle: null, passed: [] });
  if (side === null || (active !== null && getFigure(encounter, active).side !== side))
    give(encounter, side ?? undefined);
  else advanceFrom(encounter, side);
}

/** A?3: when every side that could act has passed one after the other, the turn is over. */
export function pass(encounter: SsuaEncounter, side: string): void {
  const { state } = encounter;
  if (!state.passed.includes(side)) state.passed.push(side);
  const ready = state.order.filter((each) => isReady(encounter, each));
  if (ready.every((each) => state.passed.includes(each))) give(encounter, undefined);
  else advanceFrom(encounter, side);
}

/** A side that lost its last ready model has no chance any more. */
export function settleChoice(encounter: SsuaEncounter): void {
  const { state } = encounter;
  if (state.phase === 'choose' && state.side !== null && !isReady(encounter, state.side))
    advanceFrom(encounter, state.side);
}

export function* mayAct(encounter: SsuaEncounter): Iterable<string> {
  const { state } = encounter;
  if (state.phase === 'initiative') {
    for (const side of state.contenders) if (!state.rolls.has(side)) yield* nominees(encounter, side);
  }
  if (state.phase === 'choose' && state.side !== null) yield* readyOf(encounter, state.side);
  if (state.phase === 'activation') {
    if (state.active !== null) yield state.active;
    if (state.vehicle !== null) yield state.vehicle;
  }
}
