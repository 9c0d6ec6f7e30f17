/** Symbols: flat drawings scaled into a box without changing their proportions. */

import type { Theme } from '../../display/colour.ts';
import type { DisplayItem } from '../../display/display-list.ts';
import { type Rect, rectOf } from '../../display/units.ts';
import { valueAt } from '../../document/pointer.ts';
import type { Drawing } from '../../document/schema.ts';
import { symbolName } from '../binding/runs.ts';
import type { CardNote } from '../notes/note.ts';
import { inkOf, isCut } from '../pictures/drawing-ink.ts';
import { drawingOf } from '../pictures/drawings.ts';
import type { PictureProblem } from '../pictures/picture-messages.ts';
import type { Picture } from '../pictures/pictures.ts';
import type { CardTemplate, SymbolElement } from '../template/template.ts';
import { type Context, NOTHING, type Placed, placed } from './context.ts';

/** Units: a drawing's sides must lie between these to be scaled to anything. */
const [SMALLEST_SIDE, LARGEST_SIDE] = [0.01, 1e6];

/** Whether a drawing has an area that something can be scaled from. */
const drawable = (drawing: Drawing): boolean =>
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

export function placeSymbol(element: SymbolElement, context: Context): Placed {
  const { binding, template, theme } = context;
  const name = element.name === undefined ? '' : symbolName(element.name, binding);
  const own = element.drawing === undefined ? undefined : drawingAt(binding, element.drawing);
  const drawing = own ?? symbolCalled(template, name) ?? symbolCalled(template, element.otherwise);
  const box = rectOf(element.box);
  const held = symbolPicture(element, context);
  const notes: readonly CardNote[] =
    held !== undefined && 'problem' in held ? [{ kind: 'broken-symbol', problem: held.problem }] : [];
  if (held !== undefined && 'key' in held) return seen([fittedPicture(held, box)], element);
  if (drawing === undefined) return { ...NOTHING, notes };
  const shown = seen(drawSymbol(drawing, box, theme, element.tint), element);
  if (own === undefined || !isCut(own)) return { ...shown, notes };
  const whose = element.drawing?.startsWith('/faction/') === true ? 'symbol' : 'art';
  return { ...shown, notes: [...notes, { kind: 'cut-drawing', drawing: whose }] };
}

function seen(items: readonly DisplayItem[], { box, field }: SymbolElement): Placed {
  return placed(field === undefined ? items : [{ kind: 'group', field, hit: rectOf(box), items }]);
}

/** Where the bitmap of a symbol is named: beside its drawing, `/faction/symbolImage` by `/faction/symbol`. */
const imagePointer = (drawing: string): string => `${drawing}Image/src`;

/** Whether a bitmap is named in place of a drawing. */
export const namesPicture = ({ drawing }: SymbolElement, { binding }: Context): boolean =>
  drawing !== undefined && typeof valueAt(binding, imagePointer(drawing)) === 'string';

function symbolPicture(
  element: SymbolElement,
  context: Context,
): Picture | { readonly problem: PictureProblem } | undefined {
  if (element.drawing === undefined || !namesPicture(element, context)) return undefined;
  const src = valueAt(context.binding, imagePointer(element.drawing)) as string;
  return context.factionPictures?.get(src) ?? { problem: { kind: 'not-read' } };
}

/** The whole bitmap in the middle of its place. */
function fittedPicture({ key, width, height }: Picture, area: Rect): DisplayItem {
  const scale = Math.min(area.width / width, area.height / height);
  const [w, h] = [width * scale, height * scale];
  const [x, y] = [area.x + (area.width - w) / 2, area.y + (area.height - h) / 2];
  return { kind: 'image', picture: key, x, y, width: w, height: h };
}
