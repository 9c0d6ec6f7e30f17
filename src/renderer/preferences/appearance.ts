/** Sets theme, contrast and motion, as the user has chosen or as the system asks, as attributes of the page. */
import { createPreference } from './preference.ts';

/** The choice `system` follows the settings of the computer. */
export const THEME = createPreference('rollcall.theme', ['system', 'light', 'dark']);
export const CONTRAST = createPreference('rollcall.contrast', ['system', 'more']);
export const MOTION = createPreference('rollcall.motion', ['system', 'less']);

const darkQuery = window.matchMedia('(prefers-color-scheme: dark)');
const contrastQuery = window.matchMedia('(prefers-contrast: more)');
const reducedMotionQuery = window.matchMedia('(prefers-reduced-motion: reduce)');

function applyAppearance(): void {
  const { dataset } = document.documentElement;
  const theme = THEME.get();
  dataset.theme = theme === 'system' ? (darkQuery.matches ? 'dark' : 'light') : theme;
  dataset.contrast = CONTRAST.get() === 'more' || contrastQuery.matches ? 'more' : 'usual';
  // The style rules for reduced motion match every element. If the attribute is absent, the browser skips these rules at once. With
  // any other value it would climb from each element to the root.
  if (MOTION.get() === 'less' || reducedMotionQuery.matches) dataset.motion = 'less';
  else delete dataset.motion;
}

/** Sets the appearance and keeps it up to date. Call this once, before the first paint. */
export function syncAppearance(): void {
  applyAppearance();
  for (const query of [darkQuery, contrastQuery, reducedMotionQuery]) query.addEventListener('change', applyAppearance);
  for (const preference of [THEME, CONTRAST, MOTION]) preference.store.subscribe(applyAppearance);
}
