/** Up to when everything is on disk, for what is said when something fails. */
import type { Library } from './library.ts';

interface Followed {
  readonly library: Library;
  at: number;
}

let followed: Followed | undefined;

/** Follows when a library was saved last. */
export function followSaving(library: Library): void {
  const now: Followed = { library, at: Date.now() };
  followed = now;
  let wasSaved = true;
  library.subscribeSaveState(() => {
    const isSaved = isOnDisk(library);
    // What was typed until the write began is not known so exactly: the moment before it is safe to say.
    if (wasSaved && !isSaved) now.at = Date.now();
    if (isSaved) now.at = Date.now();
    wasSaved = isSaved;
  });
}

/** In milliseconds since 1970; undefined before there is a library. */
export function savedUntil(): number | undefined {
  if (followed === undefined) return undefined;
  return isOnDisk(followed.library) ? Date.now() : followed.at;
}

/** Whether the library has everything, even if the journal lacks it. */
function isOnDisk(library: Library): boolean {
  const { kind } = library.saveState();
  return (kind === 'saved' || kind === 'uncopied') && !library.isWriting();
}

/** The library of this window, for a report. */
export const followedLibrary = (): Library | undefined => followed?.library;
