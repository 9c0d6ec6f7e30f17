/** The papers Rollcall prints on, and what a printer can do with their edges. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Millimetres, upright. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  '13x19': { width: 330.2, height: 482.6 },
} as const satisfies Record<string, Size>;

/** `card` is not a sheet: every side becomes a page of its own, for print-on-demand shops. */
export const PAPER_IDS = ['a4', 'letter', 'a3', '13x19', 'card'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

/** A paper by name, or any other by its size in millimetres; in portrait or landscape. */
export type Paper = PaperId | Size;

const isPaperId = (word: unknown): word is PaperId => PAPER_IDS.some((id) => id === word);

/** Millimetres of a sheet as it is named. */
export const sizeOfPaper = (paper: Exclude<Paper, 'card'>): Size => (typeof paper === 'string' ? PAPERS[paper] : paper);

/** Sides of a custom paper, millimetres: from a postcard's half to the widest roll. */
export const CUSTOM_PAPER = { least: 40, most: 2000 } as const;
const MM_PER_INCH = 25.4;
const CUSTOM = /^(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(mm|in)?$/i;

/** `a4`, `210x99`, `210x99mm` or `8.5x14in`; undefined when it is none of these or no paper a printer takes. */
export function parsePaper(text: string): Paper | undefined {
  const word = text.trim().toLowerCase();
  if (isPaperId(word)) return word;
  const [, width, height, unit] = CUSTOM.exec(word) ?? [];
  if (width === undefined || height === undefined) return undefined;
  // A tenth of a micrometre: inches leave a tail of meaningless digits.
  const mm = (digits: string): number => Math.round(Number(digits) * (unit === 'in' ? MM_PER_INCH : 1) * 1e4) / 1e4;
  const size = { width: mm(width), height: mm(height) };
  const isPaper = (side: number): boolean => side >= CUSTOM_PAPER.least && side <= CUSTOM_PAPER.most;
  return isPaper(size.width) && isPaper(size.height) ? size : undefined;
}

/** How fronts and backs come together: fronts only, duplex turned over an edge, or one sheet folded in the middle. */
export const SIDES = ['fronts', 'long-edge', 'short-edge', 'fold'] as const;
export type Sides = (typeof SIDES)[number];

export const MARKS = ['crop', 'none'] as const;
export type Marks = (typeof MARKS)[number];

/**
 * Millimetres at the paper's edge that printers leave blank. Laser printers leave a sixth of an inch (4.23 mm), inkjets
 * about 3 mm: both print what keeps this distance.
 */
export const MARGIN = { usual: 4.25, most: 40 } as const;

/** Greatest bleed and greatest gap between cards, in millimetres. */
export const MOST_BLEED = 10;
export const MOST_GUTTER = 40;

/** Crop marks, millimetres: their length, the least of it where the paper is short, their distance from the bleed. */
export const MARK = { length: 3, shortest: 1.5, distance: 0.5, width: 0.09 } as const;
/** Height of the strip in the margin that holds the check bar and the sheet's line of text. */
export const LABEL_STRIP = 3.6;
export const CHECK_BAR = 50;

/** Shift that aligns backs with fronts, as measured on the printer's test page. */
export interface BackAdjust {
  /** Millimetres to the right and downwards, as the back is read. */
  readonly x: number;
  readonly y: number;
  /** Clockwise about the middle of the sheet. */
  readonly degrees: number;
}
/** A larger adjustment means that the paper lay askew. */
export const MOST_ADJUST = { mm: 20, degrees: 5 } as const;
