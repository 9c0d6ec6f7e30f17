/** Stores small settings of the user as text, outside the library. Other windows receive changes as `storage` events. */
import { reportFailure } from '../failures/report-failure.ts';

/** Returns the stored text, or null if there is none or the browser stores nothing for this page. */
export function readSetting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Values of this window that the browser has refused to store. */
const unstoredValues = new Map<string, string>();

/** Returns a setting of this window, which survives a reload, or null if there is none. */
export function readWindowSetting(key: string): string | null {
  try {
    return unstoredValues.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return unstoredValues.get(key) ?? null;
  }
}

/** Saves a setting of this window. If the browser refuses to store it, the setting is lost at the next reload. */
export function saveWindowSetting(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    unstoredValues.delete(key);
  } catch {
    unstoredValues.set(key, value);
  }
}

/** Saves a setting. A full disk is reported to the user. */
export function saveSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    reportFailure(error, 'failures.setting');
  }
}
