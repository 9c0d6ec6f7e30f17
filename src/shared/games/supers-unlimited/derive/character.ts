/** Derives values from a character's printed numbers. Values that depend on wrong numbers are absent. */

import { isWhole } from '../../../rules/rule.ts';
import { findThrowTraits } from '../check/character-context.ts';
import { countRedBoxes, isLevel } from '../check/character-rules.ts';
import type { Character } from '../documents/schema.ts';
import { ACTION_TRAITS, type ActionTrait, LEVELS, SIZES, THROW_EXTRA_RANGE } from '../facts.ts';
import { defaultOptions, type SuOptions } from '../options.ts';

export interface DerivedCharacter {
  /** HP boxes by color, white first (E-22, E?9). Absent when HP or red boxes aren't whole numbers. */
  redZone?: { white: number; red: number };
  /** Base diameter in millimeters (E-14, E?8). Absent for a Size that the rules don't know. */
  base?: number;
  /** Range of a Throw in inches, by the traits that may Throw (E-83). */
  throwRange: Partial<Record<ActionTrait, number>>;
  /** Number that each attacking die must reach: Power plus the Resistance of the trait (E-21, E-75). Absent for wrong numbers. */
  toBeat: Partial<Record<ActionTrait, number>>;
  /** Whether the Level is 3 or more (E-31). Other characters are Henchmen. Absent if the Level is wrong. */
  isSuper?: boolean;
  /** Whether the character deploys as an Infiltrator (E?3e). */
  infiltrator: boolean;
}

export function deriveCharacter(character: Character, options: SuOptions = defaultOptions): DerivedCharacter {
  const { power, level, classes, traits, abilities = [] } = character;
  const { total: totalBoxes } = character.hp;
  const redBoxes = character.hp.red ?? countRedBoxes(totalBoxes, options['su.redZoneRounding']);
  const sizeRow = SIZES.find((candidateRow) => candidateRow.size === character.size);
  const baseDiameter = sizeRow && (options['su.altBasing'] ? sizeRow.altBase : sizeRow.base);
  const traitsForThrow = findThrowTraits(abilities);
  const hasKnownNumbers = (trait: ActionTrait) => isWhole(power, 1) && isWhole(traits[trait].resistance);
  return {
    ...(isWhole(totalBoxes, 1) && isWhole(redBoxes) && redBoxes <= totalBoxes
      ? { redZone: { white: totalBoxes - redBoxes, red: redBoxes } }
      : {}),
    ...(baseDiameter === undefined ? {} : { base: baseDiameter }),
    throwRange: mapTraits(
      (trait) => traitsForThrow.has(trait) && isWhole(traits[trait].dice),
      (trait) => traits[trait].dice + THROW_EXTRA_RANGE,
    ),
    toBeat: mapTraits(hasKnownNumbers, (trait) => power + traits[trait].resistance),
    ...(isLevel(level) ? { isSuper: level >= LEVELS.superFrom } : {}),
    infiltrator: character.infiltrator ?? (options['su.infiltratorFromClass'] && classes.includes('infiltrator')),
  };
}

/** Maps each Action Trait whose number is known to the number. */
const mapTraits = (
  isKnown: (trait: ActionTrait) => boolean,
  getNumber: (trait: ActionTrait) => number,
): Partial<Record<ActionTrait, number>> =>
  Object.fromEntries(ACTION_TRAITS.filter(isKnown).map((trait) => [trait, getNumber(trait)]));
