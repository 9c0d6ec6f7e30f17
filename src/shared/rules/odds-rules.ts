/** Rules behind `rollcall odds`: rolls of several dice against a number. */
import type { Odds } from '../dice/successes.ts';
import type { Options } from './options.ts';

/** A roll in the terms of the game's players. */
export interface DiceRoll {
  readonly dice: number;
  readonly target: number;
  /** Modifier of every die; may be negative. */
  readonly bonus: number;
}

export interface OddsRules<O = Options> {
  /** Keys of the options that change the odds. */
  readonly options: readonly string[];
  /** Computes the exact chances. Throws a RangeError if the number of dice isn't a whole number of 0 or more. */
  computeOdds(roll: DiceRoll, options: O): Odds;
}
