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
import { isInput, isSameFile } from './inputs.ts';
import { cleanOnSignal } from './on-signal.ts';
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
export function refuseInput(target: string, named: readonly string[] = []): void {
  const own = resolve(target);
  if (isInput(target) || named.some((input) => resolve(input) === own || isSameFile(input, target)))
    throw new Failure((translate) => translate('cli.write.isInput'), target);
}

/**
 * Throws a Failure for outputs that would be the same file, also on a disk that ignores case. Called before drawing too,
 * because drawing may take minutes.
 */
export function refuseSameOutput(targets: readonly string[]): void {
  const paths = new OutputPaths();
  for (const target of targets) refuseReplacing(target, paths.claim(target));
}

function refuseReplacing(target: string, replaced: string | undefined): void {
  if (replaced === undefined) return;
  if (resolve(replaced) === resolve(target))
    throw new Failure((translate) => translate('cli.write.writtenTwice'), target);
  throw new Failure((translate) => translate('cli.write.maybeSameFile', { file: replaced }), target);
}

/** Throws a Failure for an existing output without --force. Called before drawing too, because drawing may take minutes. */
export function refuseTaken(target: string, force: boolean): void {
  refuseNoFolder(target);
  const met = node.lstatSync(target, { throwIfNoEntry: false });
  if (met === undefined) {
    if (endsLikeFolder(target)) throw new Failure((translate) => translate('cli.write.folderName'), target);
    return;
  }
  const real = met.isSymbolicLink() ? statOf(target) : met;
  if (real?.isDirectory()) throw new Failure((translate) => translate('cli.write.isFolder'), target);
  if (real?.isFIFO()) throw new Failure((translate) => translate('cli.write.isPipe'), target);
  if (real && !real.isFile()) throw new Failure((translate) => translate('cli.write.isDevice'), target);
  if (!force) throw alreadyThere(target);
}

