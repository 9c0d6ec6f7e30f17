import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Translate } from '../../../shared/texts/translate.ts';
import { resetPreferences } from '../../preferences/preference.ts';
import { toast } from '../../toasts/toasts.ts';
import { loadSettings, readSettings, storeSettings } from '../print/options/settings.ts';

/** Counts how often the settings were reset or brought back. */
const resetStore = createStore(() => 0);

/** Calls when all settings have been reset, or brought back. The function may be another one each time. */
export function useSettingsReset(heard: () => void): void {
  useEffect(() => resetStore.subscribe(() => heard()), [heard]);
}

/** Brings every setting back to its beginning, and offers to take that back. */
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
