/** Plain shapes and halftones. */
import { colourOf } from '../colour.ts';
import type { DisplayItem } from '../display-list.ts';
import { mapPath, type Path, type PathCommand, parsePath, rectPath, roundedRect } from '../path.ts';
import type { HalftoneElement, ShapeElement } from '../template.ts';
import { mm, type Rect, rectOf, toPt } from '../units.ts';
import { type Context, type Placed, placed } from './context.ts';
import { painted } from './paint.ts';

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
  const upright = element.towards === 'up' || element.towards === 'down';
  const width = upright ? box.width : box.height;
  const step = pitch * 0.866;
  const rows = Math.floor((upright ? box.height : box.width) / step);
  const items: DisplayItem[] = [];
  for (let row = 0; row <= rows; row += 1) {
    const t = rows === 0 ? 0 : row / rows;
    const size = toPt(mm(element.from + (element.to - element.from) * t));
    if (size < 0.15) continue;
    const depth = element.towards === 'down' || element.towards === 'right' ? row * step : (rows - row) * step;
    const path: PathCommand[] = [];
    for (let at = row % 2 === 0 ? 0 : pitch / 2; at <= width; at += pitch) {
      const x = upright ? box.x + at : box.x + depth;
      const y = upright ? box.y + depth : box.y + at;
      path.push(['M', x, y], ['L', x, y]);
    }
    items.push({
      kind: 'path',
      path,
      stroke: { colour: colourOf(theme, element.colour), width: size, cap: 'round' },
      ...(element.opacity === undefined ? {} : { opacity: element.opacity }),
    });
  }
  return placed([{ kind: 'group', clip: rectPath(box), items }]);
}
