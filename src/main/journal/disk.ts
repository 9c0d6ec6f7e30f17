import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import * as node from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** The file operations that the journal needs. They reject with the errors of Node. Tests pass disks that lose data or are full. */
export interface JournalDisk {
  /** Lists everything in a folder except links to regular files. The list is empty if the folder doesn't exist. */
  list(folder: string): Promise<readonly FileInfo[]>;
  isFolder(folderPath: string): Promise<boolean>;
  /** Reads a regular file. Rejects at once for a folder, pipe, socket or device, and for files over `MAX_FILE_BYTES`. */
  read(filePath: string): Promise<Uint8Array>;
  /** Opens a file for writing without changing its content. Creates a missing file. */
  open(filePath: string): Promise<OpenFile>;
  /** Creates a folder and its parents. Only this user may read a private folder. Any other folder has the default permissions. */
  makeFolder(folder: string, access?: 'private'): Promise<void>;
  /** Removes other users' permissions from an existing folder and its files. Never rejects. */
  restrict(folder: string): Promise<void>;
  /** Describes the place of a folder, which distinguishes the original from a copy. */
  describeHome(folder: string): Promise<Home>;
  rename(oldPath: string, newPath: string): Promise<void>;
  /** Removes a file. Does nothing if the file doesn't exist. */
  remove(filePath: string): Promise<void>;
  /** Resolves when new file names in the folder have reached the disk. */
  syncFolder(folder: string): Promise<void>;
}

export interface FileInfo {
  readonly name: string;
  readonly bytes: number;
  /** Time of the last change, in milliseconds since 1970. */
  readonly modifiedAt: number;
  /** Present if this isn't a readable regular file but, for example, a folder, pipe, socket, device or broken link. */
  readonly isUnreadable?: true;
}

/** The place of a profile. Two homes are the same if either the path on the computer or the file number matches; see `isSameHome`. */
export interface Home {
  /** Identifies the computer. */
  readonly machine: string;
  /** The real path of the profile. */
  readonly path: string;
  /** Identifies the folder on its disk independent of its name. Empty if the file system has no such number. */
  readonly file: string;
}

