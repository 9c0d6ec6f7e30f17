/** Theme, contrast and motion: what the user chose, or what the system asks for. They stand as attributes at the page. */
import { preference } from './preference.ts';

/** `system` follows the computer. */
export const THEME = preference('rollcall.theme', ['system', 'light', 'dark']);
export const CONTRAST = preference('rollcall.contrast', ['system', 'more']);
export const MOTION = preference('rollcall.motion', ['system', 'less']);

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const contrast = window.matchMedia('(prefers-contrast: more)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

function apply(): void {
  const { dataset } = document.documentElement;
  const theme = THEME.get();
  dataset.theme = theme === 'system' ? (dark.matches ? 'dark' : 'light') : theme;
  dataset.contrast = CONTRAST.get() === 'more' || contrast.matches ? 'more' : 'usual';
  // Rules of less motion are for every element. Where the attribute is absent the browser leaves them out at once; where it is
  // there with another value, it climbs from each element to the root to find that out.
  if (MOTION.get() === 'less' || still.matches) dataset.motion = 'less';
  else delete dataset.motion;
}

/** Called once, before the first paint; from then on the page follows by itself. */
export function followAppearance(): void {
  apply();
  for (const query of [dark, contrast, still]) query.addEventListener('change', apply);
  for (const one of [THEME, CONTRAST, MOTION]) one.store.subscribe(apply);
}
