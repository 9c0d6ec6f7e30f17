/** Checks whether an attack is allowed: its type, Gimmicks, targets and Object (E-57, E-74, E-79, E-94). */
import {
  createChoiceRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTargetRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { getFrame, refuseAction } from '../actions/actor.ts';
import { refuseGimmickUse } from '../gimmicks/pool.ts';
import { getCard, getEffectPoints, getModel, hasAbility, isEnemy, isOnTable } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { type DeclaredAttack, findTarget, type StatedTarget, type Target } from './declared-attack.ts';

export function refuseAttack(encounter: SuEncounter, attack: DeclaredAttack): Refusal | undefined {
  const { attackerId, trait, event, type } = attack;
  return (
    refuseAction(encounter, attackerId, { kind: 'attack', trait, isChargeAttack: event.charge }) ??
    refuseCharge(encounter, attack) ??
    (type === 'spray' && encounter.options['su.spray'] === 'off' ? createTargetRefusal('E?14') : undefined) ??
    refuseTargetCount(attack) ??
    refuseNearbyEnemies(encounter, attack) ??
    refuseAttackGimmicks(encounter, attack) ??
    refuseTargets(encounter, attack) ??
    refuseObject(encounter, attack) ??
    refuseThrow(encounter, attack)
  );
}

/** Refuses the free attack of a Charge unless the Charge was the last Action and the attack is Close (E-59). */
function refuseCharge(encounter: SuEncounter, { attackerId, type, event }: DeclaredAttack): Refusal | undefined {
  if (!event.charge) return undefined;
  const charged = getFrame(encounter, attackerId)?.charged ?? null;
  return charged === null || type !== 'close' ? createChoiceRefusal('charge', 'E-59') : undefined;
}

/** Checks the number of targets (E-57): one, or two with Double-Blast. Area attacks take each target once. */
function refuseTargetCount({ type, event }: DeclaredAttack): Refusal | undefined {
  const { targets, gimmicks } = event;
  const targetCount = targets.length;
  if (gimmicks.includes('double-blast'))
    return targetCount === 2 ? undefined : createChoiceRefusal(targetCount, 'E-57');
  if (type === 'close' || type === 'projectile')
    return targetCount === 1 ? undefined : createChoiceRefusal(targetCount, 'E-57');
  const hasDuplicates = new Set(targets.map(({ target }) => target)).size < targetCount;
  return targetCount < 1 || hasDuplicates ? createChoiceRefusal(targetCount, 'E-57') : undefined;
}

/** Refuses a Projectile while an enemy is within 1 inch of the attacker (E-79). */
function refuseNearbyEnemies(encounter: SuEncounter, { attackerId, type, event }: DeclaredAttack): Refusal | undefined {
  if (type !== 'projectile') return undefined;
  const enemyId = event.near.find((otherId) => isEnemy(encounter, attackerId, otherId));
  return enemyId === undefined ? undefined : createTargetRefusal('E-79', enemyId);
}

function refuseAttackGimmicks(
  encounter: SuEncounter,
  { attackerId, profile, kind, event }: DeclaredAttack,
): Refusal | undefined {
  const { gimmicks } = event;
  for (const [index, gimmick] of gimmicks.entries()) {
    if (gimmicks.indexOf(gimmick) < index) return createChoiceRefusal(gimmick, 'E-119');
    const refusal = refuseGimmickUse(encounter, attackerId, gimmick);
    if (refusal) return refusal;
    const needsBash = gimmick === 'sunday-punch' || gimmick === 'the-old-one-two';
    const isForbidden =
      gimmick === 'mega-pulse'
        ? profile.type !== 'projectile' && profile.type !== 'beam'
        : needsBash && kind !== 'bash';
    if (isForbidden) return createChoiceRefusal(gimmick, 'E-121a');
  }
  return undefined;
}

function refuseTargets(encounter: SuEncounter, attack: DeclaredAttack): Refusal | undefined {
  for (const statedTarget of attack.event.targets) {
    const target = findTarget(encounter, statedTarget.target);
    const refusal = target && refuseTarget(encounter, attack, statedTarget, target);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseTarget(
  encounter: SuEncounter,
  attack: DeclaredAttack,
  statedTarget: StatedTarget,
  target: Target,
): Refusal | undefined {
  const { attackerId, trait, versus } = attack;
  const { id: targetId } = target;
  if (!isTargetInPlay(encounter, attack, target)) return createTargetRefusal('E-57', targetId);
  // An entangled model can use Fight and Aim only on its own Entangle. Only attacks with or against Fight or Aim hurt an Entangle (E-107).
  const isPhysical = trait === 'fight' || trait === 'aim';
  const isOwnEntangle = target.kind === 'entangle' && targetId === attackerId;
  if (isPhysical && getEffectPoints(getModel(encounter, attackerId), 'entangle') > 0 && !isOwnEntangle)
    return createTargetRefusal('E-107', targetId);
  const isAgainstBody = versus === 'fight' || versus === 'aim';
  if (target.kind === 'thing' && !isAgainstBody) return createTargetRefusal('E-123', targetId);
  if (target.kind === 'entangle' && !isPhysical && !isAgainstBody) return createTargetRefusal('E-107', targetId);
  if (target.kind === 'model' && isTooHigh(encounter, attack, targetId)) return createTargetRefusal('E-74', targetId);
  const reach = getReach(encounter, attack, statedTarget, target);
  const { distance } = statedTarget;
  return distance !== undefined && distance > reach ? createLimitRefusal(distance, reach, 'E-79') : undefined;
}

function isTargetInPlay(encounter: SuEncounter, { attackerId }: DeclaredAttack, target: Target): boolean {
  if (target.kind === 'thing') return !target.thing.destroyed;
  if (target.kind === 'entangle')
    return isOnTable(encounter, target.id) && getEffectPoints(getModel(encounter, target.id), 'entangle') > 0;
  return target.id !== attackerId && isOnTable(encounter, target.id);
}

/** Whether Size plus Altitude of attacker and target differ too much for a Close, Beam or Spray attack: by more than its Size (E-74). */
function isTooHigh(encounter: SuEncounter, { attackerId, type }: DeclaredAttack, targetId: string): boolean {
  if (type !== 'close' && type !== 'beam' && type !== 'spray') return false;
  const [attackerAltitude, targetAltitude] = [
    getModel(encounter, attackerId).altitude,
    getModel(encounter, targetId).altitude,
  ];
  if (attackerAltitude === 0 && targetAltitude === 0) return false;
  const { size: targetSize } = getCard(encounter, targetId);
  return Math.abs(getCard(encounter, attackerId).size + attackerAltitude - targetSize - targetAltitude) > targetSize;
}

/**
 * Returns how far the attack reaches to this target, in inches: a Close attack by the Reach of the card, or 1 inch across Cover (E-79,
 * E-98); others by their range, less the difference in altitude for a Projectile or Pulse (E-74).
 */
export function getReach(
  encounter: SuEncounter,
  { attackerId, profile, type }: DeclaredAttack,
  { across }: StatedTarget,
  target: Target,
): number {
  if (type === 'close') return Math.max(getCard(encounter, attackerId).reach ?? 0, across ? 1 : 0);
  const range = profile.range ?? 0;
  if (type !== 'projectile' && type !== 'pulse') return range;
  const altitude = target.kind === 'thing' ? 0 : getModel(encounter, target.id).altitude;
  return range - Math.abs(getModel(encounter, attackerId).altitude - altitude);
}

const LIFTING_ABILITIES = ['super strength', 'psychokinesis', 'thaumatokinesis'] as const;
const TELEKINESIS = 'telekinesis';

/** Whether the model has one of the three Abilities that always count for Smash it Up. */
export const hasLiftingAbility = (encounter: SuEncounter, modelId: string): boolean =>
  LIFTING_ABILITIES.some((ability) => hasAbility(encounter, modelId, ability));

/** Refuses an Object that is missing, destroyed or too heavy: above Rank 1, it needs an Ability that lifts it (E-94, E?26). */
function refuseObject(encounter: SuEncounter, { attackerId, kind, event }: DeclaredAttack): Refusal | undefined {
  if (event.object === undefined) return undefined;
  const thing = encounter.state.things.get(event.object);
  const isUsable = kind !== 'other' && thing?.kind === 'object' && !thing.destroyed;
  if (!isUsable) return createTargetRefusal('E-94', event.object);
  const canUseTelekinesis =
    hasAbility(encounter, attackerId, TELEKINESIS) && (kind === 'throw' || encounter.options['su.telekinesisSmash']);
  return thing.rank > 1 && !hasLiftingAbility(encounter, attackerId) && !canUseTelekinesis
    ? createTargetRefusal('E-94', event.object)
    : undefined;
}

/** Refuses a Throw without an Object, or without an Ability that lifts it (E-83). */
function refuseThrow(encounter: SuEncounter, { attackerId, kind, event }: DeclaredAttack): Refusal | undefined {
  if (kind !== 'throw') return undefined;
  if (event.object === undefined) return createChoiceRefusal('object', 'E-83');
  if (getEffectPoints(getModel(encounter, attackerId), 'nullify') > 0) return createStateRefusal('nullify', 'E-110');
  return hasLiftingAbility(encounter, attackerId) || hasAbility(encounter, attackerId, TELEKINESIS)
    ? undefined
    : createTargetRefusal('E-83');
}
