/** What a roll is made of and what it promises, told before anything is rolled. */

/** A number of a roll and where it comes from: `outnumbered`, +1. */
export interface ForecastPart {
  readonly label: string;
  readonly by: number;
  readonly why: string;
}

export interface Chance {
  readonly label: string;
  /** From 0 to 1, exact but for the rounding of numbers. */
  readonly chance: number;
}

/** What a face of a die counts: nothing, a Success, or one with something besides. */
export type DieMark = 'miss' | 'success' | 'pow';

export interface ForecastRoll {
  /** The model that rolls; absent where nobody in particular does. */
  readonly who?: string;
  /** What is rolled for: `Dodge`, `Initiative`. */
  readonly what: string;
  readonly dice: number;
  readonly sides: number;
  /** What each die, or the sum with the parts, has to reach; absent where nothing has to be reached. */
  readonly need?: number;
  /** Whether it is the sum of the dice that has to reach it, and not each die. */
  readonly isSum: boolean;
  /** How a die is read, where each counts by itself: `each 5 or more is a Success`. */
  readonly reads?: string;
  readonly parts: readonly ForecastPart[];
  readonly chances: readonly Chance[];
  /** What each face of a die counts, from 1 up; absent where the dice count together. */
  readonly marks?: readonly DieMark[];
  /** What the marks are called, where they are no Successes and POWs. */
  readonly markText?: Readonly<Record<DieMark, string>>;
}

/** What may be ticked for or against a roll because only eyes on the table can see it. */
export interface ForecastOption {
  /** JSON pointer into the event. */
  readonly path: string;
  /** What the event has there when it is ticked; without it the key is left out. */
  readonly value: unknown;
  readonly label: string;
  /** What it does: `+1`, `−1 die`. */
  readonly effect: string;
  readonly isOn: boolean;
  readonly why: string;
}

/** Who may answer the event before or after it is rolled. */
export interface ForecastAsk {
  readonly model: string;
  readonly words: string;
}

export interface Forecast {
  readonly rolls: readonly ForecastRoll[];
  readonly options: readonly ForecastOption[];
  readonly asks: readonly ForecastAsk[];
}
