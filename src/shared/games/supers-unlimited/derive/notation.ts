/** Formats attacks in their printed notation (E-81): `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. */

import { formatPlainNumber } from '../../../text/number-text.ts';
import { completeAttack } from '../documents/complete.ts';
import type { Attack } from '../documents/schema.ts';
import { EFFECTS, isOneOf } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

/**
 * Returns the parts between the slashes, in order: trait with its Resistance, Attack Type with its range, bonus dice and bonus
 * if there are any, Effects. Unknown words are printed as they were written.
 */
function formatAttackParts(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string[] {
  const { trait, versus, type: attackType, range, bonusDice, bonus, effects } = completeAttack(attack);
  const rollParts = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${formatPlainNumber(bonusDice)}D10`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${formatPlainNumber(Math.abs(bonus))}`]),
  ];
  return [
    versus === trait
      ? getTraitName(trait, options)
      : `${getTraitName(trait, options)} vs ${getTraitName(versus, options)}`,
    range === undefined ? getTermName(attackType) : `${getTermName(attackType)} ${formatPlainNumber(range)}`,
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
 * Returns the Type that an Effect is printed with. Control names the Type that it takes over (E-102). Other Effects of the rules
 * have none, so their Type is left out; an Effect that the rules don't know keeps the Type that was written.
 */
export const getControlTarget = ({
  effect,
  type,
}: {
  effect: string;
  type?: string | undefined;
}): string | undefined => (effect === 'control' || !isOneOf(EFFECTS, effect) ? type : undefined);
