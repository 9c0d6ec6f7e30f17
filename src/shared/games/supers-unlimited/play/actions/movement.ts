/**
 * Checks and applies movements by type, distance and altitude (E-59, E-63, E-67, E-70, E-71). A Move or a Charge goes as far as the Move of
 * the model, a Run twice as far. Inches in Difficult Terrain count twice.
 */
import {
  idListKey,
  inchKey,
  intKey,
  optional,
  type ParsedEvent,
  withDefault,
  wordKey,
  wordListKey,
} from '../../../../play/event/keys.ts';
import {
  createChoiceRefusal,
  createCostRefusal,
  createLimitRefusal,
  createStateRefusal,
  createTargetRefusal,
  type Refusal,
} from '../../../../play/event/refusal.ts';
import { MOVEMENTS } from '../../facts.ts';
import type { SuDuty } from '../duty.ts';
import { refuseGimmickUse, spendGimmick } from '../gimmicks/pool.ts';
import { canMoveBy, getCard, getModel, isEnemy, isFriend, isOnTable, isStunned, spendPowerPoints } from '../models.ts';
import { FLYING_MOVEMENTS } from '../play-card.ts';
import type { SuEncounter } from '../state.ts';
import { landingKeys, landModel, refuseMarkers, refusePlasma } from './landing.ts';

/**
 * What players state about a movement. `by`: the movement type. `inches`, of which `difficult` in Difficult Terrain, and `vertical` inches
 * of a sprint. `up` and `down`: Altitude tokens gained and given back; `discard`: tokens given up for 1 inch each. `inside`: the kind of
 * Building. `near`: models within 1 inch. `contact`: models in base contact at the start. `with`: friends that Ride Along takes along.
 */
export const movementKeys = {
  by: optional(wordKey(...MOVEMENTS)),
  inches: withDefault(inchKey, 0),
  difficult: withDefault(inchKey, 0),
  vertical: withDefault(inchKey, 0),
  up: withDefault(intKey, 0),
  down: withDefault(intKey, 0),
  discard: withDefault(intKey, 0),
  inside: optional(wordKey('open', 'enclosed')),
  near: withDefault(idListKey(), []),
  contact: withDefault(idListKey(), []),
  ...landingKeys,
  gimmicks: withDefault(wordListKey('burst-of-speed', 'ride-along'), []),
  with: withDefault(idListKey(), []),
};
export type Movement = ParsedEvent<typeof movementKeys>;

export interface MovementKind {
  readonly kind: 'move' | 'run' | 'charge';
  /** PP of the Action or Reaction itself. */
  readonly cost: number;
  /** A Reaction ignores nearby enemies and allows no Gimmick, which needs a Movement Action (E-121a). */
  readonly isReaction?: boolean;
}

/** Returns the stated movement type, or the first one of the card. Stunned models can only sprint (E-73). */
export function getMovementType(encounter: SuEncounter, modelId: string, { by: statedType }: Movement): string {
  if (statedType !== undefined) return statedType;
  return isStunned(getModel(encounter, modelId)) ? 'sprint' : (getCard(encounter, modelId).movement[0] ?? 'sprint');
}

/** Refuses a movement that isn't allowed. If there are several reasons, the first check decides which reason is shown. */
export function refuseMovement(
  encounter: SuEncounter,
  modelId: string,
  movement: Movement,
  movementKind: MovementKind,
): Refusal | undefined {
  const movementType = getMovementType(encounter, modelId, movement);
  return (
    refuseType(encounter, modelId, movementType, movement) ??
    (movementKind.isReaction
      ? undefined
      : refuseNearbyEnemies(encounter, modelId, movementType, movement, movementKind)) ??
    refuseAltitude(encounter, modelId, movementType, movement) ??
    refuseDistance(encounter, modelId, movementType, movement, movementKind) ??
    refusePlasma(encounter, modelId, movement.plasma) ??
    refuseMarkers(encounter, movement.markers) ??
    (movementKind.isReaction ? refuseAnyGimmick(movement) : refuseGimmicks(encounter, modelId, movement, movementKind))
  );
}

const hasAltitude = (encounter: SuEncounter, modelId: string): boolean => getModel(encounter, modelId).altitude > 0;

function refuseType(
  encounter: SuEncounter,
  modelId: string,
  movementType: string,
  { inside }: Movement,
): Refusal | undefined {
  if (movementType !== 'sprint' && isStunned(getModel(encounter, modelId))) return createStateRefusal('stun', 'E-73');
  if (!canMoveBy(encounter, modelId, movementType)) return createChoiceRefusal(movementType, 'E-71');
  const isForbidden =
    movementType === 'glide' || movementType === 'jump' || movementType === 'line-swing'
      ? inside !== undefined
      : movementType === 'winged-flight' &&
        (inside === 'enclosed' || (inside === 'open' && !hasAltitude(encounter, modelId)));
  return isForbidden ? createStateRefusal('inside', 'E-126') : undefined;
}

function refuseNearbyEnemies(
  encounter: SuEncounter,
  modelId: string,
  movementType: string,
  { near: nearIds, contact: contactIds }: Movement,
  { kind }: MovementKind,
): Refusal | undefined {
  const touchingId = contactIds.find((otherId) => isEnemy(encounter, modelId, otherId));
  if (movementType === 'winged-flight' && touchingId !== undefined && !hasAltitude(encounter, modelId))
    return createStateRefusal('contact', 'E-71h');
  if (kind === 'run' && touchingId !== undefined) return createTargetRefusal('E-67', touchingId);
  const closeId = kind === 'charge' ? nearIds.find((otherId) => isEnemy(encounter, modelId, otherId)) : undefined;
  return closeId === undefined ? undefined : createTargetRefusal('E-59', closeId);
}

