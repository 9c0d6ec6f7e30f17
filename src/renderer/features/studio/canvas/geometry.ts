/** Converts between millimeters of a card and pixels of the screen. */
import type { Point } from '../../../../shared/display/matrix.ts';

/** Pixels per millimeter at 100 %, as CSS counts them. */
export const PX_PER_MM = 96 / 25.4;

/** The minimum room around the bleed, so that elements can be dragged out of the card. */
const MIN_ROOM_MM = 10;

/**
 * Returns the room on each side of the card's bleed, along one axis, in millimeters. If the pane is larger than the card, both sides share
 * the remaining room, so that the rulers reach the edges of the pane.
 *
 * @param cardLength length of the card with its bleed, in millimeters
 * @param paneLength length of the pane, in pixels
 */
export const getRoomAround = (cardLength: number, paneLength: number, scale: number): number =>
  Math.max(MIN_ROOM_MM, (paneLength / scale - cardLength) / 2);

/** Width of the rulers in pixels, as in canvas.module.css. */
export const RULER_SIZE_PX = 20;

/** The position of the card on the canvas, along one axis. */
export interface AxisLayout {
  /** Pixels per millimeter. */
  readonly scale: number;
  /** Millimeters from the edge of the canvas to the trim. */
  readonly trimOffset: number;
}

/** Returns the position on the card, in millimeters, under a pixel of the scrolled pane. */
export const getPositionUnderPixel = (
  panePixel: number,
  scrollOffset: number,
  { scale, trimOffset }: AxisLayout,
): number => (scrollOffset + panePixel - RULER_SIZE_PX) / scale - trimOffset;

/** Returns the scroll offset at which a position of the card is under the given pixel of the pane. */
export const computeScrollOffset = (position: number, panePixel: number, { scale, trimOffset }: AxisLayout): number =>
  (position + trimOffset) * scale + RULER_SIZE_PX - panePixel;

const ZOOM_STEPS = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 6, 8] as const;
const MIN_ZOOM = 0.25;
const MAX_ZOOM = 8;

export const clampZoom = (zoom: number): number => Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, zoom));

/** Returns the next preset zoom in a direction, or the same zoom at the end of the list. A preset within 1 % counts as reached. */
export function getNextZoom(zoom: number, direction: 1 | -1): number {
  const orderedSteps = direction > 0 ? ZOOM_STEPS : [...ZOOM_STEPS].reverse();
  return orderedSteps.find((zoomStep) => (direction > 0 ? zoomStep > zoom * 1.01 : zoomStep < zoom / 1.01)) ?? zoom;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the zoom at which a card with its bleed, and a margin of 4 mm on each side, fits into the pane. */
export const computeFitZoom = (cardSize: Size, bleed: number, paneSize: Size): number =>
  clampZoom(
    Math.min(paneSize.width / (cardSize.width + 2 * bleed + 8), paneSize.height / (cardSize.height + 2 * bleed + 8)) /
      PX_PER_MM,
  );

/** Returns the direction from a center to a point, in degrees clockwise from the top. */
export const computeAngle = (center: Point, { x, y }: Point): number =>
  (Math.atan2(x - center.x, center.y - y) * 180) / Math.PI;

/**
 * Returns the distances between small and between labeled ticks, in millimeters or inches. Small ticks are at least 5 pixels apart,
 * and labeled ticks at least 42, so that their numbers do not touch.
 */
export function getTickSteps(
  pixelsPerUnit: number,
  isInch: boolean,
): { readonly small: number; readonly large: number } {
  const tickDistances = isInch ? [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1] : [0.1, 0.5, 1, 5, 10, 50];
  const smallStep = tickDistances.find((distance) => distance * pixelsPerUnit >= 5) ?? (tickDistances.at(-1) as number);
  const largeStep =
    [...tickDistances, isInch ? 2 : 100].find((distance) => distance * pixelsPerUnit >= 42 && distance > smallStep) ??
    smallStep * 5;
  return { small: smallStep, large: largeStep };
}

/**
 * Returns the ends of a line that is perpendicular to an axis.
 *
 * @param position the position of the line on the axis
 * @param start the start of the line on the other axis
 */
export const getLineEnds = (axis: 'x' | 'y', position: number, start: number, end: number) =>
  axis === 'x'
    ? { x1: position, x2: position, y1: start, y2: end }
    : { x1: start, x2: end, y1: position, y2: position };
