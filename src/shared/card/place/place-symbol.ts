/** Places symbols: flat drawings that are scaled to a box and keep their proportions. */

import type { Theme } from '../../display/color.ts';
import type { DisplayItem } from '../../display/display-list.ts';
import { type Rect, toRect } from '../../display/units.ts';
import { getValueAt } from '../../document/pointer.ts';
import type { Drawing } from '../../document/schema.ts';
import { bindSymbolName } from '../binding/runs.ts';
import type { CardFinding } from '../findings/card-finding.ts';
import { getDrawingInk, isCut } from '../pictures/drawing-ink.ts';
import { getDrawing } from '../pictures/drawings.ts';
import type { PictureProblem } from '../pictures/picture-messages.ts';
import type { Picture } from '../pictures/pictures.ts';
import type { CardTemplate, SymbolElement } from '../template/template.ts';
import { createPlacement, EMPTY_PLACEMENT, type LayoutContext, type Placement } from './context.ts';

/** A drawing can be scaled if both sides, in its own units, are within these limits. */
const [MIN_SIDE, MAX_SIDE] = [0.01, 1e6];

/** Whether the size of a drawing allows scaling it. */
const isDrawable = (drawing: Drawing): boolean =>
  [drawing.width, drawing.height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE);

/** Returns the drawing at a pointer, or undefined if there is none that can be drawn. */
export function getDrawingAt(root: unknown, pointer: string): Drawing | undefined {
  const value = getValueAt(root, pointer);
  if (typeof value !== 'object' || value === null) return undefined;
  const drawing = getDrawing(value);
  return drawing !== undefined && isDrawable(drawing) ? drawing : undefined;
}

/** Draws a symbol in the center of an area, as large as possible. */
export function drawSymbol(drawing: Drawing, area: Rect, theme: Theme, tint: string | undefined): DisplayItem[] {
  if (!isDrawable(drawing)) return [];
  const scale = Math.min(area.width / drawing.width, area.height / drawing.height);
  const x = area.x + (area.width - drawing.width * scale) / 2;
  const y = area.y + (area.height - drawing.height * scale) / 2;
  return [{ kind: 'group', transform: [scale, 0, 0, scale, x, y], ...getDrawingInk(drawing, theme, tint) }];
}

/** Returns a symbol of the template by its name. */
export const findSymbol = ({ symbols }: CardTemplate, symbolName: string | undefined): Drawing | undefined =>
  symbolName !== undefined && symbols !== undefined && Object.hasOwn(symbols, symbolName)
    ? symbols[symbolName]
    : undefined;

export function placeSymbol(element: SymbolElement, context: LayoutContext): Placement {
  const { binding, template, theme } = context;
  const symbolName = element.name === undefined ? '' : bindSymbolName(element.name, binding);
  const boundDrawing = element.drawing === undefined ? undefined : getDrawingAt(binding, element.drawing);
  const drawing = boundDrawing ?? findSymbol(template, symbolName) ?? findSymbol(template, element.otherwise);
  const box = toRect(element.box);
  const lookup = findSymbolPicture(element, context);
  const findings: readonly CardFinding[] =
    lookup !== undefined && 'problem' in lookup ? [{ kind: 'broken-symbol', problem: lookup.problem }] : [];
  if (lookup !== undefined && 'key' in lookup) return createSymbolPlacement([fitPicture(lookup, box)], element);
  if (drawing === undefined) return { ...EMPTY_PLACEMENT, findings };
  const placement = createSymbolPlacement(drawSymbol(drawing, box, theme, element.tint), element);
  if (boundDrawing === undefined || !isCut(boundDrawing)) return { ...placement, findings };
  const drawingKind = element.drawing?.startsWith('/faction/') === true ? 'symbol' : 'art';
  return { ...placement, findings: [...findings, { kind: 'cut-drawing', drawing: drawingKind }] };
}

function createSymbolPlacement(items: readonly DisplayItem[], { box, field }: SymbolElement): Placement {
  return createPlacement(field === undefined ? items : [{ kind: 'group', field, hit: toRect(box), items }]);
}

/** Returns the pointer to a symbol's bitmap, which is next to its drawing: `/faction/symbolImage/src` for `/faction/symbol`. */
const getImagePointer = (drawing: string): string => `${drawing}Image/src`;

/** Whether the document names a bitmap in place of a drawing. */
export const namesBitmap = ({ drawing }: SymbolElement, { binding }: LayoutContext): boolean =>
  drawing !== undefined && typeof getValueAt(binding, getImagePointer(drawing)) === 'string';

function findSymbolPicture(
  element: SymbolElement,
  context: LayoutContext,
): Picture | { readonly problem: PictureProblem } | undefined {
  if (element.drawing === undefined || !namesBitmap(element, context)) return undefined;
  const source = getValueAt(context.binding, getImagePointer(element.drawing)) as string;
  return context.factionPictures?.get(source) ?? { problem: { kind: 'not-read' } };
}

/** Fits the whole bitmap into the center of an area. */
function fitPicture({ key, width, height }: Picture, area: Rect): DisplayItem {
  const scale = Math.min(area.width / width, area.height / height);
  const [fittedWidth, fittedHeight] = [width * scale, height * scale];
  const [x, y] = [area.x + (area.width - fittedWidth) / 2, area.y + (area.height - fittedHeight) / 2];
  return { kind: 'image', picture: key, x, y, width: fittedWidth, height: fittedHeight };
}
