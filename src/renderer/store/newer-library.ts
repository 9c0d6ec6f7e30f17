/** A library that a newer Rollcall has used is not opened: this one would read it wrongly, and write what the newer one cannot read. */

/** Thrown where the journal was written by a newer Rollcall. */
export class NewerLibraryError extends Error {
  override readonly name = 'NewerLibraryError';
}

/** Whether an error says that a newer Rollcall has used the library: its database has a higher version, or its journal a newer format. */
export function isNewerLibrary(error: unknown): boolean {
  const errors = [error, (error as { inner?: unknown } | undefined)?.inner];
  return errors.some((each) => NAMES.includes((each as Error | undefined)?.name ?? ''));
}

const NAMES = ['NewerLibraryError', 'VersionError'];

/**
 * Returns the databases of a browser for Dexie. When a database has a higher version than ours, Dexie asks for it again without a
 * version and would then use it as it is or even change its tables: that call is refused like the first one. Returns undefined
 * where the browser has no databases, which Dexie reports itself.
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
