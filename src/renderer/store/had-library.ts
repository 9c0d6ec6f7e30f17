/**
 * Whether there has been a library in this profile. Kept outside of its database, so that the loss of that is noticed:
 * Chromium replaces a database that it finds damaged by an empty one, silently.
 */
const KEY = 'rollcall.library';

export const hadLibrary = (): boolean => localStorage.getItem(KEY) !== null;

export function noteLibrary(): void {
  try {
    localStorage.setItem(KEY, 'kept');
  } catch (error) {
    // The library itself is there: only its loss would not be noticed without the journal.
    console.warn('The library could not be noted:', error);
  }
}
