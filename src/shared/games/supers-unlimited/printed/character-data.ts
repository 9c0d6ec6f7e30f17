/** The data of a character's card: the document and its derived values. */

import { type DerivedCharacter, deriveCharacter } from '../derive/character.ts';
import type { Character } from '../documents/schema.ts';
import { sizeName } from '../names.ts';
import type { SuOptions } from '../options.ts';

/** Movement types of a character that names none. */
const DEFAULT_MOVEMENT: readonly string[] = ['sprint'];

/** What templates and the form point into. */
export interface CharacterRoots {
  readonly [root: string]: unknown;
  readonly character: object;
  readonly labels: { readonly aim: string };
  readonly derived: Omit<DerivedCharacter, 'throwRange'> & {
    readonly hp: { white: number; red: number };
    /** Inches of a Throw by the traits that may Throw, and the longest of them. */
    readonly throws: DerivedCharacter['throwRange'];
    readonly throwRange: number | undefined;
    readonly sizeName: string | undefined;
    readonly weaknesses: readonly string[];
    readonly vulnerabilities: readonly string[];
  };
}

/** E-29, E-22 (HP boxes), E-75 (numbers to beat), E-27 (Weaknesses apart from Vulnerabilities), E-83 (the longest Throw). */
export function characterData(character: Character, options: SuOptions): CharacterRoots {
  const derived = deriveCharacter(character, options);
  // Illegal HP, which cannot be divided into white and red, still gets boxes.
  const hp = derived.redZone ?? { white: character.hp.total, red: 0 };
  const { throwRange: throws } = derived;
  const inches = Object.values(throws);
  const throwRange = inches.length === 0 ? undefined : Math.max(...inches);
  const weakness = (vulnerability: boolean): string[] =>
    (character.weaknesses ?? []).filter((w) => (w.vulnerability ?? false) === vulnerability).map((w) => w.keyword);
  return {
    character: { ...character, movement: character.movement ?? DEFAULT_MOVEMENT },
    labels: { aim: options['su.aimLabel'] },
    derived: {
      ...derived,
      hp,
      throws,
      throwRange,
      sizeName: sizeName(character.size),
      weaknesses: weakness(false),
      vulnerabilities: weakness(true),
    },
  };
}
