/** A sheet to keep score on, as plain data: empty before the game, filled in with what stood once it was played. */

export interface ScoreSheet {
  /** `Score sheet`, `Round sheet`. */
  readonly title: string;
  /** Big numbers below the name. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly ScoreSection[];
  /** How it is filled in, in a sentence. */
  readonly legend: string;
}

export interface ScoreSection {
  readonly title: string;
  readonly columns: readonly ScoreColumn[];
  /** A cell for each column; a row of one cell goes across. */
  readonly rows: readonly (readonly ScoreCell[])[];
}

export interface ScoreColumn {
  /** Above the column; empty where its cells speak for themselves. */
  readonly head: string;
  /** Its share of the width, beside those of the others. */
  readonly part: number;
}

/** From above: text with a box before it, small text, boxes, frames to write in. */
export interface ScoreCell {
  readonly text?: string;
  readonly isStrong?: boolean;
  /** The row is the head of those that follow: it never stands last on a page. */
  readonly isHead?: boolean;
  /** Our own words, with what stands between stars in bold. */
  readonly isRich?: boolean;
  /** A box before the text, ticked or not; absent = none. */
  readonly tick?: boolean;
  readonly below?: string;
  readonly boxes?: readonly ScoreBox[];
  /** Side by side. */
  readonly fields?: readonly ScoreField[];
}

export interface ScoreBox {
  readonly label?: string;
  readonly isTicked: boolean;
}

export interface ScoreField {
  readonly label?: string;
  /** What stands in it; empty = to be written by hand. */
  readonly value: string;
}

/** More boxes in a row help nobody: a card of a stranger may have thousands of something. */
const MOST_BOXES = 40;

/** Boxes that are ticked from the left. */
export const boxes = (count: number, ticked = 0): ScoreBox[] =>
  Array.from({ length: Math.min(MOST_BOXES, Math.max(0, Math.floor(count))) }, (_, index) => ({
    isTicked: index < ticked,
  }));

/** A number to be written in, or that stands there. */
export const field = (value: number | string | undefined, label?: string): ScoreField => ({
  value: value === undefined ? '' : String(value),
  ...(label === undefined ? {} : { label }),
});
