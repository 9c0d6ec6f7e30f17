/** Who wins the initiative, and which side is next. */
import { figureOf, stateOf } from '../../../play/state.ts';
import type { SsuaPlay } from './state.ts';

/** Models of a side that are in play and no vehicles: a vehicle is never activated itself. */
function membersOf(play: SsuaPlay, side: string): string[] {
  const members: string[] = [];
  for (const { id, side: own, character } of play.figures.values()) {
    if (own === side && !character.vehicle && !stateOf(play, id).out) members.push(id);
  }
  return members;
}

/** Why a model may not roll for initiative; undefined where it may. */
export function cannotNominate(play: SsuaPlay, model: string): 'out' | 'vehicle' | 'henchman' | undefined {
  const { character, side } = figureOf(play, model);
  if (stateOf(play, model).out) return 'out';
  if (character.vehicle) return 'vehicle';
  if (!character.henchman) return undefined;
  const isAlone = membersOf(play, side).every((id) => figureOf(play, id).character.henchman);
  return play.options['ssua.henchmenMayRollIfAlone'] && isAlone ? undefined : 'henchman';
}

const nominees = (play: SsuaPlay, side: string): string[] =>
  membersOf(play, side).filter((model) => cannotNominate(play, model) === undefined);

/** Models of a side that may be activated. */
const readyOf = (play: SsuaPlay, side: string): string[] =>
  membersOf(play, side).filter((model) => !stateOf(play, model).activated);

/** every model is ready again, and the sides that can roll for initiative. */
export function beginRound(play: SsuaPlay): void {
  const { state, figures } = play;
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
  state.contenders = play.seats.map(({ id }) => id).filter((side) => nominees(play, side).length > 0);
  settleInitiative(play);
}

/** Contenders who can no longer nominate are none; when the rest have rolled, or one is left, somebody wins. */
export function settleInitiative(play: SsuaPlay): void {
  const { state, seats } = play;
  if (state.phase !== 'initiative') return;
  state.contenders = state.contenders.filter((side) => nominees(play, side).length > 0);
  if (state.contenders.length <= 1) {
    const [winner = seats[0]?.id ?? ''] = state.contenders;
    win(play, winner);
    return;
  }
  if (state.contenders.some((side) => !state.rolls.has(side))) return;
  const best = winners(play);
  const [winner] = best;
  if (winner !== undefined && best.length === 1) {
    win(play, winner);
    return;
  }
  state.contenders = best;
  for (const side of best) state.rolls.delete(side);
}

/** Most goals; of several the highest attribute that was rolled with (A?2). */
function winners({ state, options }: SsuaPlay): string[] {
  const rollOf = (side: string) => state.rolls.get(side) ?? { goals: 0, value: 0 };
  const goals = Math.max(...state.contenders.map((side) => rollOf(side).goals));
  const most = state.contenders.filter((side) => rollOf(side).goals === goals);
  if (options['ssua.initTie'] === 'reroll') return most;
  const value = Math.max(...most.map((side) => rollOf(side).value));
  return most.filter((side) => rollOf(side).value === value);
}

/** the sides clockwise from the winner. */
function win(play: SsuaPlay, winner: string): void {
  const { state } = play;
  const seats = play.seats.map(({ id }) => id);
  const from = seats.indexOf(winner);
  state.contenders = [];
  state.order = [...seats.slice(from), ...seats.slice(0, from)];
  give(
    play,
    state.order.find((side) => isReady(play, side)),
  );
}

const isReady = (play: SsuaPlay, side: string): boolean => readyOf(play, side).length > 0;

/** The chance goes to this side; to none: the turn is over. */
function give({ state }: SsuaPlay, side: string | undefined): void {
  state.side = side ?? null;
  state.phase = side === undefined ? 'between' : 'choose';
}

/** The chance goes to the next side clockwise that is ready, itself last. */
export function advanceFrom(play: SsuaPlay, side: string): void {
  const { order } = play.state;
  const at = order.indexOf(side) + 1;
  const clockwise = [...order.slice(at), ...order.slice(0, at)];
  give(
    play,
    clockwise.find((each) => isReady(play, each)),
  );
}

/**
 * A-9, P-46: the chance goes on clockwise. After an activation by a card it is again whose it was; after the last one of the turn
 * nobody's.
 */
export function endActivation(play: SsuaPlay): void {
  const { state } = play;
  const { active, side } = state;
  Object.assign(state, { active: null, vehicle: null, passed: [] });
  if (side === null || (active !== null && figureOf(play, active).side !== side)) give(play, side ?? undefined);
  else advanceFrom(play, side);
}

/** A?3: when every side that could act has passed one after the other, the turn is over. */
export function pass(play: SsuaPlay, side: string): void {
  const { state } = play;
  if (!state.passed.includes(side)) state.passed.push(side);
  const ready = state.order.filter((each) => isReady(play, each));
  if (ready.every((each) => state.passed.includes(each))) give(play, undefined);
  else advanceFrom(play, side);
}

/** A side that lost its last ready model has no chance any more. */
export function settleChoice(play: SsuaPlay): void {
  const { state } = play;
  if (state.phase === 'choose' && state.side !== null && !isReady(play, state.side)) advanceFrom(play, state.side);
}

export function* mayAct(play: SsuaPlay): Iterable<string> {
  const { state } = play;
  if (state.phase === 'initiative') {
    for (const side of state.contenders) if (!state.rolls.has(side)) yield* nominees(play, side);
  }
  if (state.phase === 'choose' && state.side !== null) yield* readyOf(play, state.side);
  if (state.phase === 'activation') {
    if (state.active !== null) yield state.active;
    if (state.vehicle !== null) yield state.vehicle;
  }
}
