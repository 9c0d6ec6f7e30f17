import { useEffect } from 'react';
import { resetPreferences } from '../../preferences/preference.ts';
import { SETTINGS } from '../../strings/settings.ts';
import { SHELL } from '../../strings/shell.ts';
import { toast } from '../../toasts/toasts.ts';
import { loadSettings, readSettings, storeSettings } from '../print/options/settings.ts';

const listeners = new Set<() => void>();

/** Calls when all settings have been reset, or brought back. The function may be another one each time. */
export function useSettingsReset(heard: () => void): void {
  useEffect(() => {
    listeners.add(heard);
    return () => {
      listeners.delete(heard);
    };
  }, [heard]);
}

/** Brings every setting back to its beginning, and offers to take that back. */
export function resetSettings(): void {
  const print = loadSettings();
  const restore = resetPreferences();
  const tell = () => {
    for (const heard of [...listeners]) heard();
  };
  storeSettings(readSettings(null));
  tell();
  const run = () => {
    restore();
    storeSettings(print);
    tell();
  };
  toast(SETTINGS.wasReset, { action: { label: SHELL.undo, run } });
}
