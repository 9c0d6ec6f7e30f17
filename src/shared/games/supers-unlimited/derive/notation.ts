/** Formats attacks in their printed notation (E-81): `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. */

import { formatPlainNumber } from '../../../text/number-text.ts';
import { completeAttack } from '../documents/complete.ts';
import type { Attack } from '../documents/schema.ts';
import { EFFECTS, isOneOf } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

/**
 * Returns the parts between the slashes, in order: trait with its Resistance, Attack Type with its range, bonus dice and bonus
 * if there are any, Effects. Unknown words are formatted like terms.
 */
function formatAttackParts(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string[] {
  const { trait, versus, type, range, bonusDice, bonus, effects } = completeAttack(attack);
  const rollParts = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${formatPlainNumber(bonusDice)}D10`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${formatPlainNumber(Math.abs(bonus))}`]),
  ];
  return [
    versus === trait
      ? getTraitName(trait, options)
      : `${getTraitName(trait, options)} vs ${getTraitName(versus, options)}`,
    range === undefined ? getTermName(type) : `${getTermName(type)} ${formatPlainNumber(range)}`,
    ...(rollParts.length > 0 ? [rollParts.join(' ')] : []),
    ...(effects.length > 0 ? [effects.map(formatEffect).join(' and ')] : []),
  ];
}

export function formatAttackNotation(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string {
  return formatAttackParts(attack, options).join(' / ');
}

function formatEffect({ effect, type }: { effect: string; type?: string }): string {
  const controlledType = getControlTarget({ effect, type });
  return controlledType === undefined ? getTermName(effect) : `${getTermName(effect)} (${getTermName(controlledType)})`;
}

/**
 * Returns the Type that is printed after an Effect. Control names the Type that it takes over (E-102). Other Effects of the rules have no
 * Type, so a written Type is ignored. Effects that the rules don't know keep the written Type.
 */
export const getControlTarget = ({
  effect,
  type,
}: {
  effect: string;
  type?: string | undefined;
}): string | undefined => (effect === 'control' || !isOneOf(EFFECTS, effect) ? type : undefined);
