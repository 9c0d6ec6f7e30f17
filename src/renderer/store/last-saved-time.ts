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
    // The first unsaved edit has just been made. Everything before it is on disk.
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

/** Whether the database has all edits. The journal may lack some of them. */
function isOnDisk(library: Library): boolean {
  const { kind } = library.getSaveState();
  return (kind === 'saved' || kind === 'uncopied') && !library.isWriting();
}

/** Returns the library of this window, for a report. */
export const getFollowedLibrary = (): Library | undefined => currentlyFollowed?.library;
