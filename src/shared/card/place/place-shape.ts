/** Places plain shapes and halftones. */
import { resolveColor } from '../../display/color.ts';
import type { Gradient, PathItem } from '../../display/display-list.ts';
import { getColorAtOffset } from '../../display/gradient.ts';
import {
  createRectPath,
  createRoundedRect,
  type Path,
  type PathCommand,
  parsePath,
  transformPath,
} from '../../display/path.ts';
import { mm, type Rect, toPt, toRect } from '../../display/units.ts';
import type { HalftoneElement, ShapeElement } from '../template/template.ts';
import { createPlacement, type LayoutContext, type Placement } from './context.ts';
import { paintPath } from './paint-path.ts';
import { placeGradient } from './place-gradient.ts';
import { placeShadow } from './place-shadow.ts';

/** Distance between rows of dots as a share of the pitch, so that dots form equilateral triangles. */
const ROW_HEIGHT_RATIO = Math.sqrt(3) / 2;
/** The smallest dot that prints, in points. */
const MIN_DOT_SIZE = 0.15;

/** Scales path data in units of 0 to 100 to a box in points. */
export const scalePathToBox = (pathData: string, box: Rect): Path =>
  transformPath(parsePath(pathData), box.width / 100, box.height / 100, box.x, box.y);

export function placeShape(element: ShapeElement, { theme }: LayoutContext): Placement {
  const { gradient, shadow } = element;
  const box = toRect(element.box);
  const path =
    element.d !== undefined
      ? scalePathToBox(element.d, box)
      : element.radius !== undefined
        ? createRoundedRect(box, toPt(mm(element.radius)))
        : createRectPath(box);
  const painted = paintPath(path, element, theme);
  return createPlacement([
    ...(shadow === undefined ? [] : [placeShadow(path, shadow, theme)]),
    gradient === undefined ? painted : paintGradient(painted, placeGradient(gradient, box, theme)),
  ]);
}

/** Paints a path with a gradient. Where no gradient can be shown, the color in its middle is used. */
const paintGradient = (painted: PathItem, gradient: Gradient): PathItem => ({
  ...painted,
  fill: getColorAtOffset(gradient, 0.5).colour,
  gradient,
});

/**
 * Places rows of dots that grow along the gradient, with every second row shifted by half the pitch. A dot is a line of length 0
 * with round caps, so that each row is one short path.
 */
export function placeHalftone(element: HalftoneElement, { theme }: LayoutContext): Placement {
  const box = toRect(element.box);
  const pitch = toPt(mm(element.pitch));
  const rowHeight = pitch * ROW_HEIGHT_RATIO;
  const isVertical = element.towards === 'up' || element.towards === 'down';
  const [gradientLength, rowLength] = isVertical ? [box.height, box.width] : [box.width, box.height];
  const rowCount = Math.max(1, Math.floor(gradientLength / rowHeight));
  const items = Array.from({ length: rowCount + 1 }, (_item, rowIndex): PathItem => {
    const forward = element.towards === 'down' || element.towards === 'right';
    const depth = (forward ? rowIndex : rowCount - rowIndex) * rowHeight;
    const dotSize = toPt(mm(element.from + ((element.to - element.from) * rowIndex) / rowCount));
    const stroke = { colour: resolveColor(theme, element.colour), width: dotSize, cap: 'round' as const };
    const dotPath = createDotRow(box, isVertical, depth, rowLength, pitch, rowIndex % 2 === 0 ? 0 : pitch / 2);
    return {
      kind: 'path',
      path: dotPath,
      stroke,
      ...(element.opacity === undefined ? {} : { opacity: element.opacity }),
    };
  });
  return createPlacement([
    {
      kind: 'group',
      clip: createRectPath(box),
      items: items.filter(({ stroke }) => (stroke?.width ?? 0) >= MIN_DOT_SIZE),
    },
  ]);
}

function createDotRow(
  box: Rect,
  isVertical: boolean,
  depth: number,
  rowLength: number,
  pitch: number,
  firstOffset: number,
): PathCommand[] {
  const commands: PathCommand[] = [];
  for (let offset = firstOffset; offset <= rowLength; offset += pitch) {
    const [x, y] = isVertical ? [box.x + offset, box.y + depth] : [box.x + depth, box.y + offset];
    commands.push(['M', x, y], ['L', x, y]);
  }
  return commands;
}
