/** Why an attack cannot be made: its type, its Gimmicks, its targets, its Object (E-57, E-74, E-79, E-94). */
import { inState, overLimit, type Refusal, wrongChoice, wrongTarget } from '../../../../play/event/refusal.ts';
import { frameOf, refuseActor } from '../actions/actor.ts';
import { cannotUse } from '../gimmicks/pool.ts';
import { cardOf, hasAbility, held, isEnemy, isOnTable, modelOf } from '../models.ts';
import type { SuPlay } from '../state.ts';
import { type Declared, type Target, type TargetStated, targetOf } from './declared.ts';

export function refuseAttack(play: SuPlay, attack: Declared): Refusal | undefined {
  const { model, trait, event, type } = attack;
  return (
    refuseActor(play, model, { kind: 'attack', trait, isChargeAttack: event.charge }) ??
    refuseCharge(play, attack) ??
    (type === 'spray' && play.options['su.spray'] === 'off' ? wrongTarget('E?14') : undefined) ??
    refuseCount(attack) ??
    refuseNear(play, attack) ??
    refuseAttackGimmicks(play, attack) ??
    refuseTargets(play, attack) ??
    refuseObject(play, attack) ??
    refuseThrow(play, attack)
  );
}

function refuseCharge(play: SuPlay, { model, type, event }: Declared): Refusal | undefined {
  if (!event.charge) return undefined;
  const charged = frameOf(play, model)?.charged ?? null;
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

function refuseNear(play: SuPlay, { model, type, event }: Declared): Refusal | undefined {
  if (type !== 'projectile') return undefined;
  const enemy = event.near.find((other) => isEnemy(play, model, other));
  return enemy === undefined ? undefined : wrongTarget('E-79', enemy);
}

function refuseAttackGimmicks(play: SuPlay, { model, profile, kind, event }: Declared): Refusal | undefined {
  const { gimmicks } = event;
  for (const [i, gimmick] of gimmicks.entries()) {
    if (gimmicks.indexOf(gimmick) < i) return wrongChoice(gimmick, 'E-119');
    const refusal = cannotUse(play, model, gimmick);
    if (refusal) return refusal;
    const isOfBash = gimmick === 'sunday-punch' || gimmick === 'the-old-one-two';
    const isWrong =
      gimmick === 'mega-pulse' ? profile.type !== 'projectile' && profile.type !== 'beam' : isOfBash && kind !== 'bash';
    if (isWrong) return wrongChoice(gimmick, 'E-121a');
  }
  return undefined;
}

function refuseTargets(play: SuPlay, attack: Declared): Refusal | undefined {
  for (const stated of attack.event.targets) {
    const target = targetOf(play, stated.target);
    const refusal = target && refuseTarget(play, attack, stated, target);
    if (refusal) return refusal;
  }
  return undefined;
}

function refuseTarget(play: SuPlay, attack: Declared, stated: TargetStated, target: Target): Refusal | undefined {
  const { model, trait, versus } = attack;
  const { id } = target;
  if (!isThere(play, attack, target)) return wrongTarget('E-57', id);
  const isPhysical = trait === 'fight' || trait === 'aim';
  const isOwnEntangle = target.is === 'entangle' && id === model;
  if (isPhysical && held(modelOf(play, model), 'entangle') > 0 && !isOwnEntangle) return wrongTarget('E-107', id);
  const isAgainstBody = versus === 'fight' || versus === 'aim';
  if (target.is === 'thing' && !isAgainstBody) return wrongTarget('E-123', id);
  if (target.is === 'entangle' && !isPhysical && !isAgainstBody) return wrongTarget('E-107', id);
  if (target.is === 'model' && isTooHigh(play, attack, id)) return wrongTarget('E-74', id);
  const reach = reachOf(play, attack, stated, target);
  const { distance } = stated;
  return distance !== undefined && distance > reach ? overLimit(distance, reach, 'E-79') : undefined;
}

function isThere(play: SuPlay, { model }: Declared, target: Target): boolean {
  if (target.is === 'thing') return !target.thing.destroyed;
  if (target.is === 'entangle') return isOnTable(play, target.id) && held(modelOf(play, target.id), 'entangle') > 0;
  return target.id !== model && isOnTable(play, target.id);
}

/** E-74: who stands too high above or below for everything that does not fly far. */
function isTooHigh(play: SuPlay, { model, type }: Declared, target: string): boolean {
  if (type !== 'close' && type !== 'beam' && type !== 'spray') return false;
  const [mine, other] = [modelOf(play, model).altitude, modelOf(play, target).altitude];
  if (mine === 0 && other === 0) return false;
  const { size } = cardOf(play, target);
  return Math.abs(cardOf(play, model).size + mine - size - other) > size;
}

/** E-79, E-98: how far the attack reaches to this target. */
export function reachOf(
  play: SuPlay,
  { model, profile, type }: Declared,
  { across }: TargetStated,
  target: Target,
): number {
  if (type === 'close') return Math.max(cardOf(play, model).reach ?? 0, across ? 1 : 0);
  const range = profile.range ?? 0;
  if (type !== 'projectile' && type !== 'pulse') return range;
  const altitude = target.is === 'thing' ? 0 : modelOf(play, target.id).altitude;
  return range - Math.abs(modelOf(play, model).altitude - altitude);
}

const LIFTERS = ['super strength', 'psychokinesis', 'thaumatokinesis'] as const;
const TELEKINESIS = 'telekinesis';

/** Whether it lifts by one of the three Abilities that always count for Smash it Up. */
export const hasLifter = (play: SuPlay, model: string): boolean =>
  LIFTERS.some((ability) => hasAbility(play, model, ability));

/** E-94, E?26 */
function refuseObject(play: SuPlay, { model, kind, event }: Declared): Refusal | undefined {
  if (event.object === undefined) return undefined;
  const thing = play.state.things.get(event.object);
  const isUsable = kind !== 'other' && thing?.kind === 'object' && !thing.destroyed;
  if (!isUsable) return wrongTarget('E-94', event.object);
  const byMind = hasAbility(play, model, TELEKINESIS) && (kind === 'throw' || play.options['su.telekinesisSmash']);
  return thing.rank > 1 && !hasLifter(play, model) && !byMind ? wrongTarget('E-94', event.object) : undefined;
}

/** E-83 */
function refuseThrow(play: SuPlay, { model, kind, event }: Declared): Refusal | undefined {
  if (kind !== 'throw') return undefined;
  if (event.object === undefined) return wrongChoice('object', 'E-83');
  if (held(modelOf(play, model), 'nullify') > 0) return inState('nullify', 'E-110');
  return hasLifter(play, model) || hasAbility(play, model, TELEKINESIS) ? undefined : wrongTarget('E-83');
}
