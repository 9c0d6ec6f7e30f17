/** Computes how large pages are shown. */
export const FITS = ['page', 'width'] as const;
export type Fit = (typeof FITS)[number];
/** A fit, or the percentage of the true size. */
export type Zoom = Fit | number;

export const ZOOMS = [25, 50, 75, 100, 150, 200, 300, 400] as const;
/** Pixels per millimeter on a screen with 96 pixels per inch. */
const PIXELS_PER_MM = 96 / 25.4;
/** The space around a page in pixels. */
export const AROUND = 16;
/** The height in pixels of the caption below a page. */
export const CAPTION = 28;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Returns the pixels per millimeter for a page with a size in millimeters, in a pane with a size in pixels. */
export function scaleOf(zoom: Zoom, page: Room, pane: Room): number {
  const across = Math.max(40, pane.width - 2 * AROUND) / page.width;
  if (zoom === 'width') return across;
  if (zoom === 'page') return Math.min(across, Math.max(60, pane.height - 2 * AROUND - CAPTION) / page.height);
  return (zoom / 100) * PIXELS_PER_MM;
}

/** Converts a scale into a percentage of the true size. */
export const percentOfScale = (scale: number): number => Math.round((scale / PIXELS_PER_MM) * 100);

/** Returns the next larger or smaller step from the current percentage. */
export function zoomStep(percent: number, by: 1 | -1): number {
  const larger = ZOOMS.find((one) => one > percent);
  const smaller = ZOOMS.findLast((one) => one < percent);
  return (by === 1 ? larger : smaller) ?? (by === 1 ? (ZOOMS.at(-1) ?? percent) : ZOOMS[0]);
}

/** Reads the saved zoom. An unreadable value fits the page. */
export const readZoom = (value: unknown): Zoom =>
  FITS.find((fit) => fit === value) ?? ZOOMS.find((percent) => percent === value) ?? 'page';
