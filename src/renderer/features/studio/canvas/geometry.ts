/** Millimetres of a card and pixels of the screen. */
import type { Point } from '../../../../shared/display/matrix.ts';

/** Pixels a millimetre has at 100 %, as CSS counts them. */
export const PX_PER_MM = 96 / 25.4;

/** Millimetres around the bleed, so that there is room to drag out to. */
const AROUND = 10;

/**
 * Millimetres before the bleed of a card and behind it: where the pane has more room, all of it, so that rulers reach its edges.
 * @param card with its bleed, in millimetres
 * @param pane pixels
 */
export const roomAround = (card: number, pane: number, scale: number): number =>
  Math.max(AROUND, (pane / scale - card) / 2);

/** Pixels of the rulers, as canvas.module.css has them. */
export const RULER = 20;

/** How a card lies on the canvas, along one axis. */
export interface Laid {
  /** Pixels a millimetre has. */
  readonly scale: number;
  /** Millimetres from the edge of the canvas to the trim. */
  readonly before: number;
}

/** The place of the card, in millimetres, under a pixel of the pane that is scrolled so far. */
export const placeUnder = (pixel: number, scroll: number, { scale, before }: Laid): number =>
  (scroll + pixel - RULER) / scale - before;

/** How far a pane has to be scrolled so that a place of the card lies under this pixel of it. */
export const scrollTo = (place: number, pixel: number, { scale, before }: Laid): number =>
  (place + before) * scale + RULER - pixel;

const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8] as const;
const LEAST_ZOOM = 0.25;
const MOST_ZOOM = 8;

export const clampZoom = (zoom: number): number => Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, zoom));

/** The next of the usual steps; the same at the end. */
export function nextZoom(zoom: number, way: 1 | -1): number {
  const steps = way > 0 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  return steps.find((step) => (way > 0 ? step > zoom * 1.01 : step < zoom / 1.01)) ?? zoom;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The zoom at which a card with its bleed fits into so many pixels. */
export const fitZoom = (card: Size, bleed: number, room: Size): number =>
  clampZoom(
    Math.min(room.width / (card.width + 2 * bleed + 8), room.height / (card.height + 2 * bleed + 8)) / PX_PER_MM,
  );

/** Degrees of a point around a middle, clockwise, 0 above. */
export const angleOf = (middle: Point, { x, y }: Point): number =>
  (Math.atan2(x - middle.x, middle.y - y) * 180) / Math.PI;

/** Distances between ticks in millimetres or inches, so that ticks stay apart on the screen: small and labelled ones. */
export function tickSteps(pxPerUnit: number, isInch: boolean): { readonly small: number; readonly large: number } {
  const steps = isInch ? [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1] : [0.1, 0.5, 1, 5, 10, 50];
  const small = steps.find((step) => step * pxPerUnit >= 5) ?? (steps.at(-1) as number);
  const large = [...steps, isInch ? 2 : 100].find((step) => step * pxPerUnit >= 42 && step > small) ?? small * 5;
  return { small, large };
}

/** The ends of a line that stands at a place of an axis, and goes from here to there along the other one. */
export const alongLine = (axis: 'x' | 'y', at: number, from: number, to: number) =>
  axis === 'x' ? { x1: at, x2: at, y1: from, y2: to } : { x1: from, x2: to, y1: at, y2: at };
