/** Symbols: flat drawings scaled into a box without changing their proportions. */

import { valueAt } from '../../document/pointer.ts';
import type { Drawing } from '../../document/schema.ts';
import type { Theme } from '../colour.ts';
import type { DisplayItem } from '../display-list.ts';
import { inkOf } from '../drawing-ink.ts';
import { drawingOf } from '../drawings.ts';
import { pieceOf } from '../pieces.ts';
import type { CardTemplate, SymbolElement } from '../template.ts';
import { type Rect, rectOf } from '../units.ts';
import { type Context, NOTHING, type Placed, placed } from './context.ts';

/** Units: a drawing's sides must lie between these to be scaled to anything. */
const [SMALLEST_SIDE, LARGEST_SIDE] = [0.01, 1e6];

/** Whether a drawing has an area that something can be scaled from. */
export const drawable = (drawing: Drawing): boolean =>
  [drawing.width, drawing.height].every((side) => side >= SMALLEST_SIDE && side <= LARGEST_SIDE);

/** The drawing at a pointer, or undefined when there is none that can be drawn. */
export function drawingAt(root: unknown, pointer: string): Drawing | undefined {
  const value = valueAt(root, pointer);
  if (typeof value !== 'object' || value === null) return undefined;
  const drawing = drawingOf(value);
  return drawing !== undefined && drawable(drawing) ? drawing : undefined;
}

/** A drawing in the middle of an area, as large as it goes. */
export function drawSymbol(drawing: Drawing, area: Rect, theme: Theme, tint: string | undefined): DisplayItem[] {
  if (!drawable(drawing)) return [];
  const scale = Math.min(area.width / drawing.width, area.height / drawing.height);
  const x = area.x + (area.width - drawing.width * scale) / 2;
  const y = area.y + (area.height - drawing.height * scale) / 2;
  return [{ kind: 'group', transform: [scale, 0, 0, scale, x, y], ...inkOf(drawing, theme, tint) }];
}

/** A symbol by its name, the template's own or a shared one. */
export const symbolCalled = ({ symbols }: CardTemplate, name: string | undefined): Drawing | undefined =>
  name !== undefined && symbols !== undefined && Object.hasOwn(symbols, name) ? symbols[name] : undefined;

export function placeSymbol(element: SymbolElement, { binding, template, theme }: Context): Placed {
  const name = element.name === undefined ? '' : pieceOf(element.name, binding).text;
  const own = element.drawing === undefined ? undefined : drawingAt(binding, element.drawing);
  const drawing = own ?? symbolCalled(template, name) ?? symbolCalled(template, element.otherwise);
  if (drawing === undefined) return NOTHING;
  const box = rectOf(element.box);
  const items = drawSymbol(drawing, box, theme, element.tint);
  return placed(element.field === undefined ? items : [{ kind: 'group', field: element.field, hit: box, items }]);
}
