/** The papers Rollcall prints on. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Millimetres, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
} as const satisfies Record<string, Size>;

/** `card` is no sheet: every side becomes a page of its own, as print-on-demand shops want it. */
export const PAPER_IDS = ['a4', 'letter', 'a3', 'card'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

/** How fronts and backs come together: fronts only, duplex turned over an edge, or one sheet folded in the middle. */
export const SIDES = ['fronts', 'long-edge', 'short-edge', 'fold'] as const;
export type Sides = (typeof SIDES)[number];

export const MARKS = ['crop', 'none'] as const;
export type Marks = (typeof MARKS)[number];

/** Millimetres at the paper's edge that printers leave blank: nothing that matters stands there. */
export const UNPRINTABLE = 2;
/** Length of a crop mark and its distance from the bleed. */
export const MARK = { length: 3, distance: 0.5, width: 0.09 } as const;
/** Height of the strip in the margin that holds the check bar and the sheet's line of text. */
export const LABEL_STRIP = 3.6;
export const CHECK_BAR = 50;
