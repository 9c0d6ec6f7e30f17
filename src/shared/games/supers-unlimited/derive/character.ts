/** Values derived from a character's printed numbers. Those that depend on wrong numbers are left out. */

import { isWhole } from '../../../rules/rule.ts';
import { throwTraits } from '../check/character-context.ts';
import { isLevel, redBoxes } from '../check/character-rules.ts';
import type { Character } from '../documents/schema.ts';
import { ACTION_TRAITS, type ActionTrait, LEVELS, SIZES, THROW_EXTRA_RANGE } from '../facts.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

export interface DerivedCharacter {
  /** HP boxes by colour, white first (E-22, E?9). Absent when HP or red boxes are no whole numbers. */
  redZone?: { white: number; red: number };
  /** Base diameter in millimetres (E-14, E?8). Absent for a Size the rules do not know. */
  base?: number;
  /** Inches of a Throw by the traits that may Throw (E-83). */
  throwRange: Partial<Record<ActionTrait, number>>;
  /** What each attacking die must reach, by the traits whose number can be told: Power plus the Resistance of that trait (E-21, E-75). */
  toBeat: Partial<Record<ActionTrait, number>>;
  /** Level 3 or more (E-31); a Henchman otherwise. Absent when the Level is wrong. */
  isSuper?: boolean;
  /** E?3e */
  infiltrator: boolean;
}

export function deriveCharacter(character: Character, options: SuOptions = defaultOptions): DerivedCharacter {
  const { power, level, classes, traits, abilities = [] } = character;
  const { total } = character.hp;
  const red = character.hp.red ?? redBoxes(total, options['su.redZoneRounding']);
  const size = SIZES.find((row) => row.size === character.size);
  const base = size && (options['su.altBasing'] ? size.altBase : size.base);
  const throwing = throwTraits(abilities);
  const canBeHit = (trait: ActionTrait) => isWhole(power, 1) && isWhole(traits[trait].resistance);
  return {
    ...(isWhole(total, 1) && isWhole(red) && red <= total ? { redZone: { white: total - red, red } } : {}),
    ...(base === undefined ? {} : { base }),
    throwRange: byTrait(
      (trait) => throwing.has(trait) && isWhole(traits[trait].dice),
      (trait) => traits[trait].dice + THROW_EXTRA_RANGE,
    ),
    toBeat: byTrait(canBeHit, (trait) => power + traits[trait].resistance),
    ...(isLevel(level) ? { isSuper: level >= LEVELS.superFrom } : {}),
    infiltrator: character.infiltrator ?? (options['su.infiltratorFromClass'] && classes.includes('infiltrator')),
  };
}

/** A number for each Action Trait that has one. */
const byTrait = (
  isKnown: (trait: ActionTrait) => boolean,
  numberOf: (trait: ActionTrait) => number,
): Partial<Record<ActionTrait, number>> =>
  Object.fromEntries(ACTION_TRAITS.filter(isKnown).map((trait) => [trait, numberOf(trait)]));
