/** Computes the largest grid of equal cells on a sheet, in either orientation of the paper, that leaves room for marks. */
import { MARK, type Marks, type Size } from '../paper.ts';

export interface GridInput {
  /** The size of a cell in millimeters: a card, or both sides of a folded card next to each other. */
  readonly cell: Size;
  readonly paper: Size;
  readonly gutter: number;
  /** The bleed on the outer sides of the block. */
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

/** Lengths in millimeters that differ by less than this are equal, because lengths converted from inches are rounded. */
const LENGTH_TOLERANCE = 1e-6;

/** Returns how many cells fit into the available length. */
export const countFittingCells = (availableLength: number, cellLength: number, gutter: number): number =>
  Math.max(0, Math.floor((availableLength + gutter + LENGTH_TOLERANCE) / (cellLength + gutter)));

/** Returns the length of a row of cells. */
export const getSpan = (cellCount: number, cellLength: number, gutter: number): number =>
  cellCount * cellLength + (cellCount - 1) * gutter;

/** Returns the minimum space around a block of cells, for the bleed and the marks outside the bleed. */
export const getEdgeSpace = ({ bleed, marks }: { bleed: number; marks: Marks }): number =>
  bleed + (marks === 'crop' ? MARK.distance + MARK.shortest : 0);

/** Computes the grid on the paper in its given orientation. There are 0 columns or rows if not even one cell fits. */
export function computeGrid({ cell, paper, gutter, bleed, margin, marks }: GridInput): SheetGrid {
  const edgeLength = 2 * (margin + getEdgeSpace({ bleed, marks }));
  return {
    paper,
    columns: countFittingCells(paper.width - edgeLength, cell.width, gutter),
    rows: countFittingCells(paper.height - edgeLength, cell.height, gutter),
  };
}

export const rotateSize = ({ width, height }: Size): Size => ({ width: height, height: width });

/** Returns the grid with the most cells. If both orientations of the paper have the same number, the given one is used. */
export function computeBestGrid(gridInput: GridInput): SheetGrid {
  const uprightGrid = computeGrid(gridInput);
  const rotatedGrid = computeGrid({ ...gridInput, paper: rotateSize(gridInput.paper) });
  return rotatedGrid.columns * rotatedGrid.rows > uprightGrid.columns * uprightGrid.rows ? rotatedGrid : uprightGrid;
}
