/** Derives the values of a character for its card, its form and its list row. */
import { FEET, getDifficulty } from './facts.ts';
import type { ArCharacter } from './fields.ts';

export interface ArRoots {
  readonly [root: string]: unknown;
  /** The character with its defaults, so that a card shows a 0 that counts. */
  readonly character: object;
  readonly derived: {
    /** The difficulties (C-11 to C-13). A wrong Power Level has only the first. */
    readonly easy: number;
    readonly moderate: number | undefined;
    readonly hard: number | undefined;
    /** Feet of a walk; undefined if the rules don't say how many. */
    readonly walk: number | undefined;
  };
}

export function derive(character: ArCharacter): ArRoots {
  const { powerLevel, speedRank = 0, wits = 0, destiny = 0, stress = 0 } = character;
  return {
    character: { ...character, speedRank, wits, destiny, stress },
    derived: { ...getDifficulty(powerLevel), walk: FEET[speedRank] },
  };
}
