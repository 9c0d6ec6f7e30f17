/** Computes how large pages are shown. */
export const ZOOM_FITS = ['page', 'width'] as const;
export type ZoomFit = (typeof ZOOM_FITS)[number];
/** A way to fit pages into the pane, or a percentage of the true size. */
export type Zoom = ZoomFit | number;

export const ZOOM_STEPS = [25, 50, 75, 100, 150, 200, 300, 400] as const;
/** Pixels per millimeter on a screen with 96 pixels per inch. */
const PIXELS_PER_MM = 96 / 25.4;
/** The space around a page in pixels. */
export const PAGE_MARGIN = 16;
/** The height in pixels of the caption below a page. */
export const CAPTION_HEIGHT = 28;

interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Returns the pixels per millimeter for a page with a size in millimeters, in a pane with a size in pixels. */
export function computeScale(zoom: Zoom, page: Dimensions, pane: Dimensions): number {
  // A pane that is not measured yet or very small counts as a few dozen pixels, so that the scale is never zero.
  const widthScale = Math.max(40, pane.width - 2 * PAGE_MARGIN) / page.width;
  if (zoom === 'width') return widthScale;
  if (zoom === 'page')
    return Math.min(widthScale, Math.max(60, pane.height - 2 * PAGE_MARGIN - CAPTION_HEIGHT) / page.height);
  return (zoom / 100) * PIXELS_PER_MM;
}

/** Converts a scale into a percentage of the true size. */
export const scaleToPercent = (scale: number): number => Math.round((scale / PIXELS_PER_MM) * 100);

/** Returns the next larger or smaller step from the current percentage. */
export function getNextZoom(currentPercent: number, direction: 1 | -1): number {
  const larger = ZOOM_STEPS.find((candidate) => candidate > currentPercent);
  const smaller = ZOOM_STEPS.findLast((candidate) => candidate < currentPercent);
  return (
    (direction === 1 ? larger : smaller) ?? (direction === 1 ? (ZOOM_STEPS.at(-1) ?? currentPercent) : ZOOM_STEPS[0])
  );
}

/** Reads the saved zoom. An unreadable value fits the page. */
export const readZoom = (storedZoom: unknown): Zoom =>
  ZOOM_FITS.find((fit) => fit === storedZoom) ?? ZOOM_STEPS.find((candidate) => candidate === storedZoom) ?? 'page';
