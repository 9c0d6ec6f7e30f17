/** What is asked of models at every turn: whose they are, what they are, what hinders them. */
import { inState, type Refusal, tooExpensive } from '../../../play/event/refusal.ts';
import { getFigure, getModelState } from '../../../play/state.ts';
import { plain } from '../check/character-context.ts';
import type { PlayCard } from './card.ts';
import type { ControlDuty } from './duty.ts';
import type { SuEncounter, SuModel } from './state.ts';

export const cardOf = (encounter: SuEncounter, model: string): PlayCard => getFigure(encounter, model).character;
export const modelOf = (encounter: SuEncounter, model: string): SuModel => getModelState(encounter, model);
/** The side whose model it is, Control or not. */
export const ownSide = (encounter: SuEncounter, model: string): string => getFigure(encounter, model).side;

/** The side a model counts for: while it is controlled, that of its controller (E-102). */
export function sideOf(encounter: SuEncounter, model: string): string {
  const control = encounter.state.due.find(
    (duty): duty is ControlDuty => duty.due === 'control' && duty.model === model,
  );
  return ownSide(encounter, control?.by ?? model);
}

export const isFriend = (encounter: SuEncounter, model: string, other: string): boolean =>
  model !== other && sideOf(encounter, model) === sideOf(encounter, other);
export const isEnemy = (encounter: SuEncounter, model: string, other: string): boolean =>
  sideOf(encounter, model) !== sideOf(encounter, other);

export const isSuper = (encounter: SuEncounter, model: string): boolean =>
  cardOf(encounter, model).isSuper && !modelOf(encounter, model).summoned;

export function isOnTable({ state }: SuEncounter, model: string): boolean {
  const is = state.models.get(model);
  return is !== undefined && !is.out && !is.aloft && state.deployed.includes(model);
}

/** Points of an effect. */
export const held = ({ effects }: SuModel, effect: string): number => effects.get(effect) ?? 0;

/** Sets the points of an effect; one at 0 is not there. */
export function hold({ effects }: SuModel, effect: string, points: number): void {
  if (points > 0) effects.set(effect, points);
  else effects.delete(effect);
}

export const isStunned = (model: SuModel): boolean => held(model, 'stun') > 0;

/** E-23, E?10: whether so many HP are in the Red Zone of a model. */
export function isRed(encounter: SuEncounter, model: string, hp: number): boolean {
  const red = cardOf(encounter, model).redBoxes;
  return encounter.options['su.redZoneStartsWhenWhiteGone'] ? hp <= red : hp < red;
}

export const isInRedZone = (encounter: SuEncounter, model: string): boolean =>
  isRed(encounter, model, modelOf(encounter, model).hp);

/** Has an Ability and may use it (E-110). */
export const hasAbility = (encounter: SuEncounter, model: string, ability: string): boolean =>
  cardOf(encounter, model).abilityNames.has(plain(ability)) && held(modelOf(encounter, model), 'nullify') === 0;

/** E-71, E-73: a stunned model has none but sprint. */
export const movesBy = (encounter: SuEncounter, model: string, type: string): boolean =>
  type === 'sprint' || (!isStunned(modelOf(encounter, model)) && cardOf(encounter, model).moves.has(type));

export const hasAnyMove = (encounter: SuEncounter, model: string, types: readonly string[]): boolean =>
  types.some((type) => movesBy(encounter, model, type));

/** Whether it flies now: stunned models do not (E-73). */
export const isFlyer = (encounter: SuEncounter, model: string): boolean =>
  cardOf(encounter, model).canFly && !isStunned(modelOf(encounter, model));

const UNHURT_BY_FALLS = ['flight', 'glide', 'jump', 'line-swing', 'wall-crawl', 'winged-flight'] as const;

/** E-71: neither what flies nor what climbs takes a Fall. */
export const isFallImmune = (encounter: SuEncounter, model: string): boolean =>
  cardOf(encounter, model).immune.has('fall') || hasAnyMove(encounter, model, UNHURT_BY_FALLS);

/** What the dice of an attack, a Slam or a hazard count against, its Resistance apart. */
export const standsAt = ({ power, resistance }: SuModel): number => resistance ?? power;

/** E-54: who may react. */
export function cannotReact(encounter: SuEncounter, model: string): Refusal | undefined {
  const is = modelOf(encounter, model);
  if (is.out) return inState('out');
  if (is.ko) return inState('ko', 'E-54');
  if (held(is, 'paralysis') > 0) return inState('paralysis', 'E-54');
  return isStunned(is) ? inState('stun', 'E-54') : undefined;
}

/** E-52: one PP, where `spent` are spent already. */
export function cannotPay(encounter: SuEncounter, model: string, spent = 0): Refusal | undefined {
  const pp = modelOf(encounter, model).pp - spent;
  return pp < 1 ? tooExpensive(pp, 1, 'E-52') : undefined;
}

export function pay(encounter: SuEncounter, model: string, pp = 1): void {
  modelOf(encounter, model).pp -= pp;
}

/** Gains PP up to the Power. */
export function gainPower(model: SuModel, pp: number): void {
  model.pp = Math.min(model.power, model.pp + pp);
}

/** Models of a side in file order. */
export function* modelsOf(encounter: SuEncounter, side: string): Iterable<string> {
  for (const figure of encounter.figures.values()) if (figure.side === side) yield figure.id;
}
