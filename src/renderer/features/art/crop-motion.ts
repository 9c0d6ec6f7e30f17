/** Computes the effect of dragging, wheel and keys on a crop. All functions are pure. */
import {
  type Crop,
  computeScale,
  focusMargins,
  MAX_ZOOM,
  normalizeRotation,
  type Size,
} from '../../../shared/card/pictures/crop.ts';

/** The share of the window by which an arrow key moves the picture; `LEAP` applies with Shift. */
const STEP = 0.02;
const LEAP = 0.1;
const ZOOM_STEP = 1.08;

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
const rounded = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** Returns the crop to save, with the focus limited to what the picture can reach, and rounded to visible digits. */
export function settled(crop: Crop, picture: Size, window: Size): Crop {
  const zoom = between(crop.zoom, 1, MAX_ZOOM);
  const rotation = normalizeRotation(crop.rotation);
  const edge = focusMargins(picture, window, { zoom, rotation });
  return {
    x: rounded(between(crop.x, edge.x, 1 - edge.x), 4),
    y: rounded(between(crop.y, edge.y, 1 - edge.y), 4),
    zoom: rounded(zoom, 3),
    rotation: rounded(rotation, 1),
  };
}

/** Moves the picture right and down by a distance in the window's units. */
export function moved(crop: Crop, dx: number, dy: number, picture: Size, window: Size): Crop {
  const scale = computeScale(picture, window, crop);
  const angle = (-crop.rotation * Math.PI) / 180;
  const across = (dx * Math.cos(angle) - dy * Math.sin(angle)) / scale / picture.width;
  const down = (dx * Math.sin(angle) + dy * Math.cos(angle)) / scale / picture.height;
  return settled({ ...crop, x: crop.x - across, y: crop.y - down }, picture, window);
}

/** Zooms about the middle of the window. */
export const zoomed = (crop: Crop, by: number, picture: Size, window: Size): Crop =>
  settled({ ...crop, zoom: crop.zoom * by }, picture, window);

/** Returns the crop after a key press, or undefined if the key has no effect. */
export function afterKey(key: string, leap: boolean, crop: Crop, picture: Size, window: Size): Crop | undefined {
  const by = (leap ? LEAP : STEP) * Math.min(window.width, window.height);
  switch (key) {
    case 'ArrowLeft':
      return moved(crop, -by, 0, picture, window);
    case 'ArrowRight':
      return moved(crop, by, 0, picture, window);
    case 'ArrowUp':
      return moved(crop, 0, -by, picture, window);
    case 'ArrowDown':
      return moved(crop, 0, by, picture, window);
    case '+':
    case '=':
      return zoomed(crop, ZOOM_STEP, picture, window);
    case '-':
      return zoomed(crop, 1 / ZOOM_STEP, picture, window);
    default:
      return undefined;
  }
}
