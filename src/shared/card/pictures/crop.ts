/**
 * How a picture stands in its window. The window is always covered: at zoom 1 the picture, turned as it is, is just large
 * enough for that. The focus is the point of the picture that stands in the window's middle, as far as the picture
 * reaches. So one crop suits windows of every shape.
 */

import type { Matrix } from '../../display/display-list.ts';
import type { Rect } from '../../display/units.ts';
import type { Art } from '../../document/schema.ts';

export interface Crop {
  /** 0 to 1 across and down the upright picture. */
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

export const MOST_ZOOM = 20;

const within = (value: number | undefined, low: number, high: number, otherwise: number): number =>
  value === undefined || Number.isNaN(value) ? otherwise : Math.max(low, Math.min(high, value));

/** -180 to 180; what is no angle is none. */
export function rotationOf(degrees: number | undefined): number {
  if (degrees === undefined || !Number.isFinite(degrees)) return 0;
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}

/**
 * The crop of a document with its gaps filled in and its numbers brought back to what they can mean; without one, the
 * picture stands as the template has it: `focus` of the picture on `focus` of the window.
 */
export function cropOf(crop: Art['crop'], picture: Size, window: Size, focus: readonly [number, number]): Crop {
  const rotation = rotationOf(crop?.rotation);
  const zoom = within(crop?.zoom, 1, MOST_ZOOM, 1);
  const { x, y } = focusMargins(picture, window, { zoom, rotation });
  return {
    x: within(crop?.x, 0, 1, x + (1 - 2 * x) * focus[0]),
    y: within(crop?.y, 0, 1, y + (1 - 2 * y) * focus[1]),
    zoom,
    rotation,
  };
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Half the size of the window's bounding box in the axes of the turned picture. */
function halves(window: Size, rotation: number): Size {
  const [c, s] = [Math.abs(Math.cos(radians(rotation))), Math.abs(Math.sin(radians(rotation)))];
  return { width: (window.width * c + window.height * s) / 2, height: (window.width * s + window.height * c) / 2 };
}

/** Size of a pixel in the window's units. */
export function scaleOf(picture: Size, window: Size, { zoom, rotation }: Pick<Crop, 'zoom' | 'rotation'>): number {
  const half = halves(window, rotation);
  return Math.max((2 * half.width) / picture.width, (2 * half.height) / picture.height) * zoom;
}

/** How near to the picture's edges the focus may come, 0 to 0.5 each way. */
export function focusMargins(
  picture: Size,
  window: Size,
  turn: Pick<Crop, 'zoom' | 'rotation'>,
): { x: number; y: number } {
  const half = halves(window, turn.rotation);
  const scale = scaleOf(picture, window, turn);
  return {
    x: Math.min(0.5, half.width / scale / picture.width),
    y: Math.min(0.5, half.height / scale / picture.height),
  };
}

export interface PlacedPicture {
  /** Where the upright picture lies under `transform`. */
  readonly box: Rect;
  /** Turns the picture about the middle of the window; absent when it stands upright. */
  readonly transform?: Matrix;
  /** Size of a pixel of the original in points. */
  readonly scale: number;
}

/** The picture in a window, all in points. */
export function placePicture(picture: Size, window: Rect, crop: Crop): PlacedPicture {
  const scale = scaleOf(picture, window, crop);
  const edge = focusMargins(picture, window, crop);
  const across = within(crop.x, edge.x, 1 - edge.x, 0.5) * picture.width * scale;
  const down = within(crop.y, edge.y, 1 - edge.y, 0.5) * picture.height * scale;
  const [cx, cy] = [window.x + window.width / 2, window.y + window.height / 2];
  const size = { width: picture.width * scale, height: picture.height * scale };
  if (crop.rotation === 0) return { box: { x: cx - across, y: cy - down, ...size }, scale };
  const [c, s] = [Math.cos(radians(crop.rotation)), Math.sin(radians(crop.rotation))];
  return { box: { x: -across, y: -down, ...size }, transform: [c, s, -s, c, cx, cy], scale };
}
