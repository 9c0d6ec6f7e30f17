/**
 * Places rows of boxes that are large enough to cross out with a pen or to write in: white and then red HP boxes (E-22), or any count.
 * Templates call a box a cell.
 */

import { resolveColor, type Theme } from '../../display/color.ts';
import type { DisplayItem } from '../../display/display-list.ts';
import { createRectPath, createRoundedRect, type Path, type PathCommand } from '../../display/path.ts';
import { insetRect, mm, type Rect, toPt, toRect } from '../../display/units.ts';
import { isConditionMet } from '../binding/condition.ts';
import { bindCount } from '../binding/runs.ts';
import { TEMPLATE_LIMITS } from '../template/basics.ts';
import type { TrackCell, TrackElement } from '../template/template.ts';
import { getTextStyle } from '../text-style.ts';
import { EMPTY_PLACEMENT, type LayoutContext, type Placement } from './context.ts';
import { scalePathToBox } from './place-shape.ts';
import { fitText, getAlignFactor } from './place-text.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** The side of a box, in points. */
  readonly cell: number;
  /** The gap between boxes, in points. */
  readonly gap: number;
}

/** Among grids with equally large boxes, two rows are best: in an even track, the white boxes are then above the red boxes. */
const PREFERRED_ROWS = 2;

/**
 * Computes the grid with the largest boxes for `boxCount` boxes. If the boxes would be smaller than `minCell`, gaps are dropped
 * first, and then the boxes that do not fit.
 */
export function computeTrackGrid(
  boxCount: number,
  area: Rect,
  minCell: number,
  maxCell: number,
  preferredGap: number,
): Grid {
  const countCells = (length: number): number => Math.max(1, Math.floor(length / minCell + 1e-6));
  for (const gap of [preferredGap, 0]) {
    let bestGrid: Grid | undefined;
    for (let rows = 1; rows <= Math.min(boxCount, countCells(area.height)); rows += 1) {
      const columns = Math.ceil(boxCount / rows);
      const fittingWidth = (area.width - gap * (columns - 1)) / columns;
      const cell = Math.min(maxCell, fittingWidth, (area.height - gap * (rows - 1)) / rows);
      const isBetter =
        bestGrid === undefined || cell > bestGrid.cell + 1e-6 || (cell === bestGrid.cell && rows === PREFERRED_ROWS);
      if (cell >= minCell && isBetter) bestGrid = { columns, rows, cell, gap };
    }
    if (bestGrid !== undefined) return bestGrid;
  }
  return { columns: countCells(area.width), rows: countCells(area.height), cell: minCell, gap: 0 };
}

/** Returns the grid of a track, with the template's number of columns or the largest possible boxes. */
function getGrid(element: TrackElement, boxCount: number, area: Rect): Grid {
  const minCell = toPt(mm(Math.min(...element.cell)));
  const maxCell = toPt(mm(Math.max(...element.cell)));
  const gap = toPt(mm(element.gap));
  const { columns } = element;
  if (columns === undefined) return computeTrackGrid(boxCount, area, minCell, maxCell, gap);
  const rows = Math.ceil(boxCount / columns);
  const fittingWidth = (area.width - gap * (columns - 1)) / columns;
  const cell = Math.min(maxCell, fittingWidth, (area.height - gap * (rows - 1)) / rows);
  // A count that does not suit the template's columns still gets usable boxes.
  return cell >= minCell ? { columns, rows, cell, gap } : computeTrackGrid(boxCount, area, minCell, maxCell, gap);
}

/** Limits a count to what a track can draw; Infinity draws nothing. */
const limitBoxCount = (count: number): number => (Number.isFinite(count) ? Math.min(TEMPLATE_LIMITS.boxes, count) : 0);

interface TrackCells {
  /** The style of each box in order, up to the maximum number of boxes. */
  readonly cells: readonly TrackCell[];
  /** The number of boxes that the values ask for, without that limit. */
  readonly totalCount: number;
}

function listCells(element: TrackElement, { binding }: LayoutContext): TrackCells {
  const runs = element.runs
    .filter((run) => isConditionMet(run.when, binding))
    .map(({ count, cell }) => ({ count: bindCount(count, binding), cell }));
  return {
    cells: runs.flatMap(({ count, cell }) => Array<TrackCell>(limitBoxCount(count)).fill(cell)),
    totalCount: runs.reduce((total, { count }) => total + count, 0),
  };
}

