/** The character's picture, cropped to its window; without one, what the template draws instead. */
import type { DisplayItem } from '../display-list.ts';
import { type Path, rectPath } from '../path.ts';
import type { ArtElement } from '../template.ts';
import { type Rect, rectOf } from '../units.ts';
import type { Context, Placed } from './context.ts';
import { inBox } from './place-shape.ts';
import { drawingAt, drawingItems } from './place-symbol.ts';

/** Places the elements of a fallback: handed in, since they can be of any kind. */
export type PlaceAll = (elements: ArtElement['fallback'], context: Context) => Placed;

export function placeArt(element: ArtElement, context: Context, placeAll: PlaceAll): Placed {
  const box = rectOf(element.box);
  const clip = element.window === undefined ? rectPath(box) : inBox(element.window, box);
  const drawing = drawingAt(context.binding, element.drawing);
  if (drawing === undefined) {
    const instead = placeAll(element.fallback, context);
    return {
      ...instead,
      items: [framed(instead.items, clip, box)],
      notes: [...instead.notes, { kind: 'missing-art' }],
    };
  }
  const scale = Math.max(box.width / drawing.width, box.height / drawing.height);
  const x = box.x + (box.width - drawing.width * scale) * element.focus[0];
  const y = box.y + (box.height - drawing.height * scale) * element.focus[1];
  const picture: DisplayItem = {
    kind: 'group',
    transform: [scale, 0, 0, scale, x, y],
    items: drawingItems(drawing, context.theme, undefined),
  };
  return { items: [framed([picture], clip, box)], notes: [], spills: [] };
}

const framed = (items: readonly DisplayItem[], clip: Path, hit: Rect): DisplayItem => ({
  kind: 'group',
  field: '/art',
  hit,
  clip,
  items,
});
