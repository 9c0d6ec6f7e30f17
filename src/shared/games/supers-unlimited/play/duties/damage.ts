/**
 * Handles damage, KO and Incapacitation, and the Subplots that score for it (E-140, E-141). Damage in the Red Zone asks for a KO roll, and
 * a failed roll means KO (E-23). A model without HP is Incapacitated: it leaves the game (E-24).
 */
import { getDutyTargetId, type SuDuty } from '../duty.ts';
import { getCard, getEffectPoints, getModel, getOwnerSide, isInRedZone, isSuper, setEffectPoints } from '../models.ts';
import { findLeaderCandidate } from '../start-state.ts';
import type { Subplot, SuEncounter } from '../state.ts';

/** Takes HP away and returns the duties that follow. */
export function damageModel(encounter: SuEncounter, modelId: string, amount: number): SuDuty[] {
  const modelState = getModel(encounter, modelId);
  modelState.hp = Math.max(0, modelState.hp - amount);
  if (modelState.hp === 0) {
    incapacitate(encounter, modelId);
    return [];
  }
  if (modelState.ko || !isInRedZone(encounter, modelId)) return [];
  return [
    {
      due: 'ko-roll',
      model: modelId,
      dice: getCard(encounter, modelId).traits.recovery.dice,
      need: getKoNeed(encounter, getEffectPoints(modelState, 'poison') > 0),
    },
  ];
}

/** Returns the number that a KO roll must reach. A model only makes this roll in the Red Zone (E?11). */
export function getKoNeed({ options }: SuEncounter, isPoisoned: boolean): number {
  const koTargetNumber = options['su.koTn'];
  return (koTargetNumber === 'auto' ? 7 : koTargetNumber) + (isPoisoned ? 1 : 0);
}

export function knockOut(encounter: SuEncounter, modelId: string): void {
  const modelState = getModel(encounter, modelId);
  if (modelState.ko) return;
  modelState.ko = true;
  setEffectPoints(modelState, 'stun', 0);
  recordFallenModel(encounter, modelId);
}

export function incapacitate(encounter: SuEncounter, modelId: string): void {
  const { state } = encounter;
  const modelState = getModel(encounter, modelId);
  if (modelState.out) return;
  Object.assign(modelState, { out: true, hp: 0, ko: false, aloft: false, altitude: 0 });
  modelState.effects.clear();
  modelState.countdown.clear();
  state.finalTurns = state.finalTurns.filter((finalId) => finalId !== modelId);
  removeModelDuties(encounter, modelId);
  recordFallenModel(encounter, modelId);
  scoreLoss(encounter, modelId);
}

/** Removes the duties of a model that is out, and attacks on it. `begin-activation` remains; settling it ends the Activation at once. */
export function removeModelDuties({ state }: SuEncounter, modelId: string): void {
  state.due = state.due.filter((duty) => duty.due === 'begin-activation' || getDutyTargetId(duty) !== modelId);
}

/** Records a KO or Incapacitation, which models can react to. A model that goes down again is a new trigger (P-44). */
function recordFallenModel({ state }: SuEncounter, modelId: string): void {
  state.fallen = state.fallen.filter((fallenModel) => fallenModel.model !== modelId);
  state.fallen.push({ model: modelId, reactions: [] });
}

/** Scores the Subplots First Blood and Take Their Leader, and replaces the Leader under a house rule. */
function scoreLoss(encounter: SuEncounter, modelId: string): void {
  const { state, options } = encounter;
  const sideId = getOwnerSide(encounter, modelId);
  if (!state.firstBlood && isSuper(encounter, modelId))
    state.firstBlood = scoreSubplot(encounter, 'first-blood', sideId);
  const { leaders } = state.extra;
  if (leaders.get(sideId) !== modelId) return;
  if (!state.leaderTaken) state.leaderTaken = scoreSubplot(encounter, 'take-their-leader', sideId);
  if (!options['su.replaceLeader']) return;
  const isEligible = (otherId: string) => !getModel(encounter, otherId).out && !getModel(encounter, otherId).summoned;
  const nextLeaderId = findLeaderCandidate(encounter, sideId, isEligible);
  if (nextLeaderId === undefined) leaders.delete(sideId);
  else leaders.set(sideId, nextLeaderId);
}

/** Gives a Victory Point per matching Subplot to every side except the loser. Returns whether there is such a Subplot. */
function scoreSubplot({ state, seats }: SuEncounter, scoringSubplot: Subplot, loserSideId: string): boolean {
  const points = state.subplots.filter(({ subplot }) => subplot === scoringSubplot).length;
  if (points === 0) return false;
  for (const { id } of seats) if (id !== loserSideId) state.vp.set(id, (state.vp.get(id) ?? 0) + points);
  return true;
}