export interface OpenFile {
  write(bytes: Uint8Array, position: number): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Whether the path still leads to this file, which may have been deleted, moved or replaced. */
  isCurrent(): Promise<boolean>;
  /** Resolves when the written bytes have reached the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The extension of files that are still being written. A crash may leave such files behind; the next snapshot task removes them.
 */
export const PART_EXTENSION = '.part';

/** Writes a file completely or not at all: writes a temporary file in the same folder, syncs it, and renames it to the target. */
export async function writeAtomically(journalDisk: JournalDisk, targetPath: string, bytes: Uint8Array): Promise<void> {
  await writeChunks(journalDisk, targetPath, async (write) => write(bytes));
}

/** Writes a file like `writeAtomically`, from chunks that `produce` writes in order. */
async function writeChunks(
  journalDisk: JournalDisk,
  targetPath: string,
  produce: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(targetPath);
  const temporaryPath = path.join(folder, `${randomBytes(6).toString('hex')}${PART_EXTENSION}`);
  try {
    const openFile = await journalDisk.open(temporaryPath);
    try {
      let position = 0;
      await produce(async (chunk) => {
        await openFile.write(chunk, position);
        position += chunk.length;
      });
      await openFile.sync();
    } finally {
      await openFile.close();
    }
    await journalDisk.rename(temporaryPath, targetPath);
    await journalDisk.syncFolder(folder);
  } catch (error) {
    // Only the first error is reported.
    await journalDisk.remove(temporaryPath).catch(() => undefined);
    throw error;
  }
}

/** Returns the bytes of a file, or undefined if the file doesn't exist. */
export async function readIfExists(journalDisk: JournalDisk, filePath: string): Promise<Uint8Array | undefined> {
  try {
    return await journalDisk.read(filePath);
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The size of the largest file that Node can read in one call. */
const MAX_FILE_BYTES = 2_147_483_647;

/** Creates a private folder of the profile. If a file, pipe or broken link has the name of the folder, renames it. */
export async function makePrivateFolder(journalDisk: JournalDisk, folder: string): Promise<void> {
  try {
    await journalDisk.makeFolder(folder, 'private');
  } catch (error) {
    if (!OBSTACLE_CODES.has(getErrorCode(error) ?? '')) throw error;
    await journalDisk.rename(folder, createQuarantineName(folder));
    await journalDisk.makeFolder(folder, 'private');
  }
}

/** Error codes for a folder whose name is already used by something else. `ENOENT` is the code for a broken link. */
const OBSTACLE_CODES: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'ELOOP', 'ENOENT']);

/** Returns a new name for an unusable file or folder. The name is random, since an earlier quarantined file may still exist. */
export const createQuarantineName = (filePath: string): string =>
  `${filePath}.unusable-${randomBytes(4).toString('hex')}`;

export const getErrorCode = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

/** Returns undefined for links to regular files, and for files that no longer exist, such as temporary files. */
async function describeEntry(folder: string, entryName: string): Promise<FileInfo | undefined> {
  const entryPath = path.join(folder, entryName);
  try {
    const entryStats = await node.lstat(entryPath);
    if (entryStats.isFile()) return { name: entryName, bytes: entryStats.size, modifiedAt: entryStats.mtimeMs };
    const targetStats = entryStats.isSymbolicLink() ? await node.stat(entryPath).catch(() => undefined) : undefined;
    return targetStats?.isFile()
      ? undefined
      : { name: entryName, bytes: 0, modifiedAt: entryStats.mtimeMs, isUnreadable: true };
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined;
    return { name: entryName, bytes: 0, modifiedAt: 0, isUnreadable: true };
  }
}

const createSystemError = (errorCode: string): Error => Object.assign(new Error(errorCode), { code: errorCode });

/** The real file system of this computer. */
export const realDisk: JournalDisk = {
  async list(folder) {
    const entryNames = await node.readdir(folder).catch((error: unknown) => {
      if (getErrorCode(error) === 'ENOENT') return [];
      throw error;
    });
    const fileInfos = await Promise.all(entryNames.map((entryName) => describeEntry(folder, entryName)));
    return fileInfos.filter((fileInfo) => fileInfo !== undefined);
  },
  isFolder: (folderPath) =>
    node.stat(folderPath).then(
      (stats) => stats.isDirectory(),
      () => false,
    ),
  async read(filePath) {
    // Without O_NONBLOCK, opening a pipe waits until another program writes to it.
    const fileHandle = await node.open(filePath, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await fileHandle.stat();
      if (stats.isDirectory()) throw createSystemError('EISDIR');
      if (!stats.isFile()) throw createSystemError('ENXIO');
      if (stats.size > MAX_FILE_BYTES) throw createSystemError('EOVERFLOW');
      return await fileHandle.readFile();
    } finally {
      await fileHandle.close();
    }
  },
  async open(filePath) {
    const fileHandle = await node.open(filePath, constants.O_RDWR | constants.O_CREAT, 0o600);
    return {
      async write(bytes, position) {
        // A nearly full disk writes only some of the bytes, and the next call fails.
        for (let writtenBytes = 0; writtenBytes < bytes.length; ) {
          writtenBytes += (
            await fileHandle.write(bytes, writtenBytes, bytes.length - writtenBytes, position + writtenBytes)
          ).bytesWritten;
        }
      },
      truncate: (length) => fileHandle.truncate(length),
      async isCurrent() {
        const [openedStats, currentStats] = await Promise.all([
          fileHandle.stat({ bigint: true }),
          node.stat(filePath, { bigint: true }).catch(() => undefined),
        ]);
        return (
          currentStats !== undefined && openedStats.ino === currentStats.ino && openedStats.dev === currentStats.dev
        );
      },
      sync: () => fileHandle.datasync(),
      close: () => fileHandle.close(),
    };
  },
  async makeFolder(folder, access) {
    await node.mkdir(folder, { recursive: true, ...(access === 'private' && { mode: 0o700 }) });
  },
  async restrict(folder) {
    try {
      const stats = await node.lstat(folder);
      // A link leads to a folder that the user has chosen, so its permissions stay unchanged.
      if (!stats.isDirectory()) return;
      if ((stats.mode & 0o077) !== 0) await node.chmod(folder, 0o700);
      for (const entry of await node.readdir(folder, { withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const filePath = path.join(folder, entry.name);
        if (((await node.lstat(filePath)).mode & 0o077) !== 0) await node.chmod(filePath, 0o600);
      }
    } catch (error) {
      if (getErrorCode(error) !== 'ENOENT') console.warn('The permissions of a folder could not be changed:', error);
    }
  },
  async describeHome(folder) {
    const machine = await node.readFile('/etc/machine-id', 'utf8').catch(() => '');
    const stats = await node.stat(folder, { bigint: true }).catch(() => undefined);
    return {
      machine: machine.trim() || hostname(),
      path: await node.realpath(folder).catch(() => path.resolve(folder)),
      file: stats === undefined || stats.ino === 0n ? '' : `${stats.ino}-${stats.birthtimeMs}`,
    };
  },
  rename: (oldPath, newPath) => node.rename(oldPath, newPath),
  remove: (filePath) => node.rm(filePath, { force: true }),
  async syncFolder(folder) {
    // Windows can't open folders and doesn't need this.
    const folderHandle = await node.open(folder, 'r').catch(() => undefined);
    await folderHandle?.sync().catch(() => undefined);
    await folderHandle?.close();
  },
};
