/** The papers that Rollcall prints on, and the limits of printers at their edges. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Portrait sizes in millimeters. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
  a3: { width: 297, height: 420 },
  '13x19': { width: 330.2, height: 482.6 },
} as const satisfies Record<string, Size>;

/** The names of papers. `card` is not a sheet: every side becomes its own page, for print-on-demand shops. */
export const PAPER_IDS = ['a4', 'letter', 'a3', '13x19', 'card'] as const;
export type PaperId = (typeof PAPER_IDS)[number];

/** A paper by name, or by its size in millimeters, in portrait or landscape. */
export type Paper = PaperId | Size;

const isPaperId = (paperWord: unknown): paperWord is PaperId => PAPER_IDS.some((paperId) => paperId === paperWord);

/** Returns the size of a paper in millimeters. */
export const getPaperSize = (paper: Exclude<Paper, 'card'>): Size =>
  typeof paper === 'string' ? PAPERS[paper] : paper;

/** The minimum and maximum side of a custom paper in millimeters, from half a postcard to the widest roll. */
export const CUSTOM_PAPER = { min: 40, max: 2000 } as const;
const MM_PER_INCH = 25.4;
const CUSTOM_SIZE = /^(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)\s*(mm|in)?$/i;

/** Parses `a4`, `210x99`, `210x99mm` or `8.5x14in`. Returns undefined for anything else, and for sizes that printers don't take. */
export function parsePaper(text: string): Paper | undefined {
  const paperWord = text.trim().toLowerCase();
  if (isPaperId(paperWord)) return paperWord;
  const [, widthText, heightText, lengthUnit] = CUSTOM_SIZE.exec(paperWord) ?? [];
  if (widthText === undefined || heightText === undefined) return undefined;
  // Rounds to a tenth of a micrometer, because inches leave meaningless digits.
  const toMillimeters = (sizeText: string): number =>
    Math.round(Number(sizeText) * (lengthUnit === 'in' ? MM_PER_INCH : 1) * 1e4) / 1e4;
  const paperSize = { width: toMillimeters(widthText), height: toMillimeters(heightText) };
  const isPaperSide = (sideLength: number): boolean => sideLength >= CUSTOM_PAPER.min && sideLength <= CUSTOM_PAPER.max;
  return isPaperSide(paperSize.width) && isPaperSide(paperSize.height) ? paperSize : undefined;
}

/** The ways to combine fronts and backs: fronts only, duplex flipped over an edge, or one sheet folded in the middle. */
export const SIDES = ['fronts', 'long-edge', 'short-edge', 'fold'] as const;
export type Sides = (typeof SIDES)[number];

export const MARKS = ['crop', 'none'] as const;
export type Marks = (typeof MARKS)[number];

/**
 * The margin in millimeters that printers leave blank. Laser printers leave a sixth of an inch (4.23 mm), inkjets
 * about 3 mm, so both can print inside the default margin.
 */
export const MARGIN = { default: 4.25, max: 40 } as const;

/** The maximum bleed in millimeters. */
export const MAX_BLEED = 10;
/** The maximum gap between cards in millimeters. */
export const MAX_GUTTER = 40;

/** Crop and fold marks in millimeters: length, minimum length if space is short, distance from the bleed, and stroke width. */
export const MARK = { length: 3, shortest: 1.5, distance: 0.5, width: 0.09 } as const;
/** The height of the strip in the margin, which contains the scale bar and the sheet's label. */
export const STRIP_HEIGHT_MM = 3.6;
/** The length of a scale bar, which shows whether a printer keeps the true size. */
export const SCALE_BAR_MM = 50;

/** The shift that aligns backs with fronts, as measured on the printer's test page. */
export interface BackAdjust {
  /** Millimeters to the right and down, when looking at the back. */
  readonly x: number;
  readonly y: number;
  /** Degrees clockwise about the center of the sheet. */
  readonly degrees: number;
}
/** The maximum adjustment. A larger adjustment would mean that the paper was crooked. */
export const MAX_BACK_ADJUSTMENT = { mm: 20, degrees: 5 } as const;
