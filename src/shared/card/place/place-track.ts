/** The HP track: boxes big enough to be crossed out with a pen, white ones first, then red ones (E-22). */
import { colourOf, type Theme } from '../colour.ts';
import type { DisplayItem } from '../display-list.ts';
import { type PathCommand, rectPath } from '../path.ts';
import { countOf } from '../pieces.ts';
import type { TrackElement } from '../template.ts';
import { inset, mm, type Rect, rectOf, toPt } from '../units.ts';
import { type Context, NOTHING, type Placed } from './context.ts';

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

export function placeTrack(element: TrackElement, { binding, theme }: Context): Placed {
  const white = countOf(element.white, binding);
  const total = white + countOf(element.red, binding);
  if (total === 0) return NOTHING;
  const area = rectOf(element.box);
  const [smallest, largest] = element.cell;
  const grid = trackGrid(total, area, toPt(mm(smallest)), toPt(mm(largest)), toPt(mm(element.gap)));
  const { gap } = grid;
  const drawn = Math.min(total, grid.columns * grid.rows);
  const height = grid.rows * grid.cell + (grid.rows - 1) * gap;
  const top = area.y + (area.height - height) / 2;
  const items = Array.from({ length: drawn }, (_, i) => {
    const cell: Rect = {
      x: area.x + (i % grid.columns) * (grid.cell + gap),
      y: top + Math.floor(i / grid.columns) * (grid.cell + gap),
      width: grid.cell,
      height: grid.cell,
    };
    return cellItems(cell, i < white ? element.whiteCell : element.redCell, theme);
  }).flat();
  const field = element.field;
  return {
    items: field === undefined ? items : [{ kind: 'group', field, hit: area, items }],
    notes: drawn < total ? [{ kind: 'track-overflow', drawn, total }] : [],
    spills: [],
  };
}

function cellItems(cell: Rect, look: TrackElement['whiteCell'], theme: Theme): DisplayItem[] {
  const { width, colour } = look.stroke;
  // The border lies inside the box's edge, so that neighbours keep their gap whatever their borders weigh.
  const frame = rectPath(inset(cell, width / 2));
  const hatch = look.hatch ? hatching(inset(cell, width), look.hatch.pitch) : [];
  return [
    { kind: 'path', path: frame, fill: colourOf(theme, look.fill) },
    ...(look.hatch === undefined
      ? []
      : [
          {
            kind: 'path' as const,
            path: hatch,
            stroke: { colour: colourOf(theme, look.hatch.colour), width: look.hatch.width },
          },
        ]),
    { kind: 'path', path: frame, stroke: { colour: colourOf(theme, colour), width } },
  ];
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
