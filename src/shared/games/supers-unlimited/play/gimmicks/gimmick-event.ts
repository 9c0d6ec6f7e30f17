/**
 * Defines Gimmicks that are separate events, with their timing and their effects (E-119, E-121, E-121a). Gimmicks are special moves that a
 * side has chosen before the game and uses once each. Tag Team, for example, lets a second Super of the side activate right away.
 */
import { idKey, idListKey, type ParsedEvent, wordKey } from '../../../../play/event/keys.ts';
import { createChoiceRefusal, createTargetRefusal, type Refusal } from '../../../../play/event/refusal.ts';
import { refuseCondition } from '../actions/actor.ts';
import { applyMovement, getMovementType, movementKeys, refuseMovement } from '../actions/movement.ts';
import { applyEnduring } from '../attack/attack-sequence.ts';
import type { Recovery, RecoveryDuty } from '../duty.ts';
import { defineEvent, PLAY_PHASES } from '../event-preconditions.ts';
import {
  gainPowerPoints,
  getCard,
  getControllingSide,
  getModel,
  isEnemy,
  isFriend,
  isOnTable,
  isSuper,
} from '../models.ts';
import { findPendingAttack } from '../reactions/react-event.ts';
import type { SuEncounter } from '../state.ts';
import { createPoisonDuties, createRecovery, reduceRecoverableEffects } from '../turn/recovery.ts';
import { refuseGimmickUse, returnGimmick, spendGimmick } from './pool.ts';

/** Gimmicks that give 1 PP for each Super that counts, other than the user (P-34). The function tests whether another Super counts. */
export const COUNTING_GIMMICKS = {
  synergism: (encounter: SuEncounter, modelId: string, otherId: string) => sharesType(encounter, modelId, otherId),
  'arcane-node': (encounter: SuEncounter, _modelId: string, otherId: string) =>
    getCard(encounter, otherId).keywordSet.has('occult'),
  mastermind: isFriend,
  'ultimate-adaptation': isEnemy,
} as const;
type CountingGimmick = keyof typeof COUNTING_GIMMICKS;

export const PLAYED_GIMMICKS = [
  'tag-team',
  'we-go-again',
  'synergism',
  'arcane-node',
  'mastermind',
  'ultimate-adaptation',
  'restoration',
  'second-wind',
  'elusive',
  'enduring',
  'evasion',
  'shake-it-off',
  'arcane-scholar',
] as const;

const gimmickKeys = { model: idKey(), gimmick: wordKey(...PLAYED_GIMMICKS) };
const countingKeys = { ...gimmickKeys, supers: idListKey() };
const movingKeys = { ...gimmickKeys, ...movementKeys };
const allKeys = { ...countingKeys, ...movingKeys };
type GimmickEvent = ParsedEvent<typeof allKeys>;

export const isCountingGimmick = (gimmick: unknown): gimmick is CountingGimmick =>
  typeof gimmick === 'string' && Object.hasOwn(COUNTING_GIMMICKS, gimmick);

function sharesType(encounter: SuEncounter, modelId: string, otherId: string): boolean {
  const ownTypes = getCard(encounter, modelId).keywords.type;
  return getCard(encounter, otherId).keywords.type.some((type) => ownTypes.includes(type));
}

export const gimmickEvent = defineEvent({
  keys: allKeys,
  getKeys(_encounter, { gimmick }) {
    if (gimmick === 'evasion') return movingKeys;
    return isCountingGimmick(gimmick) ? countingKeys : gimmickKeys;
  },
  phases: PLAY_PHASES,
  refuse(encounter, event) {
    const { model: modelId, gimmick } = event;
    const refusal = refuseGimmickUse(encounter, modelId, gimmick);
    if (refusal) return refusal;
    if (!isRightMoment(encounter, event)) return createChoiceRefusal(gimmick, 'E-121a');
    if (gimmick === 'evasion') return refuseEvasion(encounter, event);
    return isCountingGimmick(gimmick) ? refuseSupers(encounter, modelId, gimmick, event.supers) : undefined;
  },
  apply(encounter, event) {
    const { model: modelId, gimmick } = event;
    const previousGimmick = encounter.state.lastGimmick;
    spendGimmick(encounter, modelId, gimmick);
    // We Go Again! makes the Gimmick that was just used available again.
    if (gimmick === 'we-go-again') {
      if (previousGimmick) returnGimmick(encounter, previousGimmick.side, previousGimmick.gimmick);
      encounter.state.lastGimmick = null;
    } else applyGimmick(encounter, event);
    return undefined;
  },
});

/** Refuses an Evasion that the rules for moves or the model's condition forbid. Evasion is free and doesn't count as an Action. */
function refuseEvasion(encounter: SuEncounter, event: GimmickEvent): Refusal | undefined {
  const { model: modelId } = event;
  return (
    refuseCondition(getModel(encounter, modelId), {
      kind: 'move',
      movementType: getMovementType(encounter, modelId, event),
    }) ?? refuseMovement(encounter, modelId, event, { kind: 'move', cost: 0 })
  );
}

