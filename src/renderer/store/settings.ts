/** Stores small settings of the user as text, outside the library. Other windows receive changes as `storage` events. */
import { reportFailure } from '../failures/report-failure.ts';

/** Returns the stored text, or null if there is none or the browser stores nothing for this page. */
export function readSetting(settingKey: string): string | null {
  try {
    return localStorage.getItem(settingKey);
  } catch {
    return null;
  }
}

/** Values of this window that the browser has refused to store. */
const unstoredValues = new Map<string, string>();

/** Returns a setting of this window, which survives a reload, or null if there is none. */
export function readWindowSetting(settingKey: string): string | null {
  try {
    return unstoredValues.get(settingKey) ?? sessionStorage.getItem(settingKey);
  } catch {
    return unstoredValues.get(settingKey) ?? null;
  }
}

/** Saves a setting of this window. If the browser refuses to store it, the setting is lost at the next reload. */
export function saveWindowSetting(settingKey: string, settingValue: string): void {
  try {
    sessionStorage.setItem(settingKey, settingValue);
    unstoredValues.delete(settingKey);
  } catch {
    unstoredValues.set(settingKey, settingValue);
  }
}

/** Saves a setting. A full disk is reported to the user. */
export function saveSetting(settingKey: string, settingValue: string): void {
  try {
    localStorage.setItem(settingKey, settingValue);
  } catch (error) {
    reportFailure(error, 'failures.setting');
  }
}
