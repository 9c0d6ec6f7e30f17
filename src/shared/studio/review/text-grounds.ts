/** Finds the colors behind texts on a card. Paper and shapes have a known color, photographs don't. */
import { mixColors } from '../../display/color.ts';
import type {
  Color,
  DisplayItem,
  GradientStop,
  ImageItem,
  Matrix,
  PathItem,
  TextItem,
} from '../../display/display-list.ts';
import { getImageBounds } from '../../display/display-list.ts';
import { getColorAtPoint } from '../../display/gradient.ts';
import {
  getBounds,
  getCorners,
  IDENTITY_MATRIX,
  invertMatrix,
  multiplyMatrices,
  type Point,
  transformPoint,
} from '../../display/matrix.ts';
import { getPathBounds, type Path } from '../../display/path.ts';
import { isPointInside, isPointNear } from '../../display/path-hit.ts';
import type { Rect } from '../../display/units.ts';

/** A painted item, and the conversion from the card to the item's own coordinates. */
interface PaintedItem {
  readonly item: PathItem | ImageItem;
  /** The bounds on the card. They make the search fast, because most items are elsewhere. */
  readonly reachRect: Rect;
  readonly toLocal: Matrix;
  readonly clips: readonly Clip[];
}

interface Clip {
  readonly path: Path;
  readonly toLocal: Matrix;
}

/** A run of text and the colors behind it. */
export interface TextGround {
  readonly text: TextItem;
  /** The share of the run that each color covers. Empty if the text is on a picture. */
  readonly grounds: ReadonlyMap<Color, number>;
}

const CARD_STOCK: Color = '#ffffff';

/** The sample points, as shares of a run's length and size. They are close enough to distinguish a line from an area. */
const LENGTH_SHARES = [0.04, 0.19, 0.35, 0.5, 0.65, 0.81, 0.96];
const HEIGHT_SHARES = [0.15, 0.5];

/** Returns the grounds of all texts of a side. The lists of items must be in painting order. */
export function listTextGrounds(parts: readonly (readonly DisplayItem[])[]): readonly (readonly TextGround[])[] {
  const paintedItems: PaintedItem[] = [];
  return parts.map((items) => {
    const foundGrounds: TextGround[] = [];
    visitItems(items, IDENTITY_MATRIX, [], paintedItems, foundGrounds);
    return foundGrounds;
  });
}

function visitItems(
  items: readonly DisplayItem[],
  currentTransform: Matrix,
  clips: readonly Clip[],
  paintedItems: PaintedItem[],
  foundGrounds: TextGround[],
): void {
  for (const displayItem of items) {
    if (displayItem.kind === 'group') {
      const groupTransform =
        displayItem.transform === undefined
          ? currentTransform
          : multiplyMatrices(currentTransform, displayItem.transform);
      const groupClips =
        displayItem.clip === undefined
          ? clips
          : [...clips, { path: displayItem.clip, toLocal: invertMatrix(groupTransform) }];
      visitItems(displayItem.items, groupTransform, groupClips, paintedItems, foundGrounds);
    } else if (displayItem.kind === 'text')
      foundGrounds.push({ text: displayItem, grounds: computeGrounds(displayItem, currentTransform, paintedItems) });
    else
      paintedItems.push({
        item: displayItem,
        reachRect: getReach(displayItem, currentTransform),
        toLocal: invertMatrix(currentTransform),
        clips,
      });
  }
}

function getReach(displayItem: PathItem | ImageItem, currentTransform: Matrix): Rect {
  const { x, y, width, height } =
    displayItem.kind === 'image' ? getImageBounds(displayItem) : getPathBoundsCached(displayItem.path);
  const strokeHalf = displayItem.kind === 'path' && displayItem.stroke !== undefined ? displayItem.stroke.width / 2 : 0;
  const strokedRect = {
    x: x - strokeHalf,
    y: y - strokeHalf,
    width: width + 2 * strokeHalf,
    height: height + 2 * strokeHalf,
  };
  return getBounds(getCorners(strokedRect, currentTransform));
}

