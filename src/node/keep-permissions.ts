/** Copies the permissions and the owner of a file to the file that replaces it. */
import { fchmodSync, fchownSync, lstatSync, type Stats } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';

/** The permission bits for reading, writing and running. The set-user-ID and set-group-ID bits are never copied. */
const PERMISSIONS = 0o777;

/** Returns the stats of the regular file at this path, or undefined. Does not follow links. */
export function findReplacedFile(targetPath: string): Stats | undefined {
  try {
    const stats = lstatSync(targetPath);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the permissions of the replaced file, or undefined without one. A new file is created with them, so that no other user can
 * read it even for a moment.
 */
export const getPermissions = (replacedStats: Stats | undefined): number | undefined =>
  replacedStats === undefined ? undefined : replacedStats.mode & PERMISSIONS;

/** Gives an open file the owner and the permissions of the file it replaces, as far as the system allows. */
export function keepPermissions(descriptor: number, replacedStats: Stats | undefined): void {
  if (replacedStats === undefined) return;
  // Only an administrator may change the owner of a file.
  attempt(() => fchownSync(descriptor, replacedStats.uid, replacedStats.gid));
  attempt(() => fchmodSync(descriptor, replacedStats.mode & PERMISSIONS));
}

/** Gives a new file, by its path, the owner and the permissions of the target before anything is written to it. */
export async function copyPermissions(createdPath: string, targetPath: string): Promise<void> {
  const replacedStats = findReplacedFile(targetPath);
  if (replacedStats === undefined) return;
  await chown(createdPath, replacedStats.uid, replacedStats.gid).catch(() => undefined);
  await chmod(createdPath, replacedStats.mode & PERMISSIONS).catch(() => undefined);
}

/** Ignores errors, since some file systems have no owners or permissions and the file should still be saved. */
function attempt(operation: () => void): void {
  try {
    operation();
  } catch {
    // The file keeps the permissions it was created with.
  }
}
