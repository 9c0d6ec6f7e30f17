/**
 * Writes output files completely or not at all, and all files of a command or none. Nothing is overwritten unless the
 * user asks for it.
 */
import { randomBytes } from 'node:crypto';
import * as node from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { findReplacedFile, getPermissions, keepPermissions } from '../../node/keep-permissions.ts';
import { formatWriteFault } from '../../shared/texts/disk-messages.ts';
import { Failure } from '../failure.ts';
import { cleanUpOnSignal } from './clean-up-on-signal.ts';
import { isInput, isSameFile } from './inputs.ts';
import { OutputPaths } from './output-paths.ts';

/** File system functions. Tests pass a disk that is full. */
export type Disk = Pick<
  typeof node,
  | 'closeSync'
  | 'fsyncSync'
  | 'linkSync'
  | 'lstatSync'
  | 'mkdirSync'
  | 'openSync'
  | 'renameSync'
  | 'rmSync'
  | 'writeSync'
>;

/** Throws a Failure for an output that would replace an input of the command, even with --force. */
export function rejectInputAsOutput(target: string, inputPaths: readonly string[] = []): void {
  const resolvedTarget = resolve(target);
  if (
    isInput(target) ||
    inputPaths.some((inputPath) => resolve(inputPath) === resolvedTarget || isSameFile(inputPath, target))
  )
    throw new Failure((translate) => translate('cli.write.isInput'), target);
}

/**
 * Throws a Failure for outputs that would be the same file, also on a disk that ignores case. Commands check this before
 * they draw too, because drawing may take minutes.
 */
export function rejectDuplicateOutputs(targets: readonly string[]): void {
  const outputPaths = new OutputPaths();
  for (const target of targets) rejectReplacing(target, outputPaths.claim(target));
}

function rejectReplacing(target: string, replacedTarget: string | undefined): void {
  if (replacedTarget === undefined) return;
  if (resolve(replacedTarget) === resolve(target))
    throw new Failure((translate) => translate('cli.write.writtenTwice'), target);
  throw new Failure((translate) => translate('cli.write.maybeSameFile', { file: replacedTarget }), target);
}

/**
 * Throws a Failure for an existing output without --force. Commands check this before they draw too, because drawing may
 * take minutes.
 */
export function rejectExistingOutput(target: string, force: boolean): void {
  rejectFileAsFolder(target);
  const existingEntry = node.lstatSync(target, { throwIfNoEntry: false });
  if (existingEntry === undefined) {
    if (endsLikeFolder(target)) throw new Failure((translate) => translate('cli.write.folderName'), target);
    return;
  }
  const existingFile = existingEntry.isSymbolicLink() ? statFile(target) : existingEntry;
  if (existingFile?.isDirectory()) throw new Failure((translate) => translate('cli.write.isFolder'), target);
  if (existingFile?.isFIFO()) throw new Failure((translate) => translate('cli.write.isPipe'), target);
  if (existingFile && !existingFile.isFile()) throw new Failure((translate) => translate('cli.write.isDevice'), target);
  if (!force) throw createExistsFailure(target);
}

