/**
 * Places a picture in its window. The picture always covers the window: at zoom 1 the rotated picture is just large enough.
 * The focus is the point of the picture at the window's center. The focus is moved if the picture would not cover the window, so that
 * one crop suits windows of every shape.
 */

import type { Matrix } from '../../display/display-list.ts';
import type { Rect } from '../../display/units.ts';
import type { Art } from '../../document/schema.ts';

export interface Crop {
  /** The focus, 0 to 1 across and down the upright picture. */
  readonly x: number;
  readonly y: number;
  /** 1 covers the window. */
  readonly zoom: number;
  /** Degrees clockwise, -180 to 180. */
  readonly rotation: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const MAX_ZOOM = 20;

const clampOrDefault = (value: number | undefined, minimum: number, maximum: number, fallback: number): number =>
  value === undefined || Number.isNaN(value) ? fallback : Math.max(minimum, Math.min(maximum, value));

/** Returns the angle from -180 to 180 degrees, or 0 if it is not a finite number. */
export function normalizeRotation(degrees: number | undefined): number {
  if (degrees === undefined || !Number.isFinite(degrees)) return 0;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * Completes the crop of a document and limits its numbers. Without a crop, the template's `focus` aligns the picture: 0 shows its left
 * or top edge, 1 its right or bottom edge, and 0.5 its center.
 */
export function resolveCrop(crop: Art['crop'], picture: Size, window: Size, focus: readonly [number, number]): Crop {
  const rotation = normalizeRotation(crop?.rotation);
  const zoom = clampOrDefault(crop?.zoom, 1, MAX_ZOOM, 1);
  const { x, y } = getFocusMargins(picture, window, { zoom, rotation });
  return {
    x: clampOrDefault(crop?.x, 0, 1, x + (1 - 2 * x) * focus[0]),
    y: clampOrDefault(crop?.y, 0, 1, y + (1 - 2 * y) * focus[1]),
    zoom,
    rotation,
  };
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns half the size of the window's bounding box in the axes of the rotated picture. */
function getHalfSize(window: Size, rotation: number): Size {
  const [cosine, sine] = [Math.abs(Math.cos(toRadians(rotation))), Math.abs(Math.sin(toRadians(rotation)))];
  return {
    width: (window.width * cosine + window.height * sine) / 2,
    height: (window.width * sine + window.height * cosine) / 2,
  };
}

/** Computes the size of a pixel in the window's units. */
export function computeScale(picture: Size, window: Size, { zoom, rotation }: Pick<Crop, 'zoom' | 'rotation'>): number {
  const halfSize = getHalfSize(window, rotation);
  return Math.max((2 * halfSize.width) / picture.width, (2 * halfSize.height) / picture.height) * zoom;
}

/** Returns the minimum distance of the focus from the picture's edges, 0 to 0.5 in each direction. */
export function getFocusMargins(
  picture: Size,
  window: Size,
  crop: Pick<Crop, 'zoom' | 'rotation'>,
): { x: number; y: number } {
  const halfSize = getHalfSize(window, crop.rotation);
  const scale = computeScale(picture, window, crop);
  return {
    x: Math.min(0.5, halfSize.width / scale / picture.width),
    y: Math.min(0.5, halfSize.height / scale / picture.height),
  };
}

export interface PlacedPicture {
  /** The box of the upright picture before `transform`. */
  readonly box: Rect;
  /** Rotates the picture around the center of the window; absent if it is upright. */
  readonly transform?: Matrix;
  /** The size of an original pixel in points. */
  readonly scale: number;
}

/** Places the picture in a window; all sizes are in points. */
export function placeInWindow(picture: Size, window: Rect, crop: Crop): PlacedPicture {
  const scale = computeScale(picture, window, crop);
  const margins = getFocusMargins(picture, window, crop);
  const offsetX = clampOrDefault(crop.x, margins.x, 1 - margins.x, 0.5) * picture.width * scale;
  const offsetY = clampOrDefault(crop.y, margins.y, 1 - margins.y, 0.5) * picture.height * scale;
  const [centerX, centerY] = [window.x + window.width / 2, window.y + window.height / 2];
  const scaledSize = { width: picture.width * scale, height: picture.height * scale };
  if (crop.rotation === 0) return { box: { x: centerX - offsetX, y: centerY - offsetY, ...scaledSize }, scale };
  const [cosine, sine] = [Math.cos(toRadians(crop.rotation)), Math.sin(toRadians(crop.rotation))];
  return {
    box: { x: -offsetX, y: -offsetY, ...scaledSize },
    transform: [cosine, sine, -sine, cosine, centerX, centerY],
    scale,
  };
}
