/**
 * Whether there has been a library in this profile. Kept outside of its database, so that the loss of that is noticed:
 * Chromium replaces a database that it finds damaged by an empty one, without a word.
 */
const KEY = 'rollcall.library';

export const hadLibrary = (): boolean => localStorage.getItem(KEY) !== null;

export const rememberLibrary = (): void => localStorage.setItem(KEY, 'kept');
