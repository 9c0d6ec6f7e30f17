/** The papers that a sheet can be printed on. References are landscape, rosters portrait. */
import { mm, toPt } from '../../display/units.ts';

export const SHEET_PAPERS = ['a4', 'letter', 'a3'] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** Short and long side in millimeters. */
const PAPER_SIDES: Readonly<Record<SheetPaper, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
};

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns the size of the page in points. */
export function getPageSize(paper: SheetPaper, orientation: 'portrait' | 'landscape'): PageSize {
  const [shortSide, longSide] = [toPt(mm(PAPER_SIDES[paper][0])), toPt(mm(PAPER_SIDES[paper][1]))];
  return orientation === 'portrait' ? { width: shortSide, height: longSide } : { width: longSide, height: shortSide };
}