const isInRect = ({ x, y }: Point, rect: Rect): boolean =>
  x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;

function computeGrounds(
  textItem: TextItem,
  currentTransform: Matrix,
  allPainted: readonly PaintedItem[],
): ReadonlyMap<Color, number> {
  const points = LENGTH_SHARES.flatMap((lengthShare) =>
    HEIGHT_SHARES.map((heightShare) =>
      transformPoint(currentTransform, {
        x: textItem.x + textItem.advance * lengthShare,
        y: textItem.y - textItem.size * heightShare,
      }),
    ),
  );
  const paintedItems = allPainted.filter(({ reachRect }) => points.some((point) => isInRect(point, reachRect)));
  const grounds = new Map<Color, number>();
  for (const point of points) {
    const color = findGround(point, paintedItems);
    if (color === undefined) return new Map();
    grounds.set(color, (grounds.get(color) ?? 0) + 1 / points.length);
  }
  return grounds;
}

/** Searches from the topmost item down to the first opaque one. Returns undefined on a picture. */
function findGround(point: Point, paintedItems: readonly PaintedItem[]): Color | undefined {
  const transparentColors: { readonly color: Color; readonly opacity: number }[] = [];
  let baseColor: Color | undefined = CARD_STOCK;
  for (let index = paintedItems.length - 1; index >= 0; index -= 1) {
    const paintedItem = paintedItems[index] as PaintedItem;
    const displayItem = paintedItem.item;
    if (!isInRect(point, paintedItem.reachRect)) continue;
    if (!paintedItem.clips.every(({ path, toLocal }) => isPointInside(path, transformPoint(toLocal, point), false)))
      continue;
    const localPoint = transformPoint(paintedItem.toLocal, point);
    if (displayItem.kind === 'image') {
      if (!isInRect(localPoint, getImageBounds(displayItem))) continue;
      baseColor = undefined;
      break;
    }
    const ink = findInk(displayItem, localPoint);
    if (ink === undefined) continue;
    const opacity = ink.opacity * (displayItem.opacity ?? 1);
    if (opacity >= 1) {
      baseColor = ink.colour;
      break;
    }
    transparentColors.push({ color: ink.colour, opacity });
  }
  if (baseColor === undefined) return undefined;
  return transparentColors.reduceRight(
    (colorBelow, { color, opacity }) => mixColors(colorBelow, color, opacity),
    baseColor,
  );
}

/** Returns the color that a path paints at a point, before its own opacity, or undefined if it paints nothing there. */
function findInk(displayItem: PathItem, point: Point): Omit<GradientStop, 'offset'> | undefined {
  const { x, y, width, height } = getPathBoundsCached(displayItem.path);
  const strokeReach = displayItem.stroke === undefined ? 0 : displayItem.stroke.width / 2;
  if (
    point.x < x - strokeReach ||
    point.y < y - strokeReach ||
    point.x > x + width + strokeReach ||
    point.y > y + height + strokeReach
  )
    return undefined;
  if (displayItem.stroke !== undefined && isPointNear(displayItem.path, point, strokeReach))
    return { colour: displayItem.stroke.colour, opacity: 1 };
  const { fill, gradient } = displayItem;
  if (fill === undefined || !isPointInside(displayItem.path, point, displayItem.evenOdd === true)) return undefined;
  return gradient === undefined ? { colour: fill, opacity: 1 } : getColorAtPoint(gradient, point);
}

const boundsCache = new WeakMap<Path, ReturnType<typeof getPathBounds>>();
function getPathBoundsCached(path: Path): ReturnType<typeof getPathBounds> {
  const pathBounds = boundsCache.get(path) ?? getPathBounds(path);
  boundsCache.set(path, pathBounds);
  return pathBounds;
}
