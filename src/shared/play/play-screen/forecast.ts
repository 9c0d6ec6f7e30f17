/** The forecast of a roll: what it consists of, and its chances before anything is rolled. */

/** A modifier of a roll and its source: `outnumbered`, +1. */
export interface ForecastPart {
  readonly label: string;
  readonly modifier: number;
  readonly reason: string;
}

export interface Chance {
  readonly label: string;
  /** The chance from 0 to 1, exact except for rounding. */
  readonly chance: number;
}

/** The result of a die face: nothing, a Success, or a Success with an extra effect. */
export type DieMark = 'miss' | 'success' | 'pow';

export interface ForecastRoll {
  /** The model that rolls; absent if it is no particular model. */
  readonly modelId?: string;
  /** The name of the roll: `Dodge`, `Initiative`. */
  readonly rollName: string;
  readonly dice: number;
  readonly sides: number;
  /** The number that each die, or the sum with the modifiers, has to reach; absent if there is none. */
  readonly target?: number;
  /** Whether the sum of the dice has to reach the target, and not each die. */
  readonly isSum: boolean;
  /** The rule for reading a single die: `each 5 or more is a Success`. */
  readonly dieRule?: string;
  readonly parts: readonly ForecastPart[];
  readonly chances: readonly Chance[];
  /** The results of the die faces, from 1 up; absent if the dice count together. */
  readonly dieMarks?: readonly DieMark[];
  /** The words for the marks, if they are not Successes and POWs. */
  readonly dieMarkTexts?: Readonly<Record<DieMark, string>>;
  /** Whether players roll it themselves and type the result, so that no event with its dice follows. */
  readonly isRolledByHand?: boolean;
}

/** A modifier that players tick for or against a roll, because only they can see it on the table. */
export interface ForecastOption {
  /** JSON pointer into the event. */
  readonly path: string;
  /** The value at the pointer when the option is ticked; otherwise the key is left out. */
  readonly value: unknown;
  readonly label: string;
  /** The effect: `+1`, `−1 die`. */
  readonly effect: string;
  readonly isOn: boolean;
  readonly reason: string;
}

/** A model that may answer the event before or after the roll. */
export interface ForecastAsk {
  readonly model: string;
  readonly words: string;
}

export interface Forecast {
  readonly rolls: readonly ForecastRoll[];
  readonly options: readonly ForecastOption[];
  readonly asks: readonly ForecastAsk[];
}
