/** Damage, KO and being Incapacitated (E-23, E-48, E-122), and the Subplots that score for it (E-140, E-141). */
import { concerned, type SuDuty } from '../duty.ts';
import { cardOf, held, hold, isInRedZone, isSuper, modelOf, ownSide } from '../models.ts';
import { firstCandidate } from '../start.ts';
import type { Subplot, SuEncounter } from '../state.ts';

/** Takes HP away, and gives what becomes due. */
export function damage(encounter: SuEncounter, model: string, amount: number): SuDuty[] {
  const is = modelOf(encounter, model);
  is.hp = Math.max(0, is.hp - amount);
  if (is.hp === 0) {
    incapacitate(encounter, model);
    return [];
  }
  if (is.ko || !isInRedZone(encounter, model)) return [];
  return [
    {
      due: 'ko-roll',
      model,
      dice: cardOf(encounter, model).traits.recovery.dice,
      need: koNeed(encounter, held(is, 'poison') > 0),
    },
  ];
}

/** E?11: the number of a KO roll, which is made in the Red Zone. */
export function koNeed({ options }: SuEncounter, isPoisoned: boolean): number {
  const stated = options['su.koTn'];
  return (stated === 'auto' ? 7 : stated) + (isPoisoned ? 1 : 0);
}

export function knockOut(encounter: SuEncounter, model: string): void {
  const is = modelOf(encounter, model);
  if (is.ko) return;
  is.ko = true;
  hold(is, 'stun', 0);
  fall(encounter, model);
}

export function incapacitate(encounter: SuEncounter, model: string): void {
  const { state } = encounter;
  const is = modelOf(encounter, model);
  if (is.out) return;
  Object.assign(is, { out: true, hp: 0, ko: false, aloft: false, altitude: 0 });
  is.effects.clear();
  is.countdown.clear();
  state.finalTurns = state.finalTurns.filter((each) => each !== model);
  dropDuties(encounter, model);
  fall(encounter, model);
  scoreLoss(encounter, model);
}

/** What waits for a model that goes out, or was aimed at it, waits no more; its activation ends when it begins. */
export function dropDuties({ state }: SuEncounter, model: string): void {
  state.due = state.due.filter((duty) => duty.due === 'begin-activation' || concerned(duty) !== model);
}

/** P-44: who falls again is a new trigger. */
function fall({ state }: SuEncounter, model: string): void {
  state.fallen = state.fallen.filter((each) => each.model !== model);
  state.fallen.push({ model, reactions: [] });
}

function scoreLoss(encounter: SuEncounter, model: string): void {
  const { state, options } = encounter;
  const side = ownSide(encounter, model);
  if (!state.firstBlood && isSuper(encounter, model)) state.firstBlood = score(encounter, 'first-blood', side);
  const { leaders } = state.extra;
  if (leaders.get(side) !== model) return;
  if (!state.leaderTaken) state.leaderTaken = score(encounter, 'take-their-leader', side);
  if (!options['su.replaceLeader']) return;
  const isLeft = (id: string) => !modelOf(encounter, id).out && !modelOf(encounter, id).summoned;
  const next = firstCandidate(encounter, side, isLeft);
  if (next === undefined) leaders.delete(side);
  else leaders.set(side, next);
}

/** A Victory Point for every side but that of the loss, for each such Subplot; whether there is one. */
function score({ state, seats }: SuEncounter, wanted: Subplot, loser: string): boolean {
  const points = state.subplots.filter(({ subplot }) => subplot === wanted).length;
  if (points === 0) return false;
  for (const { id } of seats) if (id !== loser) state.vp.set(id, (state.vp.get(id) ?? 0) + points);
  return true;
}
