/** Derives the values of a character for its card, its form and its list row. */
import { FEET_BY_SPEED_RANK, getDifficulty } from './facts.ts';
import type { ArCharacter } from './fields.ts';

export interface ArRoots {
  readonly [root: string]: unknown;
  /** The character with its defaults, so that a card shows a 0 that counts. */
  readonly character: object;
  readonly derived: {
    /** The difficulties of checks, which depend on the Power Level (C-11 to C-13). Moderate and Hard are undefined for a wrong one. */
    readonly easy: number;
    readonly moderate: number | undefined;
    readonly hard: number | undefined;
    /** Feet of a walk; undefined for a speed rank that the rules don't define. */
    readonly walk: number | undefined;
  };
}

export function derive(character: ArCharacter): ArRoots {
  const { powerLevel, speedRank = 0, wits = 0, destiny = 0, stress = 0 } = character;
  return {
    character: { ...character, speedRank, wits, destiny, stress },
    derived: { ...getDifficulty(powerLevel), walk: FEET_BY_SPEED_RANK[speedRank] },
  };
}
