/** Checks whether a path still leads to the same file or folder. */
import type { BigIntStats } from 'node:fs';
import { lstat } from 'node:fs/promises';

export interface FileIdentity {
  readonly device: bigint;
  readonly inode: bigint;
  /** In bytes. */
  readonly size: bigint;
  /** Time of the last change, in nanoseconds since 1970. */
  readonly modified: bigint;
}

const readStats = (filePath: string): Promise<BigIntStats | undefined> =>
  lstat(filePath, { bigint: true }).catch(() => undefined);

const toIdentity = (stats: BigIntStats): FileIdentity => ({
  device: stats.dev,
  inode: stats.ino,
  size: stats.size,
  modified: stats.mtimeNs,
});

/** Reads the identity of a regular file. Returns undefined for a missing file, a link or anything else. */
export async function readIdentity(filePath: string): Promise<FileIdentity | undefined> {
  const stats = await readStats(filePath);
  return stats?.isFile() === true ? toIdentity(stats) : undefined;
}

/** Whether the path still leads to this file and its content is unchanged. */
export async function isUnchanged(filePath: string, { device, inode, size, modified }: FileIdentity): Promise<boolean> {
  const currentIdentity = await readIdentity(filePath);
  return (
    currentIdentity !== undefined &&
    currentIdentity.device === device &&
    currentIdentity.inode === inode &&
    currentIdentity.size === size &&
    currentIdentity.modified === modified
  );
}

export interface FolderIdentity {
  readonly device: bigint;
  readonly inode: bigint;
}

/** Reads the identity of a folder. Returns undefined for a missing folder, a link or anything else. */
export async function readFolderIdentity(folderPath: string): Promise<FolderIdentity | undefined> {
  const stats = await readStats(folderPath);
  return stats?.isDirectory() === true ? { device: stats.dev, inode: stats.ino } : undefined;
}

/** Whether the path still leads to this folder. */
export async function isSameFolder(folderPath: string, { device, inode }: FolderIdentity): Promise<boolean> {
  const currentIdentity = await readFolderIdentity(folderPath);
  return currentIdentity !== undefined && currentIdentity.device === device && currentIdentity.inode === inode;
}