/** Throws a Failure for a link, because its target may be anywhere, also outside the named folder. */
function refuseLink(target: string): void {
  if (node.lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Failure((translate) => translate('cli.write.isLink'), target);
}

const endsLikeFolder = (target: string): boolean => target.endsWith('/') || target.endsWith(sep);

/** Throws a Failure if a file exists where the target's folder should be. */
function refuseNoFolder(target: string): void {
  let at = dirname(resolve(target));
  while (statOf(at) === undefined && dirname(at) !== at) at = dirname(at);
  if (statOf(at)?.isDirectory() === false)
    throw new Failure(
      (translate) => translate('cli.write.failed', { reason: formatWriteFault(translate, 'ENOTDIR') }),
      target,
    );
}

function statOf(path: string): node.Stats | undefined {
  try {
    return node.statSync(path);
  } catch {
    return undefined;
  }
}

/** Writes one file (see `Batch`). */
export function writeWhole(target: string, bytes: Uint8Array, force: boolean): void {
  writeAll([{ target, bytes, force }]);
}

export interface Output {
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly force: boolean;
}

/** Writes several files that would be misleading without each other (see `Batch`). */
export function writeAll(outputs: readonly Output[], disk: Disk = node): void {
  const batch = new Batch(disk);
  try {
    for (const output of outputs) batch.add(output);
    batch.commit();
  } finally {
    batch.close();
  }
}

interface Staged {
  readonly target: string;
  readonly part: string;
  readonly force: boolean;
}
interface Placed {
  readonly target: string;
  /** The previous file at this path, under another name. */
  readonly old?: string;
}

/**
 * Writes files that appear together. Each one is first written and flushed next to its target, and only when all are
 * complete are they renamed to their targets. If that fails, the previous files are restored. Every method throws a
 * Failure that says what failed and why. The caller must call `close` at the end; until then, a signal removes unfinished
 * files.
 */
export class Batch {
  readonly #staged: Staged[] = [];
  readonly #paths = new OutputPaths();
  readonly #folders: string[] = [];
  readonly #disk: Disk;
  readonly #stopListening: () => void;

  constructor(disk: Disk = node) {
    this.#disk = disk;
    this.#stopListening = cleanOnSignal(() => this.#takeAway());
  }

  /** Adds a file. Throws a Failure for an existing target without `force`, and always for an input of the command. */
  add({ target, bytes, force }: Output): void {
    const part = this.#stage(target, force);
    this.#withReason(target, () => {
      const handle = this.#openPart(part, target);
      try {
        this.#writeAllOf(handle, bytes);
        this.#disk.fsyncSync(handle);
      } finally {
        this.#disk.closeSync(handle);
      }
    });
  }

  /** Adds a file that is written in chunks. Errors of `make` are passed on. */
  async addInPieces(
    { target, force }: Omit<Output, 'bytes'>,
    make: (write: (bytes: Uint8Array) => void) => Promise<void>,
  ): Promise<void> {
    const part = this.#stage(target, force);
    const handle = this.#withReason(target, () => this.#openPart(part, target));
    try {
      await make((bytes) => this.#withReason(target, () => this.#writeAllOf(handle, bytes)));
      this.#withReason(target, () => this.#disk.fsyncSync(handle));
    } finally {
      this.#disk.closeSync(handle);
    }
  }

  #stage(target: string, force: boolean): string {
    refuseReplacing(target, this.#paths.claim(target));
    refuseInput(target);
    refuseTaken(target, force);
    refuseLink(target);
    const part = join(dirname(target), `.rollcall-${randomBytes(6).toString('hex')}.part`);
    this.#staged.push({ target, part, force });
    this.#withReason(target, () => this.#makeFolder(dirname(target)));
    return part;
  }

  /** Moves all files to their targets. */
  commit(): void {
    const placed: Placed[] = [];
    for (const [index, staged] of this.#staged.entries()) {
      try {
        // Nothing can fail after the last file, so its previous file need not be kept.
        const old = index < this.#staged.length - 1 ? this.#setAside(staged) : undefined;
        placed.push({ target: staged.target, ...(old === undefined ? {} : { old }) });
        this.#place(staged);
      } catch (error) {
        const { target } = staged;
        // The file that failed is restored only if its previous file was kept under another name.
        const last = placed.at(-1);
        if (last?.target === target && last.old === undefined) placed.pop();
        for (const one of placed.reverse()) this.#putBack(one);
        throw this.#failure(target, error);
      }
    }
    for (const { old } of placed) if (old !== undefined) this.#disk.rmSync(old, { force: true });
    // New folders contain files now, so they are kept.
    this.#folders.length = 0;
  }

  /** Removes files that were not moved to their targets. */
  close(): void {
    this.#stopListening();
    this.#takeAway();
  }

  #takeAway(): void {
    for (const { part } of this.#staged) this.#quietly(() => this.#disk.rmSync(part, { force: true }));
    // rmdir removes these folders only if they are empty.
    for (const folder of this.#folders.reverse()) this.#quietly(() => node.rmdirSync(folder));
  }

  #makeFolder(folder: string): void {
    const first = this.#disk.mkdirSync(folder, { recursive: true });
    if (first === undefined) return;
    const made: string[] = [];
    for (let at = resolve(folder); ; at = dirname(at)) {
      made.unshift(at);
      if (at === resolve(first) || dirname(at) === at) break;
    }
    this.#folders.push(...made);
  }

  #writeAllOf(handle: number, bytes: Uint8Array): void {
    let written = 0;
    while (written < bytes.length) written += this.#disk.writeSync(handle, bytes, written);
  }

  /** Opens a new file with the owner and permissions of the file that it will replace. */
  #openPart(part: string, target: string): number {
    const replaced = findReplacedFile(target);
    const handle = this.#disk.openSync(part, 'wx', getPermissions(replaced));
    keepPermissions(handle, replaced);
    return handle;
  }

  /**
   * Gives the file that will be replaced a second name. On a file system without hard links, the file is renamed instead.
   */
  #setAside({ target, part }: Staged): string | undefined {
    if (this.#disk.lstatSync(target, { throwIfNoEntry: false }) === undefined) return undefined;
    const old = part.replace(/part$/, 'old');
    try {
      this.#disk.linkSync(target, old);
    } catch {
      this.#disk.renameSync(target, old);
    }
    return old;
  }

  #place({ target, part, force }: Staged): void {
    if (force) this.#disk.renameSync(part, target);
    else this.#claim(part, target);
  }

  /**
   * Creates the target with a hard link, which fails if the name was taken in the meantime. A rename would replace that
   * file.
   */
  #claim(part: string, target: string): void {
    try {
      this.#disk.linkSync(part, target);
    } catch (error) {
      // Some file systems do not support hard links.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' || node.existsSync(target)) throw alreadyThere(target);
      this.#disk.renameSync(part, target);
    }
  }

  #putBack({ target, old }: Placed): void {
    this.#quietly(() => {
      if (old === undefined) this.#disk.rmSync(target, { force: true });
      else {
        this.#disk.renameSync(old, target);
        // A rename between two hard links of one file keeps both names.
        this.#disk.rmSync(old, { force: true });
      }
    });
  }

  #quietly(work: () => void): void {
    try {
      work();
    } catch {
      // Only the first error is reported.
    }
  }

  #withReason<T>(target: string, work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw this.#failure(target, error);
    }
  }

  #failure(target: string, error: unknown): Failure {
    if (error instanceof Failure) return error;
    const { code } = error as NodeJS.ErrnoException;
    const isReplacing = this.#staged.some((one) => one.force && node.existsSync(one.target));
    const key = isReplacing ? 'cli.write.nothingReplaced' : 'cli.write.nothingWritten';
    return new Failure((translate) => translate(key, { reason: formatWriteFault(translate, code) }), target);
  }
}

const alreadyThere = (target: string) => new Failure((translate) => translate('cli.write.alreadyThere'), target);
