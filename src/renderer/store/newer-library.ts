/**
 * Refuses to open a library that a newer Rollcall has used. This version would misread it, and write data that the newer one cannot
 * read.
 */

/** An error for a journal that a newer Rollcall has written. */
export class NewerLibraryError extends Error {
  override readonly name = 'NewerLibraryError';
}

/**
 * Whether an error means that a newer Rollcall has used the library: its database has a higher version, or its journal has a newer
 * format.
 */
export function isNewerLibrary(error: unknown): boolean {
  const errors = [error, (error as { inner?: unknown } | undefined)?.inner];
  return errors.some((candidate) => NEWER_ERROR_NAMES.includes((candidate as Error | undefined)?.name ?? ''));
}

const NEWER_ERROR_NAMES = ['NewerLibraryError', 'VersionError'];

/**
 * Wraps the browser's databases for Dexie, and refuses to open one without a version. If a database has a higher version than
 * ours, Dexie tries that as its second attempt, and would use or even change tables that it does not know. Returns undefined if
 * the browser has no databases; Dexie itself reports that.
 */
export function refuseNewer(databases: IDBFactory | undefined): IDBFactory | undefined {
  if (databases === undefined) return undefined;
  return {
    open(name, version) {
      if (version === undefined) throw new DOMException('The database has a higher version.', 'VersionError');
      return databases.open(name, version);
    },
    deleteDatabase: (name) => databases.deleteDatabase(name),
    databases: () => databases.databases(),
    cmp: (first, second) => databases.cmp(first, second),
  };
}
