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

/** Returns the permissions to create the new file with, so that no other user can read it even for a moment, or undefined for the default. */
export const getPermissions = (replaced: Stats | undefined): number | undefined =>
  replaced === undefined ? undefined : replaced.mode & PERMISSIONS;

/** Gives an open file the owner and the permissions of the file it replaces, as far as the system allows. */
export function keepPermissions(descriptor: number, replaced: Stats | undefined): void {
  if (replaced === undefined) return;
  // Only an administrator may change the owner of a file.
  attempt(() => fchownSync(descriptor, replaced.uid, replaced.gid));
  attempt(() => fchmodSync(descriptor, replaced.mode & PERMISSIONS));
}

/** Gives a new file, by its path, the owner and the permissions of the target before anything is written to it. */
export async function copyPermissions(createdPath: string, targetPath: string): Promise<void> {
  const replaced = findReplacedFile(targetPath);
  if (replaced === undefined) return;
  await chown(createdPath, replaced.uid, replaced.gid).catch(() => undefined);
  await chmod(createdPath, replaced.mode & PERMISSIONS).catch(() => undefined);
}

/** Ignores errors, since some file systems have no owners or permissions and the file should still be saved. */
function attempt(operation: () => void): void {
  try {
    operation();
  } catch {
    // The file keeps the permissions it was created with.
  }
}
