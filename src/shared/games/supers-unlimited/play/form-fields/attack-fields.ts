/** Edits the fields of an attack: profile, targets and distances. Drops the conditions that players tick in the forecast. */

import type { CandidateEvent } from '../../../../play/play-rules.ts';
import type { FieldChoice } from '../../../../play/play-screen/event-fields.ts';
import { getAttackKind } from '../../check/character-context.ts';
import { getTermName } from '../../names.ts';
import { getReach } from '../attack/attack-refusals.ts';
import { declareAttack, ENTANGLE_PREFIX, findTarget, type StatedTarget } from '../attack/declared-attack.ts';
import { getCard, getEffectPoints, getModel } from '../models.ts';
import { findAttack } from '../play-card.ts';
import { isHelpful, listFriends, listProfiles, listTargets } from '../play-screen/action-candidates.ts';
import type { SuEncounter } from '../state.ts';
import { formatInches } from '../texts/phrases.ts';
import {
  chooseAmong,
  dropField,
  type FieldContext,
  type FieldEdit,
  type FieldEdits,
  keepWhen,
  listEnemies,
} from './field-edits.ts';

/** What identifies the profile of an attack: the model that attacks, and the event. */
type AttackContext = Pick<FieldContext, 'encounter' | 'event' | 'modelId'>;

const findProfile = ({ encounter, modelId: attackerId, event }: AttackContext) =>
  attackerId === undefined ? undefined : findAttack(getCard(encounter, attackerId), String(event.attack));

/** Lists all possible targets, enemies first. An entangled model can only use Fight and Aim against its own Entangle (E-107). */
const listPossibleTargets = (context: AttackContext, modelId: string): string[] =>
  isHeldByEntangle(context, modelId) ? [ENTANGLE_PREFIX + modelId] : listTargetsInPlay(context.encounter, modelId);

const isHeldByEntangle = (context: AttackContext, modelId: string): boolean =>
  getEffectPoints(getModel(context.encounter, modelId), 'entangle') > 0 &&
  ['fight', 'aim'].includes(findProfile(context)?.trait ?? '');

/** Counts the targets that the form of an attack offers. Returns undefined for other events. */
export function countTargets(encounter: SuEncounter, event: CandidateEvent): number | undefined {
  const { kind, model: modelId } = event;
  return kind === 'attack' && typeof modelId === 'string' && encounter.state.models.has(modelId)
    ? listPossibleTargets({ encounter, event, modelId }, modelId).length
    : undefined;
}

const listTargetsInPlay = (encounter: SuEncounter, modelId: string): string[] => [
  ...new Set([...listTargets(encounter, modelId), ...listFriends(encounter, modelId), ...listEntangles(encounter)]),
];

const listEntangles = ({ state }: SuEncounter): string[] =>
  [...state.models].flatMap(([modelId, modelState]) =>
    getEffectPoints(modelState, 'entangle') > 0 && !modelState.out ? [ENTANGLE_PREFIX + modelId] : [],
  );

/** Puts an Entangle under a heading. The tile of its model selects it, unless the model itself is a target. */
const describeEntangle =
  (targetIds: readonly string[]) =>
  (choice: FieldChoice): FieldChoice => {
    const entangledId = String(choice.value).startsWith(ENTANGLE_PREFIX)
      ? String(choice.value).slice(ENTANGLE_PREFIX.length)
      : undefined;
    if (entangledId === undefined) return choice;
    const entangleChoice = { ...choice, group: getTermName('entangle') };
    return targetIds.includes(entangledId) ? entangleChoice : { ...entangleChoice, tileModel: entangledId };
  };

const hasAttackType =
  (...attackTypes: readonly string[]) =>
  (context: FieldContext): boolean =>
    attackTypes.includes(findProfile(context)?.type ?? '');

/** Adds a hint: how far the attack reaches to the target of this entry. */
const editDistance: FieldEdit = (field, context) => {
  const { translate, encounter, event, entry } = context;
  const target = findTarget(encounter, String(entry?.target));
  if (!target || findProfile(context) === undefined) return field;
  // The event of a form may lack keys, but `declareAttack` and `getReach` don't read them.
  const attack = declareAttack(encounter, { gimmicks: [], ...event } as never);
  const reachInches = getReach(encounter, attack, (entry ?? {}) as StatedTarget, target);
  return {
    ...field,
    hint:
      reachInches === 0
        ? translate('suFields.baseContact')
        : translate('suFields.itReaches', { inches: formatInches(translate, Math.max(0, reachInches)) }),
  };
};

/** Offers the possible targets. The attack of a Charge suggests the model that was charged. */
const editTarget: FieldEdit = (field, context) => {
  const { modelId: attackerId } = context;
  if (attackerId === undefined) return undefined;
  const targetIds = listPossibleTargets(context, attackerId);
  const chosenField = chooseAmong(() => targetIds)(field, context);
  if (chosenField === undefined) return undefined;
  const choices = (chosenField.choices ?? []).map(describeEntangle(targetIds));
  const { chargeTarget } = context.encounter.state.extra;
  const isSuggested =
    chosenField.value === undefined &&
    context.event.charge === true &&
    choices.some(({ value }) => value === chargeTarget);
  const profile = findProfile(context);
  const isForFriends = profile !== undefined && isHelpful(profile.effects);
  return { ...chosenField, choices, isForFriends, ...(isSuggested ? { value: chargeTarget, isRequired: false } : {}) };
};

/** Offers the intact Objects. A Throw needs one (E-83). */
const editObject: FieldEdit = (field, context) => {
  const objectField = chooseAmong(({ encounter }) =>
    [...encounter.state.things].flatMap(([thingId, { kind, destroyed }]) =>
      kind === 'object' && !destroyed ? [thingId] : [],
    ),
  )(field, context);
  return objectField && getAttackKind(String(context.event.attack)) === 'throw'
    ? { ...objectField, label: context.translate('suFields.thrownObject'), isAlwaysAsked: true }
    : objectField;
};

export const ATTACK_EDITS: FieldEdits = {
  attack: chooseAmong(({ encounter, modelId: attackerId }) =>
    attackerId === undefined ? [] : listProfiles(encounter, attackerId).map(({ name }) => name),
  ),
  target: editTarget,
  distance: editDistance,
  // A Close attack without Reach may reach across Cover of up to 1 inch (E-98).
  across: keepWhen(
    (context) => hasAttackType('close')(context) && (getCard(context.encounter, context.modelId ?? '').reach ?? 0) < 1,
  ),
  cover: dropField,
  high: dropField,
  outnumber: dropField,
  melee: dropField,
  charge: dropField,
  gimmicks: dropField,
  object: keepWhen(({ event }) => getAttackKind(String(event.attack)) !== 'other', editObject),
  near: keepWhen(hasAttackType('projectile'), chooseAmong(listEnemies)),
};

/** Whether the attack has exactly one target, so that the form needs no list. */
export const hasOneTarget = (context: FieldContext): boolean => {
  const { targets, gimmicks } = context.event;
  const hasAreaGimmick =
    Array.isArray(gimmicks) && (gimmicks.includes('double-blast') || gimmicks.includes('mega-pulse'));
  return (
    hasAttackType('close', 'projectile')(context) && !hasAreaGimmick && Array.isArray(targets) && targets.length === 1
  );
};
