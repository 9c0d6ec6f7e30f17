/** Formats attacks in their printed notation (E-81): `Mind vs Aim / Projectile 8 / +1D10 / Damage and Control (Robotic)`. */

import { formatPlainNumber } from '../../../text/number-text.ts';
import { completeAttack } from '../documents/complete.ts';
import type { Attack } from '../documents/schema.ts';
import { EFFECTS, isOneOf } from '../facts.ts';
import { getTermName, getTraitName } from '../names.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

export interface AttackParts {
  /** The trait with its Resistance: `Mind vs Aim`. */
  readonly trait: string;
  /** The Attack Type with its range: `Projectile 8`. */
  readonly type: string;
  /** Bonus dice and bonus: `+1D10`; '' = none. */
  readonly roll: string;
  /** `Damage and Control (Robotic)`; '' = none. */
  readonly effects: string;
}

/** Formats the parts of the notation. Unknown words are formatted like terms. */
export function formatAttackParts(
  attack: Attack,
  options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions,
): AttackParts {
  const { trait, versus, type, range, bonusDice, bonus, effects } = completeAttack(attack);
  const rollParts = [
    ...(bonusDice === 0 ? [] : [`${bonusDice < 0 ? '' : '+'}${formatPlainNumber(bonusDice)}D10`]),
    ...(bonus === 0 ? [] : [`${bonus < 0 ? '−' : '+'}${formatPlainNumber(Math.abs(bonus))}`]),
  ];
  return {
    trait:
      versus === trait
        ? getTraitName(trait, options)
        : `${getTraitName(trait, options)} vs ${getTraitName(versus, options)}`,
    type: range === undefined ? getTermName(type) : `${getTermName(type)} ${formatPlainNumber(range)}`,
    roll: rollParts.join(' '),
    effects: effects.map(formatEffect).join(' and '),
  };
}

/** Formats an attack with slashes between its parts, in their order. */
export function formatAttackNotation(attack: Attack, options: Pick<SuOptions, 'su.aimLabel'> = defaultOptions): string {
  const { trait, type, roll, effects } = formatAttackParts(attack, options);
  return [trait, type, ...(roll === '' ? [] : [roll]), ...(effects === '' ? [] : [effects])].join(' / ');
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