/** Throws a Failure for a link, because its target may be anywhere, also outside the named folder. */
function rejectLink(target: string): void {
  if (node.lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Failure((translate) => translate('cli.write.isLink'), target);
}

const endsLikeFolder = (target: string): boolean => target.endsWith('/') || target.endsWith(sep);

/** Throws a Failure if a file exists where the target's folder should be. */
function rejectFileAsFolder(target: string): void {
  let folder = dirname(resolve(target));
  while (statFile(folder) === undefined && dirname(folder) !== folder) folder = dirname(folder);
  if (statFile(folder)?.isDirectory() === false)
    throw new Failure(
      (translate) => translate('cli.write.failed', { reason: formatWriteFault(translate, 'ENOTDIR') }),
      target,
    );
}

function statFile(filePath: string): node.Stats | undefined {
  try {
    return node.statSync(filePath);
  } catch {
    return undefined;
  }
}

/** Writes one file (see `WriteBatch`). */
export function writeFileAtomically(target: string, bytes: Uint8Array, force: boolean): void {
  writeFilesAtomically([{ target, bytes, force }]);
}

export interface Output {
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly force: boolean;
}

/** Writes several files that would be misleading without each other (see `WriteBatch`). */
export function writeFilesAtomically(outputs: readonly Output[], disk: Disk = node): void {
  const batch = new WriteBatch(disk);
  try {
    for (const output of outputs) batch.add(output);
    batch.commit();
  } finally {
    batch.close();
  }
}

interface StagedFile {
  readonly target: string;
  readonly temporaryPath: string;
  readonly force: boolean;
}
interface PlacedFile {
  readonly target: string;
  /** The second name of the file that was at the target before. */
  readonly backupPath?: string;
}

/**
 * Writes files that appear together. Each one is first written and flushed next to its target, and only when all are
 * complete are they renamed to their targets. If that fails, the previous files are restored. A failed write throws a
 * Failure that says what failed and why. The caller must call `close` at the end; until then, a signal removes unfinished
 * files.
 */
export class WriteBatch {
  readonly #stagedFiles: StagedFile[] = [];
  readonly #outputPaths = new OutputPaths();
  readonly #createdFolders: string[] = [];
  readonly #disk: Disk;
  readonly #stopSignalCleanUp: () => void;

  constructor(disk: Disk = node) {
    this.#disk = disk;
    this.#stopSignalCleanUp = cleanUpOnSignal(() => this.#removeTemporaryFiles());
  }

  /** Adds a file. Throws a Failure for an existing target without `force`, and always for an input of the command. */
  add({ target, bytes, force }: Output): void {
    const temporaryPath = this.#stageFile(target, force);
    this.#withWriteFailures(target, () => {
      const fileHandle = this.#openTemporaryFile(temporaryPath, target);
      try {
        this.#writeBytes(fileHandle, bytes);
        this.#disk.fsyncSync(fileHandle);
      } finally {
        this.#disk.closeSync(fileHandle);
      }
    });
  }

  /** Adds a file that is written in chunks. Errors of `writeContent` are passed on. */
  async addInChunks(
    { target, force }: Omit<Output, 'bytes'>,
    writeContent: (write: (bytes: Uint8Array) => void) => Promise<void>,
  ): Promise<void> {
    const temporaryPath = this.#stageFile(target, force);
    const fileHandle = this.#withWriteFailures(target, () => this.#openTemporaryFile(temporaryPath, target));
    try {
      await writeContent((bytes) => this.#withWriteFailures(target, () => this.#writeBytes(fileHandle, bytes)));
      this.#withWriteFailures(target, () => this.#disk.fsyncSync(fileHandle));
    } finally {
      this.#disk.closeSync(fileHandle);
    }
  }

  #stageFile(target: string, force: boolean): string {
    rejectReplacing(target, this.#outputPaths.claim(target));
    rejectInputAsOutput(target);
    rejectExistingOutput(target, force);
    rejectLink(target);
    const temporaryPath = join(dirname(target), `.rollcall-${randomBytes(6).toString('hex')}.part`);
    this.#stagedFiles.push({ target, temporaryPath, force });
    this.#withWriteFailures(target, () => this.#createFolder(dirname(target)));
    return temporaryPath;
  }

  /** Moves all files to their targets. */
  commit(): void {
    const placedFiles: PlacedFile[] = [];
    for (const [index, stagedFile] of this.#stagedFiles.entries()) {
      try {
        // No other file follows the last one, so the file that it replaces never has to be restored.
        const backupPath = index < this.#stagedFiles.length - 1 ? this.#backUp(stagedFile) : undefined;
        placedFiles.push({ target: stagedFile.target, ...(backupPath === undefined ? {} : { backupPath }) });
        this.#moveToTarget(stagedFile);
      } catch (error) {
        const { target } = stagedFile;
        // If there is no backup of the failed file, its target is unchanged and must not be removed.
        const lastPlaced = placedFiles.at(-1);
        if (lastPlaced?.target === target && lastPlaced.backupPath === undefined) placedFiles.pop();
        for (const placedFile of placedFiles.reverse()) this.#restore(placedFile);
        throw this.#createFailure(target, error);
      }
    }
    // All files are in place, so a backup that can't be removed is no failure of the command.
    for (const { backupPath } of placedFiles)
      if (backupPath !== undefined) this.#ignoreErrors(() => this.#disk.rmSync(backupPath, { force: true }));
    // New folders contain files now, so they are kept.
    this.#createdFolders.length = 0;
  }

  /** Removes files that were not moved to their targets. */
  close(): void {
    this.#stopSignalCleanUp();
    this.#removeTemporaryFiles();
  }

  #removeTemporaryFiles(): void {
    for (const { temporaryPath } of this.#stagedFiles)
      this.#ignoreErrors(() => this.#disk.rmSync(temporaryPath, { force: true }));
    // rmdir fails for folders that are not empty, so other files are never removed.
    for (const folder of this.#createdFolders.reverse()) this.#ignoreErrors(() => node.rmdirSync(folder));
  }

  #createFolder(folder: string): void {
    const firstCreated = this.#disk.mkdirSync(folder, { recursive: true });
    if (firstCreated === undefined) return;
    const createdFolders: string[] = [];
    for (let createdFolder = resolve(folder); ; createdFolder = dirname(createdFolder)) {
      createdFolders.unshift(createdFolder);
      if (createdFolder === resolve(firstCreated) || dirname(createdFolder) === createdFolder) break;
    }
    this.#createdFolders.push(...createdFolders);
  }

  #writeBytes(fileHandle: number, bytes: Uint8Array): void {
    let writtenBytes = 0;
    while (writtenBytes < bytes.length) writtenBytes += this.#disk.writeSync(fileHandle, bytes, writtenBytes);
  }

  /** Opens a new file with the owner and permissions of the file that it will replace. */
  #openTemporaryFile(temporaryPath: string, target: string): number {
    const replacedFile = findReplacedFile(target);
    const fileHandle = this.#disk.openSync(temporaryPath, 'wx', getPermissions(replacedFile));
    keepPermissions(fileHandle, replacedFile);
    return fileHandle;
  }

  /**
   * Gives the file that will be replaced a second name. On a file system without hard links, the file is renamed instead.
   */
  #backUp({ target, temporaryPath }: StagedFile): string | undefined {
    if (this.#disk.lstatSync(target, { throwIfNoEntry: false }) === undefined) return undefined;
    const backupPath = temporaryPath.replace(/part$/, 'old');
    try {
      this.#disk.linkSync(target, backupPath);
    } catch {
      this.#disk.renameSync(target, backupPath);
    }
    return backupPath;
  }

  #moveToTarget({ target, temporaryPath, force }: StagedFile): void {
    if (force) this.#disk.renameSync(temporaryPath, target);
    else this.#linkToTarget(temporaryPath, target);
  }

  /**
   * Creates the target with a hard link, which fails if the name was taken in the meantime. A rename would replace that
   * file.
   */
  #linkToTarget(temporaryPath: string, target: string): void {
    try {
      this.#disk.linkSync(temporaryPath, target);
    } catch (error) {
      // Some file systems do not support hard links.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' || node.existsSync(target))
        throw createExistsFailure(target);
      this.#disk.renameSync(temporaryPath, target);
    }
  }

  #restore({ target, backupPath }: PlacedFile): void {
    this.#ignoreErrors(() => {
      if (backupPath === undefined) this.#disk.rmSync(target, { force: true });
      else {
        this.#disk.renameSync(backupPath, target);
        // A rename between two hard links of one file keeps both names.
        this.#disk.rmSync(backupPath, { force: true });
      }
    });
  }

  #ignoreErrors(action: () => void): void {
    try {
      action();
    } catch {
      // Only the first error is reported.
    }
  }

  #withWriteFailures<T>(target: string, action: () => T): T {
    try {
      return action();
    } catch (error) {
      throw this.#createFailure(target, error);
    }
  }

  #createFailure(target: string, error: unknown): Failure {
    if (error instanceof Failure) return error;
    const { code } = error as NodeJS.ErrnoException;
    const isReplacing = this.#stagedFiles.some((stagedFile) => stagedFile.force && node.existsSync(stagedFile.target));
    const messageKey = isReplacing ? 'cli.write.nothingReplaced' : 'cli.write.nothingWritten';
    return new Failure((translate) => translate(messageKey, { reason: formatWriteFault(translate, code) }), target);
  }
}

const createExistsFailure = (target: string) => new Failure((translate) => translate('cli.write.alreadyThere'), target);
