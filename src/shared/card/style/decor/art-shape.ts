/**
 * Changes the shape of the picture's window, the outline that clips the picture. The `box` of an element is x, y, width and height in
 * millimeters; a path has units of 0 to 100 of its box, in which x and y alternate.
 */
import { parsePath } from '../../../display/path.ts';
import type { ArtElement, CardTemplate, Element } from '../../template/template.ts';
import type { CardStyle } from '../card-style.ts';

type Shape = NonNullable<CardStyle['art']>;
type Rect = readonly [x: number, y: number, width: number, height: number];

const POINTS_PER_MM = 72 / 25.4;
/** Outlines in units of 0 to 100 of the visible picture. */
const OUTLINES: Readonly<Record<Shape['shape'], string>> = {
  rectangle: 'M0 0 L100 0 L100 100 L0 100 Z',
  rounded:
    'M10 0 L90 0 C96 0 100 5 100 12 L100 88 C100 95 96 100 90 100 L10 100 C4 100 0 95 0 88 L0 12 C0 5 4 0 10 0 Z',
  oval: 'M50 0 C77.6 0 100 22.4 100 50 C100 77.6 77.6 100 50 100 C22.4 100 0 77.6 0 50 C0 22.4 22.4 0 50 0 Z',
  arch: 'M0 100 L0 42 C0 16 20 0 50 0 C80 0 100 16 100 42 L100 100 Z',
  hexagon: 'M14 0 L86 0 L100 50 L86 100 L14 100 L0 50 Z',
  slanted: 'M9 0 L100 0 L91 100 L0 100 Z',
  ticket: 'M8 0 L92 0 L92 10 L100 10 L100 90 L92 90 L92 100 L8 100 L8 90 L0 90 L0 10 L8 10 Z',
};
/** A picture that fills a larger share of the card keeps its shape. */
const MAX_CARD_SHARE = 0.62;
/** Pictures with a shorter visible side keep their shape. */
const MIN_SIDE_MM = 8;
/** Distance from the edge of the card. */
const EDGE_MARGIN_MM = 3;
/** Distance from neighboring elements. */
const NEIGHBOR_MARGIN_MM = 0.8;

/** Finds the pictures of the front that can have another shape. */
export const findShapeableArt = ({ size, front }: CardTemplate): readonly ArtElement[] =>
  front.filter((candidate): candidate is ArtElement => {
    if (candidate.kind !== 'art') return false;
    const [, , width, height] = getVisibleArea(candidate, size);
    return width >= MIN_SIDE_MM && height >= MIN_SIDE_MM && width * height <= MAX_CARD_SHARE * size.width * size.height;
  });

/** Returns the part of a picture that a new shape fills: its window within the trim, reduced by the margins, in millimeters. */
function getVisibleArea({ box, window }: ArtElement, size: CardTemplate['size']): Rect {
  const points = window === undefined ? [] : parsePath(window).flatMap(([, ...numbers]) => numbers as number[]);
  const [xCoordinates, yCoordinates] = [0, 1].map((axis) =>
    points.filter((_coordinate, index) => index % 2 === axis),
  ) as [number[], number[]];
  const getExtent = (coordinates: readonly number[], start: number, length: number): [number, number] =>
    coordinates.length === 0
      ? [start, start + length]
      : [start + (Math.min(...coordinates) / 100) * length, start + (Math.max(...coordinates) / 100) * length];
  const [left, right] = getExtent(xCoordinates, box[0], box[2]);
  const [top, bottom] = getExtent(yCoordinates, box[1], box[3]);
  const moveStart = (position: number) => (position <= 0 ? EDGE_MARGIN_MM : position + NEIGHBOR_MARGIN_MM);
  const moveEnd = (position: number, edge: number) =>
    position >= edge ? edge - EDGE_MARGIN_MM : position - NEIGHBOR_MARGIN_MM;
  const [x, y] = [moveStart(left), moveStart(top)];
  return [x, y, moveEnd(right, size.width) - x, moveEnd(bottom, size.height) - y];
}

const roundToThousandth = (value: number): number => Math.round(value * 1000) / 1000;

/** Scales an outline to a part of a box, in units of 0 to 100 of the box. */
function scalePathToPart(
  pathData: string,
  [x, y, width, height]: Rect,
  [left, top, partWidth, partHeight]: Rect,
): string {
  const scaleCoordinate = (n: number, index: number): number =>
    index % 2 === 0
      ? roundToThousandth(((x + (n / 100) * width - left) / partWidth) * 100)
      : roundToThousandth(((y + (n / 100) * height - top) / partHeight) * 100);
  return parsePath(pathData)
    .map(([letter, ...numbers]) => letter + (numbers as number[]).map(scaleCoordinate).join(' '))
    .join('');
}

export function applyArtShape(template: CardTemplate, art: CardStyle['art']): CardTemplate {
  if (art === undefined) return template;
  const shapeableArt = new Set<Element>(findShapeableArt(template));
  if (shapeableArt.size === 0) return template;
  const artIds = new Set([...shapeableArt].flatMap(({ id }) => (id === undefined ? [] : [id])));
  const front = template.front.flatMap((element): Element[] => {
    if (element.kind === 'art' && shapeableArt.has(element)) return reshapeArt(template, element, art);
    // Remove the old line around the picture.
    const isOutlineOfArt = [...shapeableArt].some((candidate) => isOutlineOf(element, candidate as ArtElement));
    return isOutlineOfArt ? [] : [element];
  });
  const { sizes } = template;
  if (sizes === undefined) return { ...template, front };
  const changedSizes = Object.fromEntries(Object.entries(sizes).map(([id, size]) => [id, removeWindows(size, artIds)]));
  return { ...template, front, sizes: changedSizes };
}

type Size = NonNullable<CardTemplate['sizes']>[string];

/** Removes windows that a size gives to the pictures, since the new shape replaces them. */
function removeWindows(size: Size, ids: ReadonlySet<string>): Size {
  if (size.replace === undefined) return size;
  const replace = Object.fromEntries(
    Object.entries(size.replace).map(([id, change]) => {
      const { window: _window, ...otherKeys } = change;
      return [id, ids.has(id) ? otherKeys : change];
    }),
  );
  return { ...size, replace };
}

const isOutlineOf = (element: Element, art: ArtElement): boolean =>
  element.kind === 'shape' &&
  element.fill === undefined &&
  element.stroke !== undefined &&
  element.box.every((coordinate, index) => Math.abs(coordinate - (art.box[index] ?? 0)) < 0.01);

function reshapeArt({ size }: CardTemplate, element: ArtElement, art: Shape): Element[] {
  const { shape, line = 0, colour = 'ink' } = art;
  const windowPath = scalePathToPart(OUTLINES[shape], getVisibleArea(element, size), element.box);
  const { box, hold, when: condition } = element;
  const outline = { kind: 'shape', box, d: windowPath, stroke: { colour, width: line * POINTS_PER_MM } } as const;
  const sharedKeys = { ...(hold && { hold }), ...(condition && { when: condition }) };
  return [{ ...element, window: windowPath }, ...(line > 0 ? [{ ...outline, ...sharedKeys }] : [])];
}
