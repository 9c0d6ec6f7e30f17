/** Boxes big enough to be crossed out with a pen or written in: HP, white ones first, then red ones (E-22), or any count. */

import { colourOf, type Theme } from '../../display/colour.ts';
import type { DisplayItem } from '../../display/display-list.ts';
import { type Path, type PathCommand, rectPath, roundedRect } from '../../display/path.ts';
import { inset, mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import { holds } from '../binding/condition.ts';
import { countOf } from '../binding/runs.ts';
import { LIMITS } from '../template/basics.ts';
import type { TrackCell, TrackElement } from '../template/template.ts';
import { textStyle } from '../text-style.ts';
import { type Context, NOTHING, type Placed } from './context.ts';
import { inBox } from './place-shape.ts';
import { fitText, share } from './place-text.ts';

export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Edge of a box and space between boxes, points. */
  readonly cell: number;
  readonly gap: number;
}

/** Two rows put the white boxes of an even track above its red ones, so between equal sizes they are taken. */
const PREFERRED_ROWS = 2;

/**
 * The grid with the largest boxes that holds `count` of them; where only boxes below `smallest` would do, first without
 * gaps, then with as many boxes as there is room for.
 */
export function trackGrid(count: number, area: Rect, smallest: number, largest: number, wanted: number): Grid {
  const most = (length: number): number => Math.max(1, Math.floor(length / smallest + 1e-6));
  for (const gap of [wanted, 0]) {
    let best: Grid | undefined;
    for (let rows = 1; rows <= Math.min(count, most(area.height)); rows += 1) {
      const columns = Math.ceil(count / rows);
      const across = (area.width - gap * (columns - 1)) / columns;
      const cell = Math.min(largest, across, (area.height - gap * (rows - 1)) / rows);
      const better = best === undefined || cell > best.cell + 1e-6 || (cell === best.cell && rows === PREFERRED_ROWS);
      if (cell >= smallest && better) best = { columns, rows, cell, gap };
    }
    if (best !== undefined) return best;
  }
  return { columns: most(area.width), rows: most(area.height), cell: smallest, gap: 0 };
}

/** The grid of a track: as many boxes in a row as the template sets, else as many as give the largest boxes. */
function gridOf(element: TrackElement, count: number, area: Rect): Grid {
  const smallest = toPt(mm(Math.min(...element.cell)));
  const largest = toPt(mm(Math.max(...element.cell)));
  const gap = toPt(mm(element.gap));
  const { columns } = element;
  if (columns === undefined) return trackGrid(count, area, smallest, largest, gap);
  const rows = Math.ceil(count / columns);
  const across = (area.width - gap * (columns - 1)) / columns;
  const cell = Math.min(largest, across, (area.height - gap * (rows - 1)) / rows);
  // A count that the columns were not meant for still gets boxes that can be used.
  return cell >= smallest ? { columns, rows, cell, gap } : trackGrid(count, area, smallest, largest, gap);
}

/** Limits a count to what a track can draw; Infinity draws nothing. */
const boxesOf = (count: number): number => (Number.isFinite(count) ? Math.min(LIMITS.boxes, count) : 0);

interface Cells {
  /** The look of every box in order, of at most as many as a track can have. */
  readonly cells: readonly TrackCell[];
  /** How many boxes there would have to be. */
  readonly total: number;
}

function cellsOf(element: TrackElement, { binding }: Context): Cells {
  const runs = element.runs
    .filter((run) => holds(run.when, binding))
    .map(({ count, cell }) => ({ count: countOf(count, binding), cell }));
  return {
    cells: runs.flatMap(({ count, cell }) => Array<TrackCell>(boxesOf(count)).fill(cell)),
    total: runs.reduce((sum, { count }) => sum + count, 0),
  };
}

