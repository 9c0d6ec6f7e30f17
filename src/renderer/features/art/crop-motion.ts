/**
 * Computes the effect of dragging, the mouse wheel and keys on a crop. `x` and `y` of a crop are its focus: the point of the picture in the
 * middle of the window, as fractions of the picture's width and height. All functions are pure.
 */
import {
  type Crop,
  computeScale,
  getFocusMargins,
  MAX_ZOOM,
  normalizeRotation,
  type Size,
} from '../../../shared/card/pictures/crop.ts';

/** The share of the window's shorter side by which an arrow key moves the picture. */
const STEP = 0.02;
/** The same share while Shift is pressed. */
const SHIFT_STEP = 0.1;
/** The factor by which the plus and minus keys change the zoom. */
const ZOOM_STEP = 1.08;

const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value));
const roundToDigits = (value: number, decimals: number): number => Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Returns the crop to save, with the focus limited to what the picture can reach, and rounded to visible digits. */
export function limitCrop(crop: Crop, pictureSize: Size, windowSize: Size): Crop {
  const zoom = clamp(crop.zoom, 1, MAX_ZOOM);
  const rotation = normalizeRotation(crop.rotation);
  const focusMargin = getFocusMargins(pictureSize, windowSize, { zoom, rotation });
  return {
    x: roundToDigits(clamp(crop.x, focusMargin.x, 1 - focusMargin.x), 4),
    y: roundToDigits(clamp(crop.y, focusMargin.y, 1 - focusMargin.y), 4),
    zoom: roundToDigits(zoom, 3),
    rotation: roundToDigits(rotation, 1),
  };
}

/** Moves the picture right and down by a distance in the window's units. */
export function moveCrop(crop: Crop, deltaX: number, deltaY: number, pictureSize: Size, windowSize: Size): Crop {
  const scale = computeScale(pictureSize, windowSize, crop);
  const angle = (-crop.rotation * Math.PI) / 180;
  const shiftX = (deltaX * Math.cos(angle) - deltaY * Math.sin(angle)) / scale / pictureSize.width;
  const shiftY = (deltaX * Math.sin(angle) + deltaY * Math.cos(angle)) / scale / pictureSize.height;
  return limitCrop({ ...crop, x: crop.x - shiftX, y: crop.y - shiftY }, pictureSize, windowSize);
}

/** Zooms about the middle of the window. */
export const zoomCrop = (crop: Crop, factor: number, pictureSize: Size, windowSize: Size): Crop =>
  limitCrop({ ...crop, zoom: crop.zoom * factor }, pictureSize, windowSize);

/** Returns the crop after a key press, or undefined if the key has no effect. */
export function applyCropKey(
  pressedKey: string,
  isLargeStep: boolean,
  crop: Crop,
  pictureSize: Size,
  windowSize: Size,
): Crop | undefined {
  const distance = (isLargeStep ? SHIFT_STEP : STEP) * Math.min(windowSize.width, windowSize.height);
  switch (pressedKey) {
    case 'ArrowLeft':
      return moveCrop(crop, -distance, 0, pictureSize, windowSize);
    case 'ArrowRight':
      return moveCrop(crop, distance, 0, pictureSize, windowSize);
    case 'ArrowUp':
      return moveCrop(crop, 0, -distance, pictureSize, windowSize);
    case 'ArrowDown':
      return moveCrop(crop, 0, distance, pictureSize, windowSize);
    case '+':
    case '=':
      return zoomCrop(crop, ZOOM_STEP, pictureSize, windowSize);
    case '-':
      return zoomCrop(crop, 1 / ZOOM_STEP, pictureSize, windowSize);
    default:
      return undefined;
  }
}
