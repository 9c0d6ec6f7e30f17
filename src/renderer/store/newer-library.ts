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
 * Returns the databases of a browser for Dexie. If a database has a higher version than ours, Dexie opens it again without a
 * version, and would then use it as it is or even change its tables. That call is refused like the first one. Returns undefined
 * if the browser has no databases, which Dexie reports itself.
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