const isFlyingType = (movementType: string): boolean => FLYING_MOVEMENTS.includes(movementType);

/** Refuses changes of altitude: only flying types use Altitude tokens, and a model has at most as many as its Move (E-70). */
function refuseAltitude(
  encounter: SuEncounter,
  modelId: string,
  movementType: string,
  movement: Movement,
): Refusal | undefined {
  const { up: upTokens, down: downTokens, discard: discardedTokens, vertical } = movement;
  if (!isFlyingType(movementType)) {
    if (upTokens > 0) return createChoiceRefusal(upTokens, 'E-70');
    if (downTokens > 0) return createChoiceRefusal(downTokens, 'E-70');
  }
  if (discardedTokens > 0 && movementType !== 'flight' && movementType !== 'winged-flight')
    return createChoiceRefusal(discardedTokens, 'E-70');
  const modelState = getModel(encounter, modelId);
  const altitude = modelState.altitude + upTokens - downTokens - discardedTokens;
  if (altitude < 0 || altitude > modelState.move) return createChoiceRefusal(altitude, 'E-70');
  return movementType === 'sprint' && vertical > 2 ? createLimitRefusal(vertical, 2, 'E-71a') : undefined;
}

/** Whether a movement of this type passes over the ground without touching it (E-71). Flying types need at least one Altitude token. */
export const isAboveGround = (encounter: SuEncounter, modelId: string, movementType: string): boolean =>
  isFlyingType(movementType)
    ? hasAltitude(encounter, modelId)
    : movementType === 'jump' || movementType === 'line-swing' || movementType === 'teleport';

const DISTANCE_FACTS = { move: 'E-63', run: 'E-67', charge: 'E-59' } as const;

function refuseDistance(
  encounter: SuEncounter,
  modelId: string,
  movementType: string,
  { inches, difficult, up: upTokens, down: downTokens, discard: discardedTokens, gimmicks }: Movement,
  { kind }: MovementKind,
): Refusal | undefined {
  const { move, power } = getModel(encounter, modelId);
  const climbInches = (upTokens + downTokens) * (movementType === 'glide' ? 2 : 1);
  const neededInches = inches + (isAboveGround(encounter, modelId, movementType) ? 0 : difficult) + climbInches;
  const reachPerMove = move + discardedTokens + (gimmicks.includes('burst-of-speed') ? power : 0);
  const allowedInches = reachPerMove * (kind === 'run' ? 2 : 1);
  return neededInches > allowedInches
    ? createLimitRefusal(neededInches, allowedInches, DISTANCE_FACTS[kind])
    : undefined;
}

function refuseAnyGimmick({ gimmicks: [firstGimmick] }: Movement): Refusal | undefined {
  return firstGimmick === undefined ? undefined : createChoiceRefusal(firstGimmick, 'E-121a');
}

function refuseGimmicks(
  encounter: SuEncounter,
  modelId: string,
  { gimmicks, with: riderIds }: Movement,
  { cost }: MovementKind,
): Refusal | undefined {
  for (const [index, gimmick] of gimmicks.entries()) {
    if (gimmicks.indexOf(gimmick) < index) return createChoiceRefusal(gimmick, 'E-119');
    const refusal = refuseGimmickUse(encounter, modelId, gimmick);
    if (refusal) return refusal;
  }
  if (!gimmicks.includes('ride-along')) return undefined;
  const { size } = getCard(encounter, modelId);
  const wrongId = riderIds.find(
    (riderId) =>
      !isOnTable(encounter, riderId) ||
      !isFriend(encounter, modelId, riderId) ||
      getCard(encounter, riderId).size > size,
  );
  if (wrongId !== undefined) return createTargetRefusal('E-121', wrongId);
  const maxRiders = Math.max(1, size);
  if (riderIds.length > maxRiders) return createLimitRefusal(riderIds.length, maxRiders, 'E-121');
  const neededPoints = cost + computeRideCost(riderIds);
  const { pp } = getModel(encounter, modelId);
  return pp < neededPoints ? createCostRefusal(pp, neededPoints, 'E-121') : undefined;
}

/** Returns the PP that Ride Along costs: 1 for every rider beyond the first (E-121). */
const computeRideCost = (riderIds: readonly string[]): number => Math.max(0, riderIds.length - 1);

/** Moves the model and returns the duties that its landing causes. The caller pays for the event itself. */
export function applyMovement(encounter: SuEncounter, modelId: string, movement: Movement): SuDuty[] {
  const movementType = getMovementType(encounter, modelId, movement);
  const isAbove = isAboveGround(encounter, modelId, movementType);
  for (const gimmick of movement.gimmicks) spendGimmick(encounter, modelId, gimmick);
  if (movement.gimmicks.includes('ride-along')) spendPowerPoints(encounter, modelId, computeRideCost(movement.with));
  getModel(encounter, modelId).altitude += movement.up - movement.down - movement.discard;
  return landModel(encounter, modelId, movement, isAbove);
}
