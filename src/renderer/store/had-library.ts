import { readSetting } from './settings.ts';

/**
 * The setting that records that this profile has had a library. It is stored outside the database, so that a lost database is noticed:
 * Chromium silently replaces a damaged database with an empty one.
 */
const STORAGE_KEY = 'rollcall.library';

export const hadLibrary = (): boolean => readSetting(STORAGE_KEY) !== null;

export function recordLibrary(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'kept');
  } catch (error) {
    // The library still works. But if there is no journal either, a loss of the database will not be noticed.
    console.warn('The library could not be noted:', error);
  }
}
