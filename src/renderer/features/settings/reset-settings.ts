import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Translate } from '../../../shared/texts/translate.ts';
import { resetPreferences } from '../../preferences/preference.ts';
import { toast } from '../../toasts/toasts.ts';
import { loadSettings, readSettings, storeSettings } from '../print/options/settings.ts';

/** Counts how often the settings were reset or restored. */
const resetStore = createStore(() => 0);

/** Calls the function when all settings have been reset or restored. The function may differ in each render. */
export function useSettingsReset(heard: () => void): void {
  useEffect(() => resetStore.subscribe(() => heard()), [heard]);
}

/** Resets all settings to their defaults, and offers to undo that. */
export function resetSettings(translate: Translate): void {
  const print = loadSettings();
  const restore = resetPreferences();
  const tell = () => resetStore.setState((count) => count + 1);
  storeSettings(readSettings(null));
  tell();
  const run = () => {
    restore();
    storeSettings(print);
    tell();
  };
  toast(translate('settings.wasReset'), { action: { label: translate('shell.undo'), run } });
}
