/** Sets the zoom of the app's window. A plain browser has its own zoom. */
import { bridge } from '../platform/bridge.ts';
import { createPreference } from './preference.ts';

/** The zoom steps in percent, as strings, since preferences are stored as strings. */
const ZOOM_STEPS = ['50', '67', '75', '80', '90', '100', '110', '125', '150', '175', '200', '250', '300'] as const;

export const ZOOM = createPreference('rollcall.zoom', ZOOM_STEPS, '100');

const applyZoom = (): void => bridge?.setZoom(Number(ZOOM.get()) / 100);

/** Sets the zoom and keeps it up to date. Call this once, before the first paint. */
export function syncZoom(): void {
  if (bridge === undefined) return;
  applyZoom();
  ZOOM.store.subscribe(applyZoom);
}

/** Returns the next zoom step in a direction, or undefined at the end. */
export const getNextZoom = (
  currentZoom: (typeof ZOOM_STEPS)[number],
  direction: 1 | -1,
): (typeof ZOOM_STEPS)[number] | undefined => ZOOM_STEPS[ZOOM_STEPS.indexOf(currentZoom) + direction];
