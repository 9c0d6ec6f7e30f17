/** A score sheet as plain data: empty before the game, filled in with the results after it. */

export interface ScoreSheet {
  /** `Score sheet`, `Round sheet`. */
  readonly title: string;
  /** The big numbers below the name. */
  readonly figures: readonly { readonly label: string; readonly value: string }[];
  readonly sections: readonly ScoreSection[];
  /** A sentence that explains how to fill in the sheet. */
  readonly legend: string;
}

export interface ScoreSection {
  readonly title: string;
  readonly columns: readonly ScoreColumn[];
  /** A cell for each column. A row of one cell spans all columns. */
  readonly rows: readonly (readonly ScoreCell[])[];
}

export interface ScoreColumn {
  /** The heading of the column; empty if its cells are self-explanatory. */
  readonly head: string;
  /** The width relative to the other columns. */
  readonly part: number;
}

/** A cell. From top to bottom: text with a box before it, small text, boxes, fields to write in. */
export interface ScoreCell {
  readonly text?: string;
  readonly isStrong?: boolean;
  /** Whether the row is the heading of the following rows, so that it is never the last one on a page. */
  readonly isHead?: boolean;
  /** Whether the text is our own, with the words between asterisks in bold. */
  readonly isRich?: boolean;
  /** A box before the text, ticked or not; absent if there is no box. */
  readonly tick?: boolean;
  readonly below?: string;
  readonly boxes?: readonly ScoreBox[];
  /** Fields next to each other. */
  readonly fields?: readonly ScoreField[];
}

export interface ScoreBox {
  readonly label?: string;
  readonly isTicked: boolean;
}

export interface ScoreField {
  readonly label?: string;
  /** The value; empty if it is to be written by hand. */
  readonly value: string;
}

/** The maximum number of boxes in a row. The card of a foreign character may have thousands of something. */
const MAX_BOXES = 40;

/** Creates boxes, the first `tickedCount` of them ticked. */
export const createBoxes = (boxCount: number, tickedCount = 0): ScoreBox[] =>
  Array.from({ length: Math.min(MAX_BOXES, Math.max(0, Math.floor(boxCount))) }, (_box, boxIndex) => ({
    isTicked: boxIndex < tickedCount,
  }));

/** Creates a field for a number that is filled in, or to be written by hand. */
export const createField = (value: number | string | undefined, label?: string): ScoreField => ({
  value: value === undefined ? '' : String(value),
  ...(label === undefined ? {} : { label }),
});

/** Creates a field for a cross, which is filled in or to be made by hand. */
export const createTickField = (isTicked: boolean, label: string): ScoreField =>
  createField(isTicked ? 'X' : undefined, label);
