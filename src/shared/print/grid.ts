/** How many cards stand on a sheet, and where: the largest grid, in either orientation, that leaves room for the marks. */
import { LABEL_STRIP, MARK, type Marks, type Size, UNPRINTABLE } from './paper.ts';

export interface GridInput {
  /** What is repeated: a card, or a pair of its sides when they are folded. Millimetres. */
  readonly cell: Size;
  readonly paper: Size;
  readonly gutter: number;
  /** Bleed on the outer sides of the block. */
  readonly bleed: number;
  readonly marks: Marks;
}

export interface SheetGrid {
  readonly paper: Size;
  readonly columns: number;
  readonly rows: number;
  /** Left and top edge of the block of cells; it stands in the middle, so that backs meet fronts. */
  readonly left: number;
  readonly top: number;
  /** Where the line of text goes: under the block, or beside it, turned. */
  readonly label: 'below' | 'beside' | 'none';
}

const marksRoom = (marks: Marks): number => (marks === 'crop' ? MARK.length + MARK.distance : 0);

/** The grid with the most cells, upright before lying when they hold as many; 0 cells when not even one fits. */
export function sheetGrid(input: GridInput): SheetGrid {
  const { paper } = input;
  const upright = oriented(input, paper);
  const lying = oriented(input, { width: paper.height, height: paper.width });
  return lying.columns * lying.rows > upright.columns * upright.rows ? lying : upright;
}

function oriented({ cell, gutter, bleed, marks }: GridInput, paper: Size): SheetGrid {
  const edge = UNPRINTABLE + marksRoom(marks) + bleed;
  const count = (room: number, length: number): number =>
    Math.max(0, Math.floor((room - 2 * edge + gutter + 1e-6) / (length + gutter)));
  const block = (n: number, length: number): number => n * length + (n - 1) * gutter;
  const columns = count(paper.width, cell.width);
  const rows = count(paper.height, cell.height);
  const left = (paper.width - block(columns, cell.width)) / 2;
  const top = (paper.height - block(rows, cell.height)) / 2;
  const strip = edge + LABEL_STRIP;
  const label = top >= strip ? 'below' : left >= strip ? 'beside' : 'none';
  return columns * rows === 0
    ? { paper, columns: 0, rows: 0, left: 0, top: 0, label: 'none' }
    : { paper, columns, rows, left, top, label };
}