export function placeTrack(element: TrackElement, context: LayoutContext): Placement {
  const { cells, totalCount } = listCells(element, context);
  if (totalCount === 0) return EMPTY_PLACEMENT;
  const area = toRect(element.box);
  const grid = getGrid(element, cells.length, area);
  const { gap } = grid;
  const drawnCount = Math.min(cells.length, grid.columns * grid.rows);
  const cellStep = grid.cell + gap;
  const freeSpace = {
    x: area.width - Math.min(grid.columns, drawnCount) * cellStep + gap,
    y: area.height - grid.rows * cellStep + gap,
  };
  const items = cells.slice(0, drawnCount).flatMap((cellStyle, index) => {
    const cellBox: Rect = {
      x: area.x + freeSpace.x * getAlignFactor(element.align) + (index % grid.columns) * cellStep,
      y:
        area.y + freeSpace.y * getAlignFactor(element.valign ?? 'middle') + Math.floor(index / grid.columns) * cellStep,
      width: grid.cell,
      height: grid.cell,
    };
    return [
      ...createCellItems(cellBox, cellStyle, context.theme),
      ...createNumberItems(element, index, cellBox, context),
    ];
  });
  const field = element.field;
  return {
    items: field === undefined ? items : [{ kind: 'group', field, hit: area, items }],
    findings:
      drawnCount < totalCount
        ? [{ kind: 'track-overflow', drawn: drawnCount, total: totalCount, fields: field === undefined ? [] : [field] }]
        : [],
    overflows: [],
  };
}

/** Padding around a box's number, as a share of the box. */
const NUMBER_PADDING = 0.12;

function createNumberItems(
  { numbers }: TrackElement,
  cellIndex: number,
  cellBox: Rect,
  context: LayoutContext,
): readonly DisplayItem[] {
  if (numbers === undefined || (cellIndex + 1) % (numbers.every ?? 1) !== 0) return [];
  const style = getTextStyle(context.template.styles, numbers.style, context.theme);
  const texts = [{ text: String(cellIndex + (numbers.from ?? 1)), style }];
  const numberArea = insetRect(cellBox, cellBox.width * NUMBER_PADDING);
  // A number that does not fit is omitted; the box is what matters.
  return fitText(texts, numberArea, { align: 'center', valign: 'middle' }, context.fonts) ?? [];
}

function createCellItems(cellBox: Rect, cellStyle: TrackCell, theme: Theme): DisplayItem[] {
  const { width, colour } = cellStyle.stroke;
  // The border is inside the box, so that gaps do not depend on border widths.
  const borderBox = insetRect(cellBox, width / 2);
  const framePath = createCellPath(borderBox, cellStyle.shape);
  const background: DisplayItem = { kind: 'path', path: framePath, fill: resolveColor(theme, cellStyle.fill) };
  const border: DisplayItem = { kind: 'path', path: framePath, stroke: { colour: resolveColor(theme, colour), width } };
  if (cellStyle.hatch === undefined) return [background, border];
  const hatching: DisplayItem = {
    kind: 'path',
    path: createHatching(insetRect(cellBox, width), cellStyle.hatch.pitch),
    stroke: { colour: resolveColor(theme, cellStyle.hatch.colour), width: cellStyle.hatch.width },
  };
  const isSquare = cellStyle.shape === undefined || cellStyle.shape === 'square';
  return [background, isSquare ? hatching : { kind: 'group', clip: framePath, items: [hatching] }, border];
}

/** Outlines on a box of 100 × 100 units. They are as wide as the box, so that they are as easy to cross out as a square. */
const OUTLINES = {
  hexagon: 'M25 2 L75 2 L100 50 L75 98 L25 98 L0 50 Z',
  shield: 'M50 0 C64 8 82 12 98 12 L98 50 C98 76 72 92 50 100 C28 92 2 76 2 50 L2 12 C18 12 36 8 50 0 Z',
} as const;

function createCellPath(rect: Rect, shape: TrackCell['shape']): Path {
  switch (shape) {
    case 'circle':
      return createRoundedRect(rect, rect.width / 2);
    case 'rounded':
      return createRoundedRect(rect, rect.width / 4);
    case 'hexagon':
    case 'shield':
      return scalePathToBox(OUTLINES[shape], rect);
    default:
      return createRectPath(rect);
  }
}

/** Creates rising lines across a rectangle, cut at its edges so that no clip is needed. */
function createHatching({ x, y, width, height }: Rect, pitch: number): PathCommand[] {
  const commands: PathCommand[] = [];
  for (let offset = pitch / 2; offset < width + height; offset += pitch) {
    const startX = Math.max(0, offset - height);
    const endX = Math.min(width, offset);
    commands.push(['M', x + startX, y + offset - startX], ['L', x + endX, y + offset - endX]);
  }
  return commands;
}
