import path from 'node:path';
import type { FileInfo, Home, JournalDisk, OpenFile } from '../../../src/main/journal/disk.ts';

interface StoredFile {
  bytes: Uint8Array;
  /** The content after a power cut. */
  synced: Uint8Array;
}

/** The error of a broken path. */
export interface BrokenPath {
  readonly code: string;
  /** Whether the path is not a file: a folder, pipe, socket or dangling link. */
  readonly isOther?: true;
}

const createError = (errorCode: string): Error => Object.assign(new Error(errorCode), { code: errorCode });

/** Simulates a disk that knows what a power cut would leave, and can be full. */
export class MemoryDisk implements JournalDisk {
  /** Files by path. */
  readonly files = new Map<string, StoredFile>();
  /** The file names that a power cut leaves. */
  #names = new Map<string, StoredFile>();
  /** Time of the last change of all files. */
  changed = 1_790_000_000_000;
  /** Number of operations so far. */
  stepCount = 0;
  /** Whether the first error is the end: no later operation changes anything. */
  failsForGood = false;
  #isDead = false;
  /** Runs before each operation and may throw its error. A write that fails has written half of its bytes. */
  beforeStep: (stepNumber: number, operation: string, filePath: string) => void = () => undefined;

  /** Returns the disk as it is after a power cut. `unsyncedFraction` is the fraction of the unsynced bytes that survives. */
  copyAfterPowerCut(unsyncedFraction = 0): MemoryDisk {
    const newDisk = new MemoryDisk();
    for (const [filePath, storedFile] of this.#names) {
      const unsyncedLength = Math.max(0, storedFile.bytes.length - storedFile.synced.length);
      const fileBytes =
        unsyncedFraction === 0
          ? storedFile.synced
          : storedFile.bytes.slice(0, storedFile.synced.length + Math.round(unsyncedLength * unsyncedFraction));
      newDisk.put(filePath, fileBytes);
    }
    return newDisk;
  }

  /** Returns a copy, for another start after a kill. */
  copy(): MemoryDisk {
    const newDisk = new MemoryDisk();
    for (const [filePath, { bytes }] of this.files) newDisk.put(filePath, bytes);
    return newDisk;
  }

  put(filePath: string, fileBytes: Uint8Array): void {
    const storedFile = { bytes: fileBytes.slice(), synced: fileBytes.slice() };
    this.files.set(filePath, storedFile);
    this.#names.set(filePath, storedFile);
  }

  /** Paths that fail with an error: unreadable files and folders, and paths that are not files at all. */
  readonly brokenPaths = new Map<string, BrokenPath>();
  /** Location of the disk; a copied profile has another one. */
  home: Home = { machine: 'desk', path: '/profile', file: '1' };

  async describeHome(): Promise<Home> {
    return this.home;
  }

  async restrict(): Promise<void> {}

