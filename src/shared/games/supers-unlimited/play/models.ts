/** Answers common questions about models: their side, their kind and the conditions that limit them. */
import { createCostRefusal, createStateRefusal, type Refusal } from '../../../play/event/refusal.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { normalizeWord } from '../check/character-context.ts';
import type { ControlDuty } from './duty.ts';
import type { PlayCard } from './play-card.ts';
import type { SuEncounter, SuModel } from './state.ts';

export const getCard = (encounter: SuEncounter, modelId: string): PlayCard => getFigure(encounter, modelId).character;
export const getModel = (encounter: SuEncounter, modelId: string): SuModel => getModelState(encounter, modelId);
/** Returns the side that owns the model, even while another side controls it. */
export const getOwnerSide = (encounter: SuEncounter, modelId: string): string => getFigure(encounter, modelId).side;

/** Returns the side that a model counts for: the side of its controller under Control, otherwise its own side (E-102). */
export function getControllingSide(encounter: SuEncounter, modelId: string): string {
  const control = encounter.state.due.find(
    (duty): duty is ControlDuty => duty.due === 'control' && duty.model === modelId,
  );
  return getOwnerSide(encounter, control?.by ?? modelId);
}

export const isFriend = (encounter: SuEncounter, modelId: string, otherId: string): boolean =>
  modelId !== otherId && getControllingSide(encounter, modelId) === getControllingSide(encounter, otherId);
export const isEnemy = (encounter: SuEncounter, modelId: string, otherId: string): boolean =>
  getControllingSide(encounter, modelId) !== getControllingSide(encounter, otherId);

export const isSuper = (encounter: SuEncounter, modelId: string): boolean =>
  getCard(encounter, modelId).isSuper && !getModel(encounter, modelId).summoned;

export function isOnTable({ state }: SuEncounter, modelId: string): boolean {
  const model = state.models.get(modelId);
  return model !== undefined && !model.out && !model.aloft && state.deployed.includes(modelId);
}

/** Returns the points of an Effect. */
export const getEffectPoints = ({ effects }: SuModel, effect: string): number => effects.get(effect) ?? 0;

/** Sets the points of an Effect and removes it at 0. */
export function setEffectPoints({ effects }: SuModel, effect: string, points: number): void {
  if (points > 0) effects.set(effect, points);
  else effects.delete(effect);
}

export const isStunned = (model: SuModel): boolean => getEffectPoints(model, 'stun') > 0;

/** Whether this number of HP is in the Red Zone of the model: whether a red box is marked (E-23, E?10). */
export function isRedZoneHp(encounter: SuEncounter, modelId: string, hp: number): boolean {
  const redBoxes = getCard(encounter, modelId).redBoxes;
  return encounter.options['su.redZoneStartsWhenWhiteGone'] ? hp <= redBoxes : hp < redBoxes;
}

export const isInRedZone = (encounter: SuEncounter, modelId: string): boolean =>
  isRedZoneHp(encounter, modelId, getModel(encounter, modelId).hp);

/** Whether the model has an Ability and may use it. Nullify takes all Abilities away (E-110). */
export const hasAbility = (encounter: SuEncounter, modelId: string, abilityName: string): boolean =>
  getCard(encounter, modelId).abilityNames.has(normalizeWord(abilityName)) &&
  getEffectPoints(getModel(encounter, modelId), 'nullify') === 0;

/** Whether the model can use a movement type (E-71). Stunned models can only sprint (E-73). */
export const canMoveBy = (encounter: SuEncounter, modelId: string, movementType: string): boolean =>
  movementType === 'sprint' ||
  (!isStunned(getModel(encounter, modelId)) && getCard(encounter, modelId).moves.has(movementType));

export const canMoveByAny = (encounter: SuEncounter, modelId: string, movementTypes: readonly string[]): boolean =>
  movementTypes.some((movementType) => canMoveBy(encounter, modelId, movementType));

/** Whether the model can fly now. Stunned models can't (E-73). */
export const isFlyer = (encounter: SuEncounter, modelId: string): boolean =>
  getCard(encounter, modelId).canFly && !isStunned(getModel(encounter, modelId));

const FALL_IMMUNE_MOVEMENTS = ['flight', 'glide', 'jump', 'line-swing', 'wall-crawl', 'winged-flight'] as const;

/** Whether the model takes no Falls, because of an Immunity (E-28) or a movement type (E-71). */
export const isFallImmune = (encounter: SuEncounter, modelId: string): boolean =>
  getCard(encounter, modelId).immune.has('fall') || canMoveByAny(encounter, modelId, FALL_IMMUNE_MOVEMENTS);

/** Returns the number that each die must reach without Trait Resistance: the Resistance of a summoned model, or else the Power. */
export const getBaseNeed = ({ power, resistance }: SuModel): number => resistance ?? power;

/** Returns why the model can't react: it is out, KO'ed, paralyzed or stunned (E-54). */
export function refuseReaction(encounter: SuEncounter, modelId: string): Refusal | undefined {
  const model = getModel(encounter, modelId);
  if (model.out) return createStateRefusal('out');
  if (model.ko) return createStateRefusal('ko', 'E-54');
  if (getEffectPoints(model, 'paralysis') > 0) return createStateRefusal('paralysis', 'E-54');
  return isStunned(model) ? createStateRefusal('stun', 'E-54') : undefined;
}

/** Refuses a payment of 1 PP if the model has no PP left (E-52) after it pays `alreadySpent` PP for the same event. */
export function refusePayment(encounter: SuEncounter, modelId: string, alreadySpent = 0): Refusal | undefined {
  const availablePoints = getModel(encounter, modelId).pp - alreadySpent;
  return availablePoints < 1 ? createCostRefusal(availablePoints, 1, 'E-52') : undefined;
}

export function spendPowerPoints(encounter: SuEncounter, modelId: string, points = 1): void {
  getModel(encounter, modelId).pp -= points;
}

/** Adds PP. A model can't have more PP than Power. */
export function gainPowerPoints(model: SuModel, points: number): void {
  model.pp = Math.min(model.power, model.pp + points);
}

/** Yields the ids of the models of a side in file order. */
export function* listSideModels(encounter: SuEncounter, sideId: string): Iterable<string> {
  for (const figure of encounter.figures.values()) if (figure.side === sideId) yield figure.id;
}
