import { useSyncExternalStore } from 'react';
import { keepSetting, setting } from '../../platform/settings.ts';

/** What the user chose; `system` follows the computer. */
export const THEME_CHOICES = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

const KEY = 'rollcall.theme';
const listeners = new Set<() => void>();
const dark = window.matchMedia('(prefers-color-scheme: dark)');
let choice: ThemeChoice = read();

function read(): ThemeChoice {
  const stored = setting(KEY);
  return THEME_CHOICES.find((c) => c === stored) ?? 'system';
}

/** Puts the theme on the page. Called once before the first paint, then whenever the choice or the system changes. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = choice === 'system' ? (dark.matches ? 'dark' : 'light') : choice;
}

dark.addEventListener('change', applyTheme);
window.addEventListener('storage', (event) => {
  if (event.key !== KEY) return;
  choice = read();
  applyTheme();
  for (const listener of listeners) listener();
});

export function setTheme(next: ThemeChoice): void {
  choice = next;
  keepSetting(KEY, next);
  applyTheme();
  for (const listener of listeners) listener();
}

export function useTheme(): ThemeChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => choice,
  );
}
