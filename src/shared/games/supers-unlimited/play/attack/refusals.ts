/** Why an attack cannot be made: its type, its Gimmicks, its targets, its Object (E-57, E-74, E-79, E-94). */
import { inState, overLimit, type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { frameOf, refuseActor } from '../actions/actor.ts';
import { cannotUse } from '../gimmicks/pool.ts';
import { cardOf, hasAbility, held, isEnemy, isOnTable, modelOf } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { type Declared, type Target, type TargetStated, targetOf } from './declared.ts';

export function refuseAttack(encounter: SuEncounter, attack: Declared): Refusal | undefined {
  const { model, trait, event, type } = attack;
  return (
    refuseActor(encounter, model, { kind: 'attack', trait, isChargeAttack: event.charge }) ??
    refuseCharge(encounter, attack) ??
    (type === 'spray' && encounter.options['su.spray'] === 'off' ? wrongTarget('E?14') : undefined) ??
    refuseCount(attack) ??
    refuseNear(encounter, attack) ??
    refuseAttackGimmicks(encounter, attack) ??
    refuseTargets(encounter, attack) ??
    refuseObject(encounter, attack) ??
    refuseThrow(encounter, attack)
  );
}

function refuseCharge(encounter: SuEncounter, { model, type, event }: Declared): Refusal | undefined {
  if (!event.charge) return undefined;
  const charged = frameOf(encounter, model)?.charged ?? null;
  return charged === null || type !== 'close' ? wrongChoice('charge', 'E-59') : undefined;
}

/** E-57: one target, of an area each at most once; with Double-Blast two. */
function refuseCount({ type, event }: Declared): Refusal | undefined {
  const { targets, gimmicks } = event;
  const n = targets.length;
  if (gimmicks.includes('double-blast')) return n === 2 ? undefined : wrongChoice(n, 'E-57');
  if (type === 'close' || type === 'projectile') return n === 1 ? undefined : wrongChoice(n, 'E-57');
  const isTwice = new Set(targets.map(({ target }) => target)).size < n;
  return n < 1 || isTwice ? wrongChoice(n, 'E-57') : undefined;
}

function refuseNear(encounter: SuEncounter, { model, type, event }: Declared): Refusal | undefined {
  if (type !== 'projectile') return undefined;
  const enemy = event.near.find((other) => isEnemy(encounter, model, other));
  return enemy === undefined ? undefined : wrongTarget('E-79', enemy);
}

function refuseAttackGimmicks(encounter: SuEncounter, { model, profile, kind, event }: Declared): Refusal | undefined {
  const { gimmicks } = event;
  for (const [index, gimmick] of gimmicks.entries()) {
    if (gimmicks.indexOf(gimmick) < index) return wrongChoice(gimmick, 'E-119');
    const refusal = cannotUse(encounter, model, gimmick);
    if (refusal) return refusal;
    const isOfBash = gimmick === 'sunday-punch' || gimmick === 'the-old-one-two';
    const isWrong =
      gimmick === 'mega-pulse' ? profile.type !== 'projectile' && profile.type !== 'beam' : isOfBash && kind !== 'bash';
    if (isWrong) return wrongChoice(gimmick, 'E-121a');
  }
  return undefined;
}

function refuseTargets(encounter: SuEncounter, attack: Declared): Refusal | undefined {
  for (const stated of attack.event.targets) {
    const target = targetOf(encounter, stated.target);
    const refusal = target && refuseTarget(encounter, attack, stated, target);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseTarget(
  encounter: SuEncounter,
  attack: Declared,
  stated: TargetStated,
  target: Target,
): Refusal | undefined {
  const { model, trait, versus } = attack;
  const { id } = target;
  if (!isThere(encounter, attack, target)) return wrongTarget('E-57', id);
  const isPhysical = trait === 'fight' || trait === 'aim';
  const isOwnEntangle = target.is === 'entangle' && id === model;
  if (isPhysical && held(modelOf(encounter, model), 'entangle') > 0 && !isOwnEntangle) return wrongTarget('E-107', id);
  const isAgainstBody = versus === 'fight' || versus === 'aim';
  if (target.is === 'thing' && !isAgainstBody) return wrongTarget('E-123', id);
  if (target.is === 'entangle' && !isPhysical && !isAgainstBody) return wrongTarget('E-107', id);
  if (target.is === 'model' && isTooHigh(encounter, attack, id)) return wrongTarget('E-74', id);
  const reach = reachOf(encounter, attack, stated, target);
  const { distance } = stated;
  return distance !== undefined && distance > reach ? overLimit(distance, reach, 'E-79') : undefined;
}

function isThere(encounter: SuEncounter, { model }: Declared, target: Target): boolean {
  if (target.is === 'thing') return !target.thing.destroyed;
  if (target.is === 'entangle')
    return isOnTable(encounter, target.id) && held(modelOf(encounter, target.id), 'entangle') > 0;
  return target.id !== model && isOnTable(encounter, target.id);
}

/** E-74: who stands too high above or below for everything that does not fly far. */
function isTooHigh(encounter: SuEncounter, { model, type }: Declared, target: string): boolean {
  if (type !== 'close' && type !== 'beam' && type !== 'spray') return false;
  const [mine, other] = [modelOf(encounter, model).altitude, modelOf(encounter, target).altitude];
  if (mine === 0 && other === 0) return false;
  const { size } = cardOf(encounter, target);
  return Math.abs(cardOf(encounter, model).size + mine - size - other) > size;
}

/** E-79, E-98: how far the attack reaches to this target. */
export function reachOf(
  encounter: SuEncounter,
  { model, profile, type }: Declared,
  { across }: TargetStated,
  target: Target,
): number {
  if (type === 'close') return Math.max(cardOf(encounter, model).reach ?? 0, across ? 1 : 0);
  const range = profile.range ?? 0;
  if (type !== 'projectile' && type !== 'pulse') return range;
  const altitude = target.is === 'thing' ? 0 : modelOf(encounter, target.id).altitude;
  return range - Math.abs(modelOf(encounter, model).altitude - altitude);
}

const LIFTERS = ['super strength', 'psychokinesis', 'thaumatokinesis'] as const;
const TELEKINESIS = 'telekinesis';

/** Whether it lifts by one of the three Abilities that always count for Smash it Up. */
export const hasLifter = (encounter: SuEncounter, model: string): boolean =>
  LIFTERS.some((ability) => hasAbility(encounter, model, ability));

/** E-94, E?26 */
function refuseObject(encounter: SuEncounter, { model, kind, event }: Declared): Refusal | undefined {
  if (event.object === undefined) return undefined;
  const thing = encounter.state.things.get(event.object);
  const isUsable = kind !== 'other' && thing?.kind === 'object' && !thing.destroyed;
  if (!isUsable) return wrongTarget('E-94', event.object);
  const byMind =
    hasAbility(encounter, model, TELEKINESIS) && (kind === 'throw' || encounter.options['su.telekinesisSmash']);
  return thing.rank > 1 && !hasLifter(encounter, model) && !byMind ? wrongTarget('E-94', event.object) : undefined;
}

/** E-83 */
function refuseThrow(encounter: SuEncounter, { model, kind, event }: Declared): Refusal | undefined {
  if (kind !== 'throw') return undefined;
  if (event.object === undefined) return wrongChoice('object', 'E-83');
  if (held(modelOf(encounter, model), 'nullify') > 0) return inState('nullify', 'E-110');
  return hasLifter(encounter, model) || hasAbility(encounter, model, TELEKINESIS) ? undefined : wrongTarget('E-83');
}
