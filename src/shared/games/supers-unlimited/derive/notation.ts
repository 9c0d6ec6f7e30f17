/** The printed notation of attacks (E-81): `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. */

import { numberText } from '../../../text/number-text.ts';
import { fullAttack } from '../documents/normal.ts';
import type { Attack } from '../documents/schema.ts';
import { EFFECTS, isOneOf } from '../facts.ts';
import { nameOf, traitName } from '../names.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

/**
 * The parts between the slashes, in order: trait with its Resistance, Attack Type with its range, bonus dice and bonus
 * (where there are any), Effects. Unknown words are printed as they were written.
 */
function attackParts(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string[] {
  const { trait, versus, type, range, bonusDice, bonus, effects } = fullAttack(attack);
  const roll = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${numberText(bonusDice)}D10`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${numberText(Math.abs(bonus))}`]),
  ];
  return [
    versus === trait ? traitName(trait, options) : `${traitName(trait, options)} vs ${traitName(versus, options)}`,
    range === undefined ? nameOf(type) : `${nameOf(type)} ${numberText(range)}`,
    ...(roll.length > 0 ? [roll.join(' ')] : []),
    ...(effects.length > 0 ? [effects.map(effectNotation).join(' and ')] : []),
  ];
}

export function attackNotation(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string {
  return attackParts(attack, options).join(' / ');
}

function effectNotation({ effect, type }: { effect: string; type?: string }): string {
  const target = controlTarget({ effect, type });
  return target === undefined ? nameOf(effect) : `${nameOf(effect)} (${nameOf(target)})`;
}

/**
 * The Type that an Effect is printed with: whom Control takes over (E-102). Other Effects of the rules have none, so theirs is left
 * out; an Effect that the rules do not know keeps what was written.
 */
export const controlTarget = ({ effect, type }: { effect: string; type?: string | undefined }): string | undefined =>
  effect === 'control' || !isOneOf(EFFECTS, effect) ? type : undefined;
