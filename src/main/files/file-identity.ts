/** Whether a path still leads to the same file or folder. */
import type { BigIntStats } from 'node:fs';
import { lstat } from 'node:fs/promises';

export interface FileIdentity {
  readonly device: bigint;
  readonly inode: bigint;
  /** Bytes, and nanoseconds since 1970 when it was last changed. */
  readonly size: bigint;
  readonly modified: bigint;
}

const readStats = (path: string): Promise<BigIntStats | undefined> =>
  lstat(path, { bigint: true }).catch(() => undefined);

const toIdentity = (stats: BigIntStats): FileIdentity => ({
  device: stats.dev,
  inode: stats.ino,
  size: stats.size,
  modified: stats.mtimeNs,
});

/** The identity of a regular file; undefined where there is none, or a link in its place. */
export async function readIdentity(path: string): Promise<FileIdentity | undefined> {
  const stats = await readStats(path);
  return stats?.isFile() === true ? toIdentity(stats) : undefined;
}

/** Whether this very file is still there, as it was. */
export async function isUnchanged(path: string, { device, inode, size, modified }: FileIdentity): Promise<boolean> {
  const current = await readIdentity(path);
  return (
    current !== undefined &&
    current.device === device &&
    current.inode === inode &&
    current.size === size &&
    current.modified === modified
  );
}

export interface FolderIdentity {
  readonly device: bigint;
  readonly inode: bigint;
}

/** The identity of a folder; undefined where there is none, or a link in its place. */
export async function readFolderIdentity(path: string): Promise<FolderIdentity | undefined> {
  const stats = await readStats(path);
  return stats?.isDirectory() === true ? { device: stats.dev, inode: stats.ino } : undefined;
}

/** Whether this very folder is still there. */
export async function isSameFolder(path: string, { device, inode }: FolderIdentity): Promise<boolean> {
  const current = await readFolderIdentity(path);
  return current !== undefined && current.device === device && current.inode === inode;
}
