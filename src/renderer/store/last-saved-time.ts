/** Tracks the time up to which all edits are on disk, for the message after a failure. */
import type { Library } from './library.ts';

interface FollowedLibrary {
  readonly library: Library;
  /** The time up to which everything is saved, in milliseconds since 1970. */
  lastSavedAt: number;
}

let currentlyFollowed: FollowedLibrary | undefined;

/** Starts to track when a library was last saved. */
export function followSaving(library: Library): void {
  const followed: FollowedLibrary = { library, lastSavedAt: Date.now() };
  currentlyFollowed = followed;
  let wasSaved = true;
  library.subscribeSaveState(() => {
    const isSaved = isOnDisk(library);
    // Edits up to the start of this write may be unsaved, so the moment before it is the last safe one.
    if (wasSaved && !isSaved) followed.lastSavedAt = Date.now();
    if (isSaved) followed.lastSavedAt = Date.now();
    wasSaved = isSaved;
  });
}

/** Returns the time up to which everything is saved, in milliseconds since 1970. Undefined before the library exists. */
export function getLastSavedTime(): number | undefined {
  if (currentlyFollowed === undefined) return undefined;
  return isOnDisk(currentlyFollowed.library) ? Date.now() : currentlyFollowed.lastSavedAt;
}

/** Whether all edits are in the database, even if the journal lacks some. */
function isOnDisk(library: Library): boolean {
  const { kind } = library.getSaveState();
  return (kind === 'saved' || kind === 'uncopied') && !library.isWriting();
}

/** Returns the library of this window, for a report. */
export const getFollowedLibrary = (): Library | undefined => currentlyFollowed?.library;
