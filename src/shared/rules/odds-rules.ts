/** What a game offers to `rollcall odds`: rolls of several dice against a number. */
import type { Odds } from '../dice/successes.ts';
import type { Options } from './options.ts';

/** A roll as the game's players speak of it. */
export interface AskedRoll {
  readonly dice: number;
  readonly target: number;
  /** Added to every die; may be negative. */
  readonly bonus: number;
}

export interface OddsRules<O = Options> {
  /** Keys of the options that change the odds. */
  readonly options: readonly string[];
  /** The exact chances. Throws a RangeError for dice that are no whole number of 0 or more. */
  of(roll: AskedRoll, options: O): Odds;
}