/** Whether the Gimmick can be played at this moment (E-121a). Gimmicks without a case of their own follow an Action of the model. */
function isRightMoment(encounter: SuEncounter, { model: modelId, gimmick }: GimmickEvent): boolean {
  const { state } = encounter;
  switch (gimmick) {
    case 'tag-team':
      return canTagIn(encounter, modelId);
    case 'we-go-again':
      return state.lastGimmick?.side === getControllingSide(encounter, modelId);
    case 'restoration':
      return findRecovery(encounter, modelId)?.rolled.length === 0;
    case 'second-wind':
      return state.phase === 'recovery' && state.active === modelId;
    case 'elusive':
    case 'enduring':
      return findPendingAttack(encounter, modelId) !== undefined;
    case 'evasion':
    case 'shake-it-off':
      return state.attacked.includes(modelId);
    case 'arcane-scholar':
      return (
        state.phase === 'activation' && state.active === modelId && Object.keys(state.frame?.used ?? {}).length === 0
      );
    default:
      return state.completed === modelId;
  }
}

/** Finds the Recovery of a model: a pending duty, or else the Recovery phase of its Turn. */
function findRecovery({ state }: SuEncounter, modelId: string): Recovery | undefined {
  const recoveryDuty = state.due.find(
    (duty): duty is RecoveryDuty => duty.due === 'recovery' && duty.model === modelId,
  );
  if (recoveryDuty) return recoveryDuty;
  return state.phase === 'recovery' && state.recovery?.model === modelId ? state.recovery : undefined;
}

/** Whether Tag Team can give the initiative to the model after the Activation of another Super of its side. */
export function canTagIn(encounter: SuEncounter, modelId: string): boolean {
  const { phase, due, finished, endgame, finalTurns } = encounter.state;
  if (phase !== 'turn-end' || due.length > 0 || finished === null || finished === modelId) return false;
  const isPair =
    isSuper(encounter, finished) &&
    isSuper(encounter, modelId) &&
    getControllingSide(encounter, finished) === getControllingSide(encounter, modelId);
  const isAble = isOnTable(encounter, modelId) && !getModel(encounter, modelId).ko;
  return isPair && isAble && (!endgame || finalTurns.includes(modelId));
}

function refuseSupers(
  encounter: SuEncounter,
  modelId: string,
  gimmick: CountingGimmick,
  superIds: readonly string[],
): Refusal | undefined {
  const wrongId = superIds.find(
    (otherId, index) =>
      otherId === modelId ||
      getModel(encounter, otherId).out ||
      !isSuper(encounter, otherId) ||
      !COUNTING_GIMMICKS[gimmick](encounter, modelId, otherId) ||
      superIds.indexOf(otherId) < index,
  );
  return wrongId === undefined ? undefined : createTargetRefusal('E-121', wrongId);
}

function applyGimmick(encounter: SuEncounter, event: GimmickEvent): void {
  const { state } = encounter;
  const { model: modelId, gimmick } = event;
  switch (gimmick) {
    case 'tag-team':
      state.active = modelId;
      state.finalTurns = state.finalTurns.filter((finalId) => finalId !== modelId);
      state.due.unshift({ due: 'begin-activation', model: modelId, dangerous: 0, markers: [] });
      return;
    case 'restoration': {
      const recovery = findRecovery(encounter, modelId);
      if (recovery) recovery.restoration = true;
      return;
    }
    case 'second-wind':
      restartRecovery(encounter, modelId);
      return;
    case 'elusive':
      getModel(encounter, modelId).elusive = true;
      for (const duty of state.due) if (duty.due === 'attack' && duty.target === modelId) duty.need += ELUSIVE_INCREASE;
      return;
    case 'enduring': {
      const attack = findPendingAttack(encounter, modelId);
      if (attack) applyEnduring(encounter, attack, ENDURING_INCREASE);
      return;
    }
    case 'evasion':
      state.due.unshift(...applyMovement(encounter, modelId, event));
      return;
    case 'shake-it-off':
      reduceRecoverableEffects(encounter, modelId, 'beforeRolls');
      state.due.unshift({ due: 'recovery', ...createRecovery(modelId) });
      return;
    // Players resolve the Spell of an Arcane Scholar themselves.
    case 'arcane-scholar':
      return;
    default:
      gainPowerPoints(getModel(encounter, modelId), event.supers.length);
  }
}

/** How much Elusive raises the number that attack dice must reach (E-121). */
export const ELUSIVE_INCREASE = 1;
/** How much Enduring raises the number that attack dice must reach (E-121). */
export const ENDURING_INCREASE = 3;

/** Ends the Recovery and starts it again (Second Wind). Poison does its damage before the new Recovery reduces it. */
function restartRecovery(encounter: SuEncounter, modelId: string): void {
  const { state } = encounter;
  reduceRecoverableEffects(encounter, modelId, 'afterRolls');
  const poisonDuties = createPoisonDuties(encounter, modelId);
  if (state.recovery) Object.assign(state.recovery, { rolled: [], restoration: false });
  reduceRecoverableEffects(encounter, modelId, 'beforeRolls');
  state.due.unshift(...poisonDuties);
}
