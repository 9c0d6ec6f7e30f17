/** Edits the fields of a movement and its landing. */
import { getMovementType, isAboveGround } from '../actions/movement.ts';
import { refuseGimmickUse } from '../gimmicks/pool.ts';
import { canMoveBy, getCard, getModel, isFallImmune, isSuper } from '../models.ts';
import { listTargets } from '../play-screen/action-candidates.ts';
import {
  chooseAmong,
  dropField,
  type FieldContext,
  type FieldEdits,
  filterChoices,
  keepWhen,
  listEnemies,
  listFriends,
} from './field-edits.ts';

/** Returns the movement type of the event. `getMovementType` reads no key of the movement except `by`. */
function getEventMovementType({ encounter, event, modelId }: FieldContext): string {
  return modelId === undefined ? 'sprint' : getMovementType(encounter, modelId, { by: event.by } as never);
}

const movesByAny =
  (...movementTypes: readonly string[]) =>
  (context: FieldContext): boolean =>
    movementTypes.includes(getEventMovementType(context));

const FLYING = ['flight', 'glide', 'winged-flight'];

/** Returns the maximum distance of the movement, in inches. */
export function getMaxInches({ encounter, event, modelId }: FieldContext): number {
  if (modelId === undefined) return 0;
  const { move, power } = getModel(encounter, modelId);
  const gimmicks = Array.isArray(event.gimmicks) ? event.gimmicks : [];
  const discard = typeof event.discard === 'number' ? event.discard : 0;
  const singleMove = move + discard + (gimmicks.includes('burst-of-speed') ? power : 0);
  return event.kind === 'run' ? 2 * singleMove : singleMove;
}

const isRiding = ({ event }: FieldContext): boolean =>
  Array.isArray(event.gimmicks) && event.gimmicks.includes('ride-along');

export const LANDING_EDITS: FieldEdits = {
  fall: keepWhen(({ encounter, modelId }) => modelId !== undefined && !isFallImmune(encounter, modelId)),
  dangerous: keepWhen(
    ({ encounter, modelId }) =>
      modelId !== undefined &&
      !getModel(encounter, modelId).endangered &&
      !getCard(encounter, modelId).immune.has('dangerous-terrain'),
  ),
  markers: chooseAmong(({ encounter }) =>
    [...encounter.state.markers].filter(([, { kind }]) => kind === 'power').map(([markerId]) => markerId),
  ),
  plasma: keepWhen(
    ({ encounter, modelId }) => modelId !== undefined && encounter.state.plasma > 0 && isSuper(encounter, modelId),
  ),
};

export const MOVEMENT_EDITS: FieldEdits = {
  ...LANDING_EDITS,
  by: (field, context) => {
    const { encounter, modelId } = context;
    const usableField = filterChoices(
      (movementType) => modelId !== undefined && canMoveBy(encounter, modelId, movementType),
    )(field, context);
    return usableField?.choices && usableField.choices.length > 1
      ? { ...usableField, value: getEventMovementType(context) }
      : undefined;
  },
  inches: (field, context) => ({
    ...field,
    max: getMaxInches(context),
    hint: context.translate('suFields.upTo', { inches: getMaxInches(context) }),
  }),
  difficult: keepWhen((context) => {
    const { encounter, modelId } = context;
    return modelId !== undefined && !isAboveGround(encounter, modelId, getEventMovementType(context));
  }),
  vertical: keepWhen(movesByAny('sprint'), (field, { translate }) => ({
    ...field,
    max: 2,
    hint: translate('suFields.sprintLimit'),
  })),
  up: keepWhen(movesByAny(...FLYING)),
  down: keepWhen((context) => movesByAny(...FLYING)(context) && canDescend(context)),
  discard: keepWhen((context) => movesByAny('flight', 'winged-flight')(context) && canDescend(context)),
  inside: keepWhen(movesByAny('glide', 'jump', 'line-swing', 'winged-flight')),
  near: keepWhen(({ event }) => event.kind === 'charge', chooseAmong(listEnemies)),
  contact: keepWhen(
    (context) => context.event.kind === 'run' || movesByAny('winged-flight')(context),
    chooseAmong(listEnemies),
  ),
  gimmicks: filterChoices(
    (gimmick, { encounter, modelId }) =>
      modelId !== undefined && refuseGimmickUse(encounter, modelId, gimmick) === undefined,
  ),
  with: keepWhen(isRiding, chooseAmong(listFriends)),
  ally: dropField,
  reaction: dropField,
  gimmick: dropField,
};

/** The form of a Charge asks whom the model charges, for the attack that follows. */
export const CHARGE_EDITS: FieldEdits = {
  ...MOVEMENT_EDITS,
  target: (field, context) => {
    const targetField = chooseAmong(({ encounter, modelId }) =>
      modelId === undefined ? [] : listTargets(encounter, modelId),
    )(field, context);
    return targetField && { ...targetField, isAlwaysAsked: true };
  },
};

/** Whether the model can have Altitude to lose, at the start or after climbing in the same move (E-70). */
const canDescend = ({ encounter, event, modelId }: FieldContext): boolean =>
  modelId !== undefined && getModel(encounter, modelId).altitude + (typeof event.up === 'number' ? event.up : 0) > 0;
