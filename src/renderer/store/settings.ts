/** Small settings of the user, stored beside the library as text. Other windows get changes as `storage` events. */
import { reportFailure } from '../failures/report-failure.ts';

/** The stored text; null where there is none, or where the browser stores nothing for this page. */
export function setting(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Values of this window that the browser refuses to store. */
const unstored = new Map<string, string>();

/** A value that this window keeps over a reload; null where there is none. */
export function windowSetting(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return unstored.get(key) ?? null;
  }
}

/** Keeps a value for this window; where the browser refuses to store it, until the page is loaded again. */
export function keepWindowSetting(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

/** Keeps a choice. A full disk is reported; until the window is closed the choice holds all the same. */
export function keepSetting(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch (error) {
    reportFailure(error, 'failures.setting');
  }
}
