import { MARKS, PAPER_IDS, SIDES } from '../../../shared/print/paper.ts';
import { SHEET_PAPERS, type SheetPaper } from '../../../shared/sheet/paper.ts';
import type { CardSettings } from './job.ts';

/** Largest bleed in millimetres: what the card template draws beyond its trim. */
export const MOST_BLEED = 3;
export const MOST_COPIES = 99;

/** What is remembered from one print to the next: the paper in the printer changes seldom. Copies are not. */
export interface PrintSettings extends CardSettings {
  readonly sheetPaper: SheetPaper;
}

const KEY = 'rollcall.print';
const FIRST: PrintSettings = {
  paper: 'a4',
  sides: 'long-edge',
  marks: 'crop',
  bleed: 0,
  copies: 1,
  sheetPaper: 'a4',
};

/** The settings of the last print; whatever cannot be read is as on the first one. */
export function readSettings(stored: string | null): PrintSettings {
  let held: Record<string, unknown> = {};
  try {
    held = { ...(JSON.parse(stored ?? '{}') as Record<string, unknown>) };
  } catch {
    // Not ours, or damaged: the first settings are as good.
  }
  const { paper, sides, marks, bleed, sheetPaper } = held;
  return {
    paper: PAPER_IDS.find((p) => p === paper) ?? FIRST.paper,
    sides: SIDES.find((s) => s === sides) ?? FIRST.sides,
    marks: MARKS.find((m) => m === marks) ?? FIRST.marks,
    bleed: typeof bleed === 'number' && bleed >= 0 && bleed <= MOST_BLEED ? bleed : FIRST.bleed,
    copies: FIRST.copies,
    sheetPaper: SHEET_PAPERS.find((p) => p === sheetPaper) ?? FIRST.sheetPaper,
  };
}

export const loadSettings = (): PrintSettings => readSettings(localStorage.getItem(KEY));

export function storeSettings(settings: PrintSettings): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
}
