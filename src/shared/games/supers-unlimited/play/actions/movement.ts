/** Moving: by which type, how far, and what it may not do (E-59, E-63, E-67, E-70, E-71). */
import { type EventOf, ids, inch, int, optional, withDefault, word, wordsOf } from '../../../../play/event/keys.ts';
import {
  inState,
  overLimit,
  type Refusal,
  tooExpensive,
  wrongChoice,
  wrongTarget,
} from '../../../../play/event/refusal.ts';
import { MOVEMENTS } from '../../facts.ts';
import { FLYING } from '../card.ts';
import type { SuDuty } from '../duty.ts';
import { cannotUse, spendGimmick } from '../gimmicks/pool.ts';
import { cardOf, isEnemy, isFriend, isOnTable, isStunned, modelOf, movesBy, pay } from '../models.ts';
import type { SuEncounter } from '../state.ts';
import { land, landingKeys, refuseMarkers, refusePlasma } from './landing.ts';

export const movementKeys = {
  by: optional(word(...MOVEMENTS)),
  inches: withDefault(inch, 0),
  difficult: withDefault(inch, 0),
  vertical: withDefault(inch, 0),
  up: withDefault(int, 0),
  down: withDefault(int, 0),
  discard: withDefault(int, 0),
  inside: optional(word('open', 'enclosed')),
  near: withDefault(ids(), []),
  contact: withDefault(ids(), []),
  ...landingKeys,
  gimmicks: withDefault(wordsOf('burst-of-speed', 'ride-along'), []),
  with: withDefault(ids(), []),
};
export type Movement = EventOf<typeof movementKeys>;

export interface MovementKind {
  readonly kind: 'move' | 'run' | 'charge';
  /** PP of the action or reaction itself. */
  readonly cost: number;
  /** A reaction does not look at who is near, and takes no Gimmick: these need a Movement Action (E-121a). */
  readonly isReaction?: boolean;
}

/** How it moves: as stated, else by the first type of the card; stunned models only sprint (E-73). */
export function typeOf(encounter: SuEncounter, model: string, { by }: Movement): string {
  if (by !== undefined) return by;
  return isStunned(modelOf(encounter, model)) ? 'sprint' : (cardOf(encounter, model).movement[0] ?? 'sprint');
}

/** Returns the first reason why a movement isn't allowed. The order of the checks decides which one. */
export function refuseMovement(
  encounter: SuEncounter,
  model: string,
  move: Movement,
  kind: MovementKind,
): Refusal | undefined {
  const by = typeOf(encounter, model, move);
  return (
    refuseType(encounter, model, by, move) ??
    (kind.isReaction ? undefined : refuseNeighbours(encounter, model, by, move, kind)) ??
    refuseAltitude(encounter, model, by, move) ??
    refuseDistance(encounter, model, by, move, kind) ??
    refusePlasma(encounter, model, move.plasma) ??
    refuseMarkers(encounter, move.markers) ??
    (kind.isReaction ? refuseAnyGimmick(move) : refuseGimmicks(encounter, model, move, kind))
  );
}

const hasTokens = (encounter: SuEncounter, model: string): boolean => modelOf(encounter, model).altitude > 0;

function refuseType(encounter: SuEncounter, model: string, by: string, { inside }: Movement): Refusal | undefined {
  if (by !== 'sprint' && isStunned(modelOf(encounter, model))) return inState('stun', 'E-73');
  if (!movesBy(encounter, model, by)) return wrongChoice(by, 'E-71');
  const isBarred =
    by === 'glide' || by === 'jump' || by === 'line-swing'
      ? inside !== undefined
      : by === 'winged-flight' && (inside === 'enclosed' || (inside === 'open' && !hasTokens(encounter, model)));
  return isBarred ? inState('inside', 'E-126') : undefined;
}

function refuseNeighbours(
  encounter: SuEncounter,
  model: string,
  by: string,
  { near, contact }: Movement,
  { kind }: MovementKind,
): Refusal | undefined {
  const touching = contact.find((other) => isEnemy(encounter, model, other));
  if (by === 'winged-flight' && touching !== undefined && !hasTokens(encounter, model))
    return inState('contact', 'E-71h');
  if (kind === 'run' && touching !== undefined) return wrongTarget('E-67', touching);
  const close = kind === 'charge' ? near.find((other) => isEnemy(encounter, model, other)) : undefined;
  return close === undefined ? undefined : wrongTarget('E-59', close);
}

