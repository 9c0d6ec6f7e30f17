/** A character as its card shows it: as it was read, and what follows from it. */

import type { Roots } from '../../game.ts';
import { deriveCharacter } from '../derive/character.ts';
import type { Character } from '../documents/schema.ts';
import type { SuOptions } from '../options.ts';
import { sizeName } from '../words.ts';

/** What a character moves by when nothing is written. */
const DEFAULT_MOVEMENT: readonly string[] = ['sprint'];

/** E-29, E-22 (HP boxes), E-75 (numbers to beat), E-27 (Weaknesses apart from Vulnerabilities), E-83 (the longest Throw). */
export function characterData(character: Character, options: SuOptions): Roots {
  const derived = deriveCharacter(character, options);
  // HP that the rules cannot divide still gets its boxes: an illegal card is drawn as it stands.
  const hp = derived.redZone ?? { white: character.hp.total, red: 0 };
  const throws = Object.values(derived.throwRange);
  const throwRange = throws.length === 0 ? undefined : Math.max(...throws);
  const weakness = (vulnerability: boolean): string[] =>
    (character.weaknesses ?? []).filter((w) => (w.vulnerability ?? false) === vulnerability).map((w) => w.keyword);
  return {
    character: { ...character, movement: character.movement ?? DEFAULT_MOVEMENT },
    labels: { aim: options['su.aimLabel'] },
    derived: {
      ...derived,
      hp,
      throwRange,
      sizeName: sizeName(character.size),
      weaknesses: weakness(false),
      vulnerabilities: weakness(true),
    },
  };
}
