/** Permissions and owner of a file that is about to be replaced, for the file that takes its place. */
import { fchmodSync, fchownSync, lstatSync, type Stats } from 'node:fs';
import { chmod, chown } from 'node:fs/promises';

/** What `chmod` sets: reading, writing and running. A file of ours never runs as somebody else. */
const PERMISSIONS = 0o777;

/** The regular file at this path, or undefined. Links are not followed. */
export function findReplacedFile(target: string): Stats | undefined {
  try {
    const stats = lstatSync(target);
    return stats.isFile() ? stats : undefined;
  } catch {
    return undefined;
  }
}

/** The permissions to create the new file with, so that nobody else can read it even for a moment; undefined = as usual. */
export const getPermissions = (replaced: Stats | undefined): number | undefined =>
  replaced === undefined ? undefined : replaced.mode & PERMISSIONS;

/** Gives an open file the owner and the permissions of the one it replaces, as far as the system allows. */
export function keepPermissions(descriptor: number, replaced: Stats | undefined): void {
  if (replaced === undefined) return;
  // Only the administrator may give files away.
  attempt(() => fchownSync(descriptor, replaced.uid, replaced.gid));
  attempt(() => fchmodSync(descriptor, replaced.mode & PERMISSIONS));
}

/** The same for a new file by its path, before anything is written to it. */
export async function copyPermissions(created: string, target: string): Promise<void> {
  const replaced = findReplacedFile(target);
  if (replaced === undefined) return;
  await chown(created, replaced.uid, replaced.gid).catch(() => undefined);
  await chmod(created, replaced.mode & PERMISSIONS).catch(() => undefined);
}

/** Some file systems know no owners or permissions, which is no reason not to save. */
function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The file stays as it was created.
  }
}