  #check(filePath: string): void {
    for (const [brokenPath, { code }] of this.brokenPaths)
      if (filePath === brokenPath || filePath.startsWith(`${brokenPath}/`)) throw createError(code);
  }

  async list(folderPath: string): Promise<FileInfo[]> {
    this.#check(folderPath);
    const brokenFiles = [...this.brokenPaths].flatMap(([filePath, { isOther }]) =>
      path.dirname(filePath) === folderPath && isOther
        ? [{ name: path.basename(filePath), bytes: 0, modifiedAt: this.changed, isUnreadable: true as const }]
        : [],
    );
    const brokenNames = new Set(brokenFiles.map(({ name }) => name));
    return [...brokenFiles, ...this.#filesIn(folderPath).filter(({ name }) => !brokenNames.has(name))];
  }

  #filesIn(folderPath: string): FileInfo[] {
    return [...this.files]
      .filter(([filePath]) => path.dirname(filePath) === folderPath)
      .map(([filePath, { bytes }]) => ({
        name: path.basename(filePath),
        bytes: bytes.length,
        modifiedAt: this.changed,
      }));
  }

  /** Folders that do not exist. */
  readonly missingFolders = new Set<string>();

  async isFolder(filePath: string): Promise<boolean> {
    return !this.missingFolders.has(filePath);
  }

  async read(filePath: string): Promise<Uint8Array> {
    this.#check(filePath);
    const storedFile = this.files.get(filePath);
    if (storedFile === undefined) throw createError('ENOENT');
    return storedFile.bytes.slice();
  }

  async open(filePath: string): Promise<OpenFile> {
    this.#step('open', filePath);
    this.#check(filePath);
    const storedFile = this.files.get(filePath) ?? { bytes: new Uint8Array(), synced: new Uint8Array() };
    this.files.set(filePath, storedFile);
    return {
      write: async (fileBytes, position) => {
        try {
          this.#step('write', filePath);
        } catch (error) {
          if (!this.#isDead) this.#write(storedFile, fileBytes.subarray(0, fileBytes.length >> 1), position);
          this.#isDead = this.failsForGood;
          throw error;
        }
        this.#write(storedFile, fileBytes, position);
      },
      truncate: async (length) => {
        this.#step('truncate', filePath);
        storedFile.bytes = storedFile.bytes.slice(0, length);
      },
      isCurrent: async () => this.files.get(filePath) === storedFile,
      sync: async () => {
        this.#step('sync', filePath);
        storedFile.synced = storedFile.bytes.slice();
      },
      close: async () => undefined,
    };
  }

  async makeFolder(folderPath: string): Promise<void> {
    const existingEntry = this.brokenPaths.get(folderPath);
    if (existingEntry?.isOther) throw createError(existingEntry.code === 'ENOENT' ? 'ENOENT' : 'EEXIST');
  }

  async rename(oldPath: string, newPath: string): Promise<void> {
    this.#step('rename', newPath);
    if (this.brokenPaths.get(newPath)?.code === 'EISDIR') throw createError('EISDIR');
    const brokenEntry = this.brokenPaths.get(oldPath);
    this.brokenPaths.delete(newPath);
    if (brokenEntry !== undefined) {
      this.brokenPaths.delete(oldPath);
      this.brokenPaths.set(newPath, brokenEntry);
    }
    const containedFiles = [...this.files].filter(([filePath]) => filePath.startsWith(`${oldPath}/`));
    for (const [filePath, movedFile] of containedFiles) {
      this.files.delete(filePath);
      this.files.set(newPath + filePath.slice(oldPath.length), movedFile);
    }
    if (brokenEntry !== undefined || containedFiles.length > 0) return;
    const storedFile = this.files.get(oldPath);
    if (storedFile === undefined) throw createError('ENOENT');
    this.files.delete(oldPath);
    this.files.set(newPath, storedFile);
  }

  async remove(filePath: string): Promise<void> {
    this.#step('remove', filePath);
    if (this.brokenPaths.get(filePath)?.code === 'EISDIR') throw createError('EISDIR');
    this.brokenPaths.delete(filePath);
    this.files.delete(filePath);
  }

  async syncFolder(folderPath: string): Promise<void> {
    this.#step('syncFolder', folderPath);
    const isInFolder = ([filePath]: [string, StoredFile]) => path.dirname(filePath) === folderPath;
    this.#names = new Map([
      ...[...this.#names].filter((nameEntry) => !isInFolder(nameEntry)),
      ...[...this.files].filter(isInFolder),
    ]);
  }

  #step(operation: string, filePath: string): void {
    try {
      this.beforeStep(this.stepCount++, operation, filePath);
    } catch (error) {
      // A failing write first writes half of its bytes.
      if (operation !== 'write') this.#isDead = this.failsForGood;
      throw error;
    }
  }

  #write(storedFile: StoredFile, fileBytes: Uint8Array, position: number): void {
    const extendedBytes = new Uint8Array(Math.max(storedFile.bytes.length, position + fileBytes.length));
    extendedBytes.set(storedFile.bytes);
    extendedBytes.set(fileBytes, position);
    storedFile.bytes = extendedBytes;
  }
}

export const throwDiskFull = (): never => {
  throw createError('ENOSPC');
};
