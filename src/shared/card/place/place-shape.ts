/** Plain shapes and halftones. */
import { colourOf } from '../../display/colour.ts';
import type { PathItem } from '../../display/display-list.ts';
import { mapPath, type Path, type PathCommand, parsePath, rectPath, roundedRect } from '../../display/path.ts';
import { mm, type Rect, rectOf, toPt } from '../../display/units.ts';
import type { HalftoneElement, ShapeElement } from '../template/template.ts';
import { type Context, type Placed, placed } from './context.ts';
import { painted } from './paint.ts';

/** Distance of two rows of dots as a part of the pitch: dots of neighbouring rows form even triangles. */
const ROW = Math.sqrt(3) / 2;
/** Points; smaller dots would not print. */
const FINEST = 0.15;

/** Path data in 0 to 100 units of a box as a path in points. */
export const inBox = (d: string, box: Rect): Path =>
  mapPath(parsePath(d), box.width / 100, box.height / 100, box.x, box.y);

export function placeShape(element: ShapeElement, { theme }: Context): Placed {
  const box = rectOf(element.box);
  const path =
    element.d !== undefined
      ? inBox(element.d, box)
      : element.radius !== undefined
        ? roundedRect(box, toPt(mm(element.radius)))
        : rectPath(box);
  return placed([painted(path, element, theme)]);
}

/**
 * Rows of dots that grow along the gradient, every second row shifted by half a dot. A dot is a line of no length with
 * round caps, so that a whole row of the same size is one short path.
 */
export function placeHalftone(element: HalftoneElement, { theme }: Context): Placed {
  const box = rectOf(element.box);
  const pitch = toPt(mm(element.pitch));
  const step = pitch * ROW;
  const upright = element.towards === 'up' || element.towards === 'down';
  const [along, across] = upright ? [box.height, box.width] : [box.width, box.height];
  const rows = Math.max(1, Math.floor(along / step));
  const items = Array.from({ length: rows + 1 }, (_, row): PathItem => {
    const forward = element.towards === 'down' || element.towards === 'right';
    const depth = (forward ? row : rows - row) * step;
    const size = toPt(mm(element.from + ((element.to - element.from) * row) / rows));
    const stroke = { colour: colourOf(theme, element.colour), width: size, cap: 'round' as const };
    const path = dots(box, upright, depth, across, pitch, row % 2 === 0 ? 0 : pitch / 2);
    return { kind: 'path', path, stroke, ...(element.opacity === undefined ? {} : { opacity: element.opacity }) };
  });
  return placed([
    { kind: 'group', clip: rectPath(box), items: items.filter(({ stroke }) => (stroke?.width ?? 0) >= FINEST) },
  ]);
}

function dots(box: Rect, upright: boolean, depth: number, across: number, pitch: number, first: number): PathCommand[] {
  const out: PathCommand[] = [];
  for (let at = first; at <= across; at += pitch) {
    const [x, y] = upright ? [box.x + at, box.y + depth] : [box.x + depth, box.y + at];
    out.push(['M', x, y], ['L', x, y]);
  }
  return out;
}
