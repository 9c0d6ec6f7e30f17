/**
 * Defines Reactions, which cost 1 PP: Block makes an attack on the model harder (E-58), Fallen Ally moves it toward or away from a friend
 * who went down (E-60), Teleport shortens its Fall or Slam (E-71f), and Abilities have their own (E-65).
 */
import { idKey, inchKey, type ParsedEvent, textKey, wordKey } from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createLimitRefusal,
  createStateRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { canMoveEntangled, hasSwung } from '../actions/actor.ts';
import { applyMovement, getMovementType, movementKeys, refuseMovement } from '../actions/movement.ts';
import { sumBonuses } from '../attack/combat-bonuses.ts';
import { countCrashDice } from '../duties/crash-duties.ts';
import type { AttackDuty, CrashDuty, SuDuty } from '../duty.ts';
import { defineEvent, PLAY_PHASES } from '../event-preconditions.ts';
import {
  canMoveBy,
  getCard,
  getEffectPoints,
  getModel,
  getOwnerSide,
  isFriend,
  isStunned,
  refusePayment,
  refuseReaction,
  spendPowerPoints,
} from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { startAbility } from '../turn/upkeep.ts';

const REACTIONS = ['block', 'fallen-ally', 'teleport', 'other'] as const;

const reactKeys = { model: idKey(), reaction: wordKey(...REACTIONS) };
const allyKeys = { ...reactKeys, ally: idKey(), distance: inchKey, ...movementKeys };
const otherKeys = { ...reactKeys, what: textKey };
const allKeys = { ...allyKeys, ...otherKeys };
type ReactEvent = ParsedEvent<typeof allKeys>;

/** An attack, Slam, Fall or KO that models can react to. */
interface Trigger {
  /** Models that have reacted. */
  readonly reactions: string[];
}

/** Maximum distance to the fallen friend, in inches (E-60). */
const ALLY_RANGES = { hero: 8, villain: 8, 'anti-hero': 4 } as const;

export const getAllyRange = (encounter: SuEncounter, modelId: string): number =>
  ALLY_RANGES[getCard(encounter, modelId).alignment as keyof typeof ALLY_RANGES] ?? ALLY_RANGES.hero;

export const reactEvent = defineEvent({
  keys: allKeys,
  getKeys(_encounter, { reaction }) {
    if (reaction === 'fallen-ally') return allyKeys;
    return reaction === 'other' ? otherKeys : reactKeys;
  },
  phases: PLAY_PHASES,
  refuse(encounter, event) {
    const { model: modelId } = event;
    return (
      refuseReaction(encounter, modelId) ??
      (getModel(encounter, modelId).aloft ? createStateRefusal('aloft', 'E-72') : undefined) ??
      refuseMoment(encounter, event) ??
      refuseSecondReaction(encounter, modelId, findTrigger(encounter, event)) ??
      refusePayment(encounter, modelId)
    );
  },
  apply(encounter, event) {
    const { model: modelId, reaction } = event;
    const trigger = findTrigger(encounter, event);
    spendPowerPoints(encounter, modelId);
    trigger?.reactions.push(modelId);
    if (reaction === 'block') applyBlock(encounter, findPendingAttack(encounter, modelId));
    if (reaction === 'other') startAbility(encounter, modelId, event.what);
    if (reaction === 'teleport') shortenCrash(encounter, modelId);
    if (reaction === 'fallen-ally') encounter.state.due.unshift(...applyMovement(encounter, modelId, event));
    return undefined;
  },
});

/** Finds the first pending attack on a model. */
export const findPendingAttack = ({ state }: SuEncounter, modelId: string): AttackDuty | undefined =>
  state.due.find((duty): duty is AttackDuty => duty.due === 'attack' && duty.target === modelId);

/** Returns the Fall or Slam of a model if it is the first duty. */
function findPendingCrash({ state }: SuEncounter, modelId: string): CrashDuty | undefined {
  const [firstDuty] = state.due;
  return (firstDuty?.due === 'fall' || firstDuty?.due === 'slam') && firstDuty.model === modelId
    ? firstDuty
    : undefined;
}

