/** What is asked of models at every turn: whose they are, what they are, what hinders them. */
import { inState, type Refusal, tooExpensive } from '../../../play/event/refusal.ts';
import { figureOf, stateOf } from '../../../play/state.ts';
import { plain } from '../check/character-context.ts';
import type { PlayCard } from './card.ts';
import type { ControlDuty } from './duty.ts';
import type { SuModel, SuPlay } from './state.ts';

export const cardOf = (play: SuPlay, model: string): PlayCard => figureOf(play, model).character;
export const modelOf = (play: SuPlay, model: string): SuModel => stateOf(play, model);
/** The side whose model it is, Control or not. */
export const ownSide = (play: SuPlay, model: string): string => figureOf(play, model).side;

/** The side a model counts for: while it is controlled, that of its controller (E-102). */
export function sideOf(play: SuPlay, model: string): string {
  const control = play.state.due.find((duty): duty is ControlDuty => duty.due === 'control' && duty.model === model);
  return ownSide(play, control?.by ?? model);
}

export const isFriend = (play: SuPlay, model: string, other: string): boolean =>
  model !== other && sideOf(play, model) === sideOf(play, other);
export const isEnemy = (play: SuPlay, model: string, other: string): boolean =>
  sideOf(play, model) !== sideOf(play, other);

export const isSuper = (play: SuPlay, model: string): boolean =>
  cardOf(play, model).isSuper && !modelOf(play, model).summoned;

export function isOnTable({ state }: SuPlay, model: string): boolean {
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
export function isRed(play: SuPlay, model: string, hp: number): boolean {
  const red = cardOf(play, model).redBoxes;
  return play.options['su.redZoneStartsWhenWhiteGone'] ? hp <= red : hp < red;
}

export const isInRedZone = (play: SuPlay, model: string): boolean => isRed(play, model, modelOf(play, model).hp);

/** Has an Ability and may use it (E-110). */
export const hasAbility = (play: SuPlay, model: string, ability: string): boolean =>
  cardOf(play, model).abilityNames.has(plain(ability)) && held(modelOf(play, model), 'nullify') === 0;

/** E-71, E-73: a stunned model has none but sprint. */
export const movesBy = (play: SuPlay, model: string, type: string): boolean =>
  type === 'sprint' || (!isStunned(modelOf(play, model)) && cardOf(play, model).moves.has(type));

export const hasAnyMove = (play: SuPlay, model: string, types: readonly string[]): boolean =>
  types.some((type) => movesBy(play, model, type));

/** Whether it flies now: stunned models do not (E-73). */
export const isFlyer = (play: SuPlay, model: string): boolean =>
  cardOf(play, model).canFly && !isStunned(modelOf(play, model));

const UNHURT_BY_FALLS = ['flight', 'glide', 'jump', 'line-swing', 'wall-crawl', 'winged-flight'] as const;

/** E-71: neither what flies nor what climbs takes a Fall. */
export const isFallImmune = (play: SuPlay, model: string): boolean =>
  cardOf(play, model).immune.has('fall') || hasAnyMove(play, model, UNHURT_BY_FALLS);

/** What the dice of an attack, a Slam or a hazard count against, its Resistance apart. */
export const standsAt = ({ power, resistance }: SuModel): number => resistance ?? power;

/** E-54: who may react. */
export function cannotReact(play: SuPlay, model: string): Refusal | undefined {
  const is = modelOf(play, model);
  if (is.out) return inState('out');
  if (is.ko) return inState('ko', 'E-54');
  if (held(is, 'paralysis') > 0) return inState('paralysis', 'E-54');
  return isStunned(is) ? inState('stun', 'E-54') : undefined;
}

/** E-52: one PP, where `spent` are spent already. */
export function cannotPay(play: SuPlay, model: string, spent = 0): Refusal | undefined {
  const pp = modelOf(play, model).pp - spent;
  return pp < 1 ? tooExpensive(pp, 1, 'E-52') : undefined;
}

export function pay(play: SuPlay, model: string, pp = 1): void {
  modelOf(play, model).pp -= pp;
}

/** Gains PP up to the Power. */
export function gainPower(model: SuModel, pp: number): void {
  model.pp = Math.min(model.power, model.pp + pp);
}

/** Models of a side in file order. */
export function* modelsOf(play: SuPlay, side: string): Iterable<string> {
  for (const figure of play.figures.values()) if (figure.side === side) yield figure.id;
}
