/** Papers a sheet can be printed on, in points. References are landscape, rosters portrait. */
import { mm, toPt } from '../../display/units.ts';

export const SHEET_PAPERS = ['a4', 'letter', 'a3'] as const;
export type SheetPaper = (typeof SHEET_PAPERS)[number];

/** Short and long side in millimetres. */
const SIDES: Readonly<Record<SheetPaper, readonly [number, number]>> = {
  a4: [210, 297],
  letter: [215.9, 279.4],
  a3: [297, 420],
};

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** The page in points. */
export function pageSize(paper: SheetPaper, orientation: 'portrait' | 'landscape'): PageSize {
  const [short, long] = [toPt(mm(SIDES[paper][0])), toPt(mm(SIDES[paper][1]))];
  return orientation === 'portrait' ? { width: short, height: long } : { width: long, height: short };
}