const hasReactions = (duty: SuDuty): duty is AttackDuty | CrashDuty => 'reactions' in duty;

function findTrigger(
  encounter: SuEncounter,
  { model: modelId, reaction, ally: allyId }: ReactEvent,
): Trigger | undefined {
  switch (reaction) {
    case 'block':
      return findPendingAttack(encounter, modelId);
    case 'teleport':
      return findPendingCrash(encounter, modelId);
    case 'fallen-ally':
      return encounter.state.fallen.find((fallenModel) => fallenModel.model === allyId);
    case 'other':
      return encounter.state.due.find(hasReactions);
  }
}

/** Refuses the Reaction at the wrong moment. */
function refuseMoment(encounter: SuEncounter, event: ReactEvent): Refusal | undefined {
  const { model: modelId, reaction } = event;
  switch (reaction) {
    case 'block':
      return findPendingAttack(encounter, modelId) ? undefined : createChoiceRefusal(reaction, 'E-58');
    case 'fallen-ally':
      return refuseFallenAlly(encounter, event);
    case 'teleport': {
      const canTeleport =
        findPendingCrash(encounter, modelId) &&
        canMoveBy(encounter, modelId, 'teleport') &&
        !isStunned(getModel(encounter, modelId));
      return canTeleport ? undefined : createChoiceRefusal(reaction, 'E-71f');
    }
    case 'other':
      return undefined;
  }
}

function refuseFallenAlly(encounter: SuEncounter, event: ReactEvent): Refusal | undefined {
  const { model: modelId, ally: allyId, distance, reaction } = event;
  const isFallen = encounter.state.fallen.some((fallenModel) => fallenModel.model === allyId);
  if (!isFallen || !isFriend(encounter, modelId, allyId)) return createChoiceRefusal(reaction, 'E-60');
  const maxDistance = getAllyRange(encounter, modelId);
  if (distance > maxDistance) return createLimitRefusal(distance, maxDistance, 'E-60');
  const refusal = refuseMovement(encounter, modelId, event, { kind: 'move', cost: 1, isReaction: true });
  if (refusal) return refusal;
  const isBound =
    getEffectPoints(getModel(encounter, modelId), 'entangle') > 0 &&
    !canMoveEntangled(getMovementType(encounter, modelId, event));
  return isBound ? createStateRefusal('entangle', 'E-107') : undefined;
}

/** Refuses a second Reaction to a trigger. An option decides whether the limit is one per trigger, side or model (E-55, E?36). */
export function refuseSecondReaction(
  encounter: SuEncounter,
  modelId: string,
  trigger: Trigger | undefined,
): Refusal | undefined {
  if (!trigger || trigger.reactions.length === 0) return undefined;
  const reactionScope = encounter.options['su.reactionPer'];
  const countedReactions = trigger.reactions.filter((otherId) => {
    if (reactionScope === 'model') return otherId === modelId;
    return reactionScope === 'trigger' || getOwnerSide(encounter, otherId) === getOwnerSide(encounter, modelId);
  });
  return countedReactions.length > 0 ? createLimitRefusal(countedReactions.length, 1, 'E-55') : undefined;
}

/** Gives the attacker -1 (E-58) unless the attacker moved by line-swing (E-71e). */
function applyBlock(encounter: SuEncounter, attack: AttackDuty | undefined): void {
  if (!attack || hasSwung(encounter, attack.by)) return;
  attack.parts.block = -1;
  attack.bonus = sumBonuses(attack.parts);
}

/** Reduces the distance of a Fall or Slam by the model's Move (P-30), and removes the duty if no dice are left. */
function shortenCrash(encounter: SuEncounter, modelId: string): void {
  const crash = findPendingCrash(encounter, modelId);
  if (!crash) return;
  crash.distance = Math.max(0, crash.distance - getModel(encounter, modelId).move);
  crash.dice = countCrashDice(crash.distance);
  if (crash.dice === 0) encounter.state.due.shift();
}