const isFlying = (by: string): boolean => FLYING.includes(by);

/** E-70 */
function refuseAltitude(encounter: SuEncounter, model: string, by: string, move: Movement): Refusal | undefined {
  const { up, down, discard, vertical } = move;
  if (!isFlying(by)) {
    if (up > 0) return wrongChoice(up, 'E-70');
    if (down > 0) return wrongChoice(down, 'E-70');
  }
  if (discard > 0 && by !== 'flight' && by !== 'winged-flight') return wrongChoice(discard, 'E-70');
  const is = modelOf(encounter, model);
  const altitude = is.altitude + up - down - discard;
  if (altitude < 0 || altitude > is.move) return wrongChoice(altitude, 'E-70');
  return by === 'sprint' && vertical > 2 ? overLimit(vertical, 2, 'E-71a') : undefined;
}

/** E-71: types that do not touch what they pass over, the flying ones from the first token on. */
export const isAboveGround = (encounter: SuEncounter, model: string, by: string): boolean =>
  isFlying(by) ? hasTokens(encounter, model) : by === 'jump' || by === 'line-swing' || by === 'teleport';

const FACTS = { move: 'E-63', run: 'E-67', charge: 'E-59' } as const;

function refuseDistance(
  encounter: SuEncounter,
  model: string,
  by: string,
  { inches, difficult, up, down, discard, gimmicks }: Movement,
  { kind }: MovementKind,
): Refusal | undefined {
  const { move, power } = modelOf(encounter, model);
  const climb = (up + down) * (by === 'glide' ? 2 : 1);
  const needs = inches + (isAboveGround(encounter, model, by) ? 0 : difficult) + climb;
  const reach = move + discard + (gimmicks.includes('burst-of-speed') ? power : 0);
  const has = reach * (kind === 'run' ? 2 : 1);
  return needs > has ? overLimit(needs, has, FACTS[kind]) : undefined;
}

function refuseAnyGimmick({ gimmicks: [first] }: Movement): Refusal | undefined {
  return first === undefined ? undefined : wrongChoice(first, 'E-121a');
}

function refuseGimmicks(
  encounter: SuEncounter,
  model: string,
  { gimmicks, with: carried }: Movement,
  { cost }: MovementKind,
): Refusal | undefined {
  for (const [index, gimmick] of gimmicks.entries()) {
    if (gimmicks.indexOf(gimmick) < index) return wrongChoice(gimmick, 'E-119');
    const refusal = cannotUse(encounter, model, gimmick);
    if (refusal) return refusal;
  }
  if (!gimmicks.includes('ride-along')) return undefined;
  const { size } = cardOf(encounter, model);
  const wrong = carried.find(
    (other) =>
      !isOnTable(encounter, other) || !isFriend(encounter, model, other) || cardOf(encounter, other).size > size,
  );
  if (wrong !== undefined) return wrongTarget('E-121', wrong);
  const most = Math.max(1, size);
  if (carried.length > most) return overLimit(carried.length, most, 'E-121');
  const needed = cost + rideCost(carried);
  const { pp } = modelOf(encounter, model);
  return pp < needed ? tooExpensive(pp, needed, 'E-121') : undefined;
}

/** E-121: 1 PP for every friend beyond the first. */
const rideCost = (carried: readonly string[]): number => Math.max(0, carried.length - 1);

/** Moves the model, what the event itself costs apart, and gives what becomes due where it lands. */
export function makeMovement(encounter: SuEncounter, model: string, move: Movement): SuDuty[] {
  const by = typeOf(encounter, model, move);
  const isAbove = isAboveGround(encounter, model, by);
  for (const gimmick of move.gimmicks) spendGimmick(encounter, model, gimmick);
  if (move.gimmicks.includes('ride-along')) pay(encounter, model, rideCost(move.with));
  modelOf(encounter, model).altitude += move.up - move.down - move.discard;
  return land(encounter, model, move, isAbove);
}
