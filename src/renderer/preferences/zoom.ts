/** How large everything in the window is. A browser has a zoom of its own. */
import { bridge } from '../platform/bridge.ts';
import { preference } from './preference.ts';

/** In percent, as words, since that is how they are kept. */
const STEPS = ['50', '67', '75', '80', '90', '100', '110', '125', '150', '175', '200', '250', '300'] as const;

export const ZOOM = preference('rollcall.zoom', STEPS, '100');

const apply = (): void => bridge?.setZoom(Number(ZOOM.get()) / 100);

/** Called once, before the first paint; from then on the window follows by itself. */
export function followZoom(): void {
  if (bridge === undefined) return;
  apply();
  ZOOM.store.subscribe(apply);
}

/** The next step in this direction; undefined at the end. */
export const nextZoom = (from: (typeof STEPS)[number], by: 1 | -1): (typeof STEPS)[number] | undefined =>
  STEPS[STEPS.indexOf(from) + by];
