import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import * as node from 'node:fs/promises';
import path from 'node:path';

/** What the journal asks of the file system. Everything rejects as Node does. Tests pass disks that lose data or are full. */
export interface JournalDisk {
  /** The files in a folder, without folders and links; none where it is not there. */
  list(folder: string): Promise<readonly FileInfo[]>;
  isFolder(path: string): Promise<boolean>;
  read(file: string): Promise<Uint8Array>;
  /** Opens a file for writing and makes it where there is none; what is in it stays. */
  open(file: string): Promise<OpenFile>;
  /** With the folders above it. */
  makeFolder(folder: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
  /** Nothing happens where there is no such file. */
  remove(file: string): Promise<void>;
  /** Names that are new in the folder have reached the disk. */
  syncFolder(folder: string): Promise<void>;
}

export interface FileInfo {
  readonly name: string;
  readonly bytes: number;
  /** When it was written last, milliseconds since 1970. */
  readonly changed: number;
}

export interface OpenFile {
  write(bytes: Uint8Array, at: number): Promise<void>;
  truncate(length: number): Promise<void>;
  /** What was written has reached the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The ending of files that are being written; one that is found at the start may be removed. */
export const PART = '.part';

/** Writes a file whole or not at all: beside the target, forced to disk, then renamed over it. */
export async function writeWhole(disk: JournalDisk, target: string, bytes: Uint8Array): Promise<void> {
  await writeChunks(disk, target, async (write) => write(bytes));
}

/** The same for what comes in chunks. */
async function writeChunks(
  disk: JournalDisk,
  target: string,
  produce: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(target);
  const beside = path.join(folder, `${randomBytes(6).toString('hex')}${PART}`);
  try {
    const file = await disk.open(beside);
    try {
      let at = 0;
      await produce(async (chunk) => {
        await file.write(chunk, at);
        at += chunk.length;
      });
      await file.sync();
    } finally {
      await file.close();
    }
    await disk.rename(beside, target);
    await disk.syncFolder(folder);
  } catch (error) {
    // Only the first error is reported.
    await disk.remove(beside).catch(() => undefined);
    throw error;
  }
}

/** The bytes of a file, or undefined where there is none. */
export async function readIfThere(disk: JournalDisk, file: string): Promise<Uint8Array | undefined> {
  try {
    return await disk.read(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

/** Undefined where the file is gone: pictures are written, and renamed, while their folder is listed. */
async function infoOf(folder: string, name: string): Promise<FileInfo | undefined> {
  try {
    const { size, mtimeMs } = await node.lstat(path.join(folder, name));
    return { name, bytes: size, changed: mtimeMs };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The disk of this machine. */
export const realDisk: JournalDisk = {
  async list(folder) {
    const entries = await node.readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    const files = entries.filter((entry) => entry.isFile());
    const listed = await Promise.all(files.map(({ name }) => infoOf(folder, name)));
    return listed.filter((info) => info !== undefined);
  },
  isFolder: (path) =>
    node.stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    ),
  read: (file) => node.readFile(file),
  async open(file) {
    const handle = await node.open(file, constants.O_RDWR | constants.O_CREAT, 0o600);
    return {
      async write(bytes, at) {
        // A nearly full disk writes a part; the next call then fails.
        for (let done = 0; done < bytes.length; ) {
          done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
        }
      },
      truncate: (length) => handle.truncate(length),
      sync: () => handle.datasync(),
      close: () => handle.close(),
    };
  },
  async makeFolder(folder) {
    await node.mkdir(folder, { recursive: true });
  },
  rename: (from, to) => node.rename(from, to),
  remove: (file) => node.rm(file, { force: true }),
  async syncFolder(folder) {
    // Windows cannot open folders, and does not need this.
    const handle = await node.open(folder, 'r').catch(() => undefined);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
  },
};
