import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import * as node from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** What the journal asks of the file system. Everything rejects as Node does. Tests pass disks that lose data or are full. */
export interface JournalDisk {
  /** Everything in a folder except links to other files; empty if there is no such folder. */
  list(folder: string): Promise<readonly FileInfo[]>;
  isFolder(path: string): Promise<boolean>;
  /** Reads a regular file. Rejects at once for a folder, pipe, socket or device, and for files over `MAX_FILE_BYTES`. */
  read(file: string): Promise<Uint8Array>;
  /** Opens a file for writing and makes it where there is none; what is in it stays. */
  open(file: string): Promise<OpenFile>;
  /** Creates a folder and its parents. A private one is for this user only; others get the permissions of new folders. */
  makeFolder(folder: string, access?: 'private'): Promise<void>;
  /** Takes other users' permissions from an existing folder and its files. Never rejects. */
  restrict(folder: string): Promise<void>;
  /** Describes the place of a folder, so that a copy elsewhere can be told from the original. */
  describeHome(folder: string): Promise<Home>;
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
  /** It isn't a file that can be read: a folder, pipe, socket, device or a link to nowhere. */
  readonly isOther?: true;
}

/** Where a profile is. Two homes are the same if either half matches; see `isSameHome`. */
export interface Home {
  /** Identifies the computer. */
  readonly machine: string;
  /** The real path of the profile. */
  readonly path: string;
  /** Identifies the folder on its disk, whatever it is called; empty if the file system can't tell. */
  readonly file: string;
}

export interface OpenFile {
  write(bytes: Uint8Array, at: number): Promise<void>;
  truncate(length: number): Promise<void>;
  /** Whether the path still leads to this file: it may have been deleted, moved or replaced meanwhile. */
  isCurrent(): Promise<boolean>;
  /** What was written has reached the disk. */
  sync(): Promise<void>;
  close(): Promise<void>;
}

/** The ending of files that are being written; one that is found at the start may be removed. */
export const PART = '.part';

/** Writes a file whole or not at all: beside the target, forced to disk, then renamed over it. */
export async function writeWhole(journalDisk: JournalDisk, target: string, bytes: Uint8Array): Promise<void> {
  await writeChunks(journalDisk, target, async (write) => write(bytes));
}

/** The same for what comes in chunks. */
async function writeChunks(
  journalDisk: JournalDisk,
  target: string,
  produce: (write: (chunk: Uint8Array) => Promise<void>) => Promise<void>,
): Promise<void> {
  const folder = path.dirname(target);
  const beside = path.join(folder, `${randomBytes(6).toString('hex')}${PART}`);
  try {
    const file = await journalDisk.open(beside);
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
    await journalDisk.rename(beside, target);
    await journalDisk.syncFolder(folder);
  } catch (error) {
    // Only the first error is reported.
    await journalDisk.remove(beside).catch(() => undefined);
    throw error;
  }
}

/** The bytes of a file, or undefined where there is none. */
export async function readIfThere(journalDisk: JournalDisk, file: string): Promise<Uint8Array | undefined> {
  try {
    return await journalDisk.read(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** The largest file that is read: Node refuses to read larger ones as a whole. */
const MAX_FILE_BYTES = 2_147_483_647;

/** Creates a private folder of the profile. A file, pipe or broken link in its place gets another name first. */
export async function makePrivateFolder(journalDisk: JournalDisk, folder: string): Promise<void> {
  try {
    await journalDisk.makeFolder(folder, 'private');
  } catch (error) {
    if (!OBSTACLES.has(codeOf(error) ?? '')) throw error;
    await journalDisk.rename(folder, unusedName(folder));
    await journalDisk.makeFolder(folder, 'private');
  }
}

/** Codes that say that something else has the name of the folder. */
const OBSTACLES: ReadonlySet<string> = new Set(['EEXIST', 'ENOTDIR', 'ELOOP', 'ENOENT']);

/** A name beside a file or folder that can't be used. Random, because an earlier one may still be there. */
export const unusedName = (file: string): string => `${file}.unusable-${randomBytes(4).toString('hex')}`;

export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | undefined)?.code;

/** Undefined for links to files of others, and if the file has gone meanwhile, as it does when pictures are written. */
async function describeEntry(folder: string, name: string): Promise<FileInfo | undefined> {
  const file = path.join(folder, name);
  try {
    const entry = await node.lstat(file);
    if (entry.isFile()) return { name, bytes: entry.size, changed: entry.mtimeMs };
    const target = entry.isSymbolicLink() ? await node.stat(file).catch(() => undefined) : undefined;
    return target?.isFile() ? undefined : { name, bytes: 0, changed: entry.mtimeMs, isOther: true };
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    return { name, bytes: 0, changed: 0, isOther: true };
  }
}

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** The disk of this machine. */
export const realDisk: JournalDisk = {
  async list(folder) {
    const names = await node.readdir(folder).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    });
    const entries = await Promise.all(names.map((name) => describeEntry(folder, name)));
    return entries.filter((entry) => entry !== undefined);
  },
  isFolder: (path) =>
    node.stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    ),
  async read(file) {
    // Without O_NONBLOCK, opening a pipe waits until somebody writes to it.
    const handle = await node.open(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stats = await handle.stat();
      if (stats.isDirectory()) throw failure('EISDIR');
      if (!stats.isFile()) throw failure('ENXIO');
      if (stats.size > MAX_FILE_BYTES) throw failure('EOVERFLOW');
      return await handle.readFile();
    } finally {
      await handle.close();
    }
  },
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
      async isCurrent() {
        const [opened, named] = await Promise.all([
          handle.stat({ bigint: true }),
          node.stat(file, { bigint: true }).catch(() => undefined),
        ]);
        return named !== undefined && opened.ino === named.ino && opened.dev === named.dev;
      },
      sync: () => handle.datasync(),
      close: () => handle.close(),
    };
  },
  async makeFolder(folder, access) {
    await node.mkdir(folder, { recursive: true, ...(access === 'private' && { mode: 0o700 }) });
  },
  async restrict(folder) {
    try {
      const stats = await node.lstat(folder);
      // A link leads to a folder that the user has chosen.
      if (!stats.isDirectory()) return;
      if ((stats.mode & 0o077) !== 0) await node.chmod(folder, 0o700);
      for (const entry of await node.readdir(folder, { withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = path.join(folder, entry.name);
        if (((await node.lstat(file)).mode & 0o077) !== 0) await node.chmod(file, 0o600);
      }
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') console.warn('The permissions of a folder could not be changed:', error);
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
  rename: (from, to) => node.rename(from, to),
  remove: (file) => node.rm(file, { force: true }),
  async syncFolder(folder) {
    // Windows cannot open folders, and does not need this.
    const handle = await node.open(folder, 'r').catch(() => undefined);
    await handle?.sync().catch(() => undefined);
    await handle?.close();
  },
};
