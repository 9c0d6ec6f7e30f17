/** How large pages are shown. */
export const FITS = ['page', 'width'] as const;
export type Fit = (typeof FITS)[number];
/** To fit, or per cent of the true size. */
export type Zoom = Fit | number;

export const ZOOMS = [25, 50, 75, 100, 150, 200, 300, 400] as const;
/** Pixels of a millimetre on a screen that keeps to the rule of 96 to the inch. */
const PIXELS_PER_MM = 96 / 25.4;
/** Pixels around a page. */
export const AROUND = 16;
/** Pixels of the line below it. */
export const CAPTION = 28;

interface Room {
  readonly width: number;
  readonly height: number;
}

/** Pixels of a millimetre for a page of a size in millimetres, in a pane of a size in pixels. */
export function scaleOf(zoom: Zoom, page: Room, pane: Room): number {
  const across = Math.max(40, pane.width - 2 * AROUND) / page.width;
  if (zoom === 'width') return across;
  if (zoom === 'page') return Math.min(across, Math.max(60, pane.height - 2 * AROUND - CAPTION) / page.height);
  return (zoom / 100) * PIXELS_PER_MM;
}

/** The per cents of a scale. */
export const percentOfScale = (scale: number): number => Math.round((scale / PIXELS_PER_MM) * 100);

/** The next larger or smaller step from what is shown now. */
export function zoomStep(percent: number, by: 1 | -1): number {
  const larger = ZOOMS.find((one) => one > percent);
  const smaller = ZOOMS.findLast((one) => one < percent);
  return (by === 1 ? larger : smaller) ?? (by === 1 ? (ZOOMS.at(-1) ?? percent) : ZOOMS[0]);
}

/** What was kept; whatever cannot be read fits the page. */
export const readZoom = (value: unknown): Zoom =>
  FITS.find((fit) => fit === value) ?? ZOOMS.find((percent) => percent === value) ?? 'page';
