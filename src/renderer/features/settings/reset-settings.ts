import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Translate } from '../../../shared/texts/translate.ts';
import { resetPreferences } from '../../preferences/preference.ts';
import { toast } from '../../toasts/toasts.ts';
import { loadPrintSettings, parsePrintSettings, savePrintSettings } from '../print/options/print-settings.ts';

/** Counts how often the settings were reset or restored. */
const resetStore = createStore(() => 0);

/** Calls the function when all settings have been reset or restored. The function may differ in each render. */
export function useSettingsReset(onReset: () => void): void {
  useEffect(() => resetStore.subscribe(() => onReset()), [onReset]);
}

/** Resets all settings to their defaults, and offers to undo that. */
export function resetSettings(translate: Translate): void {
  const printSettings = loadPrintSettings();
  const restorePreferences = resetPreferences();
  const notifyListeners = () => resetStore.setState((resetCount) => resetCount + 1);
  // Parsing null gives the default settings.
  savePrintSettings(parsePrintSettings(null));
  notifyListeners();
  const undoReset = () => {
    restorePreferences();
    savePrintSettings(printSettings);
    notifyListeners();
  };
  toast(translate('settings.wasReset'), { action: { label: translate('shell.undo'), run: undoReset } });
}
