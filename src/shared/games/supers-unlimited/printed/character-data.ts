/** Creates the data of a character's card: the document and its derived values. */

import { type DerivedCharacter, deriveCharacter } from '../derive/character.ts';
import type { Character } from '../documents/schema.ts';
import { isVulnerability } from '../facts.ts';
import { getSizeName } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** Movement types of a character that names none. */
const DEFAULT_MOVEMENT: readonly string[] = ['sprint'];

/** The data that templates and the form point into. */
export interface CharacterRoots {
  readonly [root: string]: unknown;
  readonly character: object;
  readonly labels: { readonly aim: string };
  readonly derived: Omit<DerivedCharacter, 'throwRange'> & {
    readonly hp: { white: number; red: number };
    /** Range of a Throw in inches, by the traits that may Throw. */
    readonly throws: DerivedCharacter['throwRange'];
    /** Longest range of a Throw in inches. */
    readonly throwRange: number | undefined;
    readonly sizeName: string | undefined;
    readonly weaknesses: readonly string[];
    readonly vulnerabilities: readonly string[];
  };
}

/**
 * Creates the data of a card (E-29) with HP boxes (E-22), numbers to beat (E-75), Weaknesses and Vulnerabilities (E-27), and the
 * longest Throw (E-83).
 */
export function createCharacterData(character: Character, options: SuOptions): CharacterRoots {
  const derived = deriveCharacter(character, options);
  // Illegal HP can't be split into white and red boxes, so all boxes are white.
  const hitPoints = derived.redZone ?? { white: character.hp.total, red: 0 };
  const { throwRange: throwRanges } = derived;
  const inches = Object.values(throwRanges);
  const throwRange = inches.length === 0 ? undefined : Math.max(...inches);
  const listKeywords = (isVulnerable: boolean): string[] =>
    (character.weaknesses ?? [])
      .filter((weakness) => isVulnerability(weakness) === isVulnerable)
      .map((weakness) => weakness.keyword);
  return {
    character: { ...character, movement: character.movement ?? DEFAULT_MOVEMENT },
    labels: { aim: options['su.aimLabel'] },
    derived: {
      ...derived,
      hp: hitPoints,
      throws: throwRanges,
      throwRange,
      sizeName: getSizeName(character.size),
      weaknesses: listKeywords(false),
      vulnerabilities: listKeywords(true),
    },
  };
}
