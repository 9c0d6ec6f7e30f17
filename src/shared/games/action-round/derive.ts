/** What follows from a character: for its card, its form and its list row alike. */
import { difficulty, FEET } from './facts.ts';
import type { ArCharacter } from './fields.ts';

export interface ArRoots {
  readonly [root: string]: unknown;
  /** With its defaults filled in, so that a card shows the 0 that counts. */
  readonly character: object;
  readonly derived: {
    /** C-11 to C-13; of a wrong Power Level only the first. */
    readonly easy: number;
    readonly moderate: number | undefined;
    readonly hard: number | undefined;
    /** Feet of a walk, where the rules say how many. */
    readonly walk: number | undefined;
  };
}

export function derive(character: ArCharacter): ArRoots {
  const { powerLevel, speedRank = 0, wits = 0, destiny = 0, stress = 0 } = character;
  return {
    character: { ...character, speedRank, wits, destiny, stress },
    derived: { ...difficulty(powerLevel), walk: FEET[speedRank] },
  };
}
