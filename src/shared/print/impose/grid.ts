/** How many equal cells stand on a sheet: the largest grid, in either orientation of the paper, that leaves room for marks. */
import { MARK, type Marks, type Size } from '../paper.ts';

export interface GridInput {
  /** What is repeated: a card, or a pair of its sides when they are folded. Millimetres. */
  readonly cell: Size;
  readonly paper: Size;
  readonly gutter: number;
  /** Bleed on the outer sides of the block. */
  readonly bleed: number;
  /** The unprintable margin of the printer. */
  readonly margin: number;
  readonly marks: Marks;
}

export interface SheetGrid {
  readonly paper: Size;
  readonly columns: number;
  readonly rows: number;
}

/** Lengths that differ by less than this are equal: millimetres converted from inches are rounded. */
const HAIR = 1e-6;

/** How many cells of a length fit into a room. */
export const cellsThatFit = (room: number, length: number, gutter: number): number =>
  Math.max(0, Math.floor((room + gutter + HAIR) / (length + gutter)));

/** The length of a row of cells. */
export const spanOf = (count: number, length: number, gutter: number): number => count * length + (count - 1) * gutter;

/** The least space around a block of cells: bleed, and marks beyond it. */
export const edgeSpace = ({ bleed, marks }: { bleed: number; marks: Marks }): number =>
  bleed + (marks === 'crop' ? MARK.distance + MARK.shortest : 0);

/** The grid on the paper as it stands; 0 columns or rows when not even one cell fits. */
export function gridOn({ cell, paper, gutter, bleed, margin, marks }: GridInput): SheetGrid {
  const edge = 2 * (margin + edgeSpace({ bleed, marks }));
  return {
    paper,
    columns: cellsThatFit(paper.width - edge, cell.width, gutter),
    rows: cellsThatFit(paper.height - edge, cell.height, gutter),
  };
}

export const rotated = ({ width, height }: Size): Size => ({ width: height, height: width });

/** The grid with the most cells, upright before lying when they hold as many. */
export function sheetGrid(input: GridInput): SheetGrid {
  const upright = gridOn(input);
  const lying = gridOn({ ...input, paper: rotated(input.paper) });
  return lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
}
