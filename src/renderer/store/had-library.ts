import { setting } from './settings.ts';

/**
 * Whether this profile has had a library. Stored outside of its database, so that losing the database is noticed: Chromium
 * silently replaces a damaged database by an empty one.
 */
const KEY = 'rollcall.library';

export const hadLibrary = (): boolean => setting(KEY) !== null;

export function noteLibrary(): void {
  try {
    localStorage.setItem(KEY, 'kept');
  } catch (error) {
    // The library itself is there: only its loss would not be noticed without the journal.
    console.warn('The library could not be noted:', error);
  }
}