export function placeTrack(element: TrackElement, context: Context): Placed {
  const { cells, total } = cellsOf(element, context);
  if (total === 0) return NOTHING;
  const area = rectOf(element.box);
  const grid = gridOf(element, cells.length, area);
  const { gap } = grid;
  const drawn = Math.min(cells.length, grid.columns * grid.rows);
  const step = grid.cell + gap;
  const free = {
    x: area.width - Math.min(grid.columns, drawn) * step + gap,
    y: area.height - grid.rows * step + gap,
  };
  const items = cells.slice(0, drawn).flatMap((look, index) => {
    const cell: Rect = {
      x: area.x + free.x * share(element.align) + (index % grid.columns) * step,
      y: area.y + free.y * share(element.valign ?? 'middle') + Math.floor(index / grid.columns) * step,
      width: grid.cell,
      height: grid.cell,
    };
    return [...cellItems(cell, look, context.theme), ...numberItems(element, index, cell, context)];
  });
  const field = element.field;
  return {
    items: field === undefined ? items : [{ kind: 'group', field, hit: area, items }],
    notes: drawn < total ? [{ kind: 'track-overflow', drawn, total, fields: field === undefined ? [] : [field] }] : [],
    overflows: [],
  };
}

/** Of a box: what stays free around its number. */
const NUMBER_PADDING = 0.12;

function numberItems({ numbers }: TrackElement, index: number, cell: Rect, context: Context): readonly DisplayItem[] {
  if (numbers === undefined || (index + 1) % (numbers.every ?? 1) !== 0) return [];
  const style = textStyle(context.template.styles, numbers.style, context.theme);
  const texts = [{ text: String(index + (numbers.from ?? 1)), style }];
  const room = inset(cell, cell.width * NUMBER_PADDING);
  // A number that a box has no room for is left out: the box is what matters.
  return fitText(texts, room, { align: 'center', valign: 'middle' }, context.fonts) ?? [];
}

function cellItems(cell: Rect, look: TrackCell, theme: Theme): DisplayItem[] {
  const { width, colour } = look.stroke;
  // The border lies inside the box's edge, so that neighbours keep their gap whatever their borders weigh.
  const inner = inset(cell, width / 2);
  const frame = cellPath(inner, look.shape);
  const ground: DisplayItem = { kind: 'path', path: frame, fill: colourOf(theme, look.fill) };
  const border: DisplayItem = { kind: 'path', path: frame, stroke: { colour: colourOf(theme, colour), width } };
  if (look.hatch === undefined) return [ground, border];
  const lines: DisplayItem = {
    kind: 'path',
    path: hatching(inset(cell, width), look.hatch.pitch),
    stroke: { colour: colourOf(theme, look.hatch.colour), width: look.hatch.width },
  };
  const isSquare = look.shape === undefined || look.shape === 'square';
  return [ground, isSquare ? lines : { kind: 'group', clip: frame, items: [lines] }, border];
}

/** In 0 to 100 units of the box, as wide as it is: what is crossed out should not be smaller than a box. */
const OUTLINES = {
  hexagon: 'M25 2 L75 2 L100 50 L75 98 L25 98 L0 50 Z',
  shield: 'M50 0 C64 8 82 12 98 12 L98 50 C98 76 72 92 50 100 C28 92 2 76 2 50 L2 12 C18 12 36 8 50 0 Z',
} as const;

function cellPath(rect: Rect, shape: TrackCell['shape']): Path {
  switch (shape) {
    case 'circle':
      return roundedRect(rect, rect.width / 2);
    case 'rounded':
      return roundedRect(rect, rect.width / 4);
    case 'hexagon':
    case 'shield':
      return inBox(OUTLINES[shape], rect);
    default:
      return rectPath(rect);
  }
}

/** Rising lines across a rectangle, cut at its edges so that no clip is needed. */
function hatching({ x, y, width, height }: Rect, pitch: number): PathCommand[] {
  const out: PathCommand[] = [];
  for (let at = pitch / 2; at < width + height; at += pitch) {
    const left = Math.max(0, at - height);
    const right = Math.min(width, at);
    out.push(['M', x + left, y + at - left], ['L', x + right, y + at - right]);
  }
  return out;
}
