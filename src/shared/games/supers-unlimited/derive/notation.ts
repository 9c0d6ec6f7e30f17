/** The printed notation of attacks (E-81): `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. */

import { numberText } from '../../../text/number-text.ts';
import { fullAttack } from '../documents/normal.ts';
import type { Attack } from '../documents/schema.ts';
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

function effectNotation(effect: { effect: string; type?: string }): string {
  return effect.type === undefined ? nameOf(effect.effect) : `${nameOf(effect.effect)} (${nameOf(effect.type)})`;
}
