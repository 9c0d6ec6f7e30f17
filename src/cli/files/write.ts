/** Output files appear whole or not at all, all of a call or none, and nothing is overwritten unasked. */
import { randomBytes } from 'node:crypto';
import * as node from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { findReplacedFile, getPermissions, keepPermissions } from '../../node/keep-permissions.ts';
import { writeFaultMessage } from '../../shared/texts/disk-messages.ts';
import { Failure } from '../failure.ts';
import { isInput, isSameFile } from './inputs.ts';
import { cleanOnSignal } from './on-signal.ts';
import { OutputPaths } from './output-paths.ts';

/** Functions of the file system; tests pass one whose disk is full. */
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

/** Refuses an output that would replace an input of the call, even with --force. */
export function refuseInput(target: string, named: readonly string[] = []): void {
  const own = resolve(target);
  if (isInput(target) || named.some((input) => resolve(input) === own || isSameFile(input, target)))
    throw new Failure((translate) => translate('cli.write.isInput'), target);
}

/** Refuses outputs that would be one file, also on a disk that ignores case. Also called before drawing, which may take minutes. */
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

/** Refuses an existing output without --force. Also called before drawing, which may take minutes. */
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

/** Refuses a link: what it leads to may lie anywhere, also outside of the folder that was named. */
function refuseLink(target: string): void {
  if (node.lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Failure((translate) => translate('cli.write.isLink'), target);
}

const endsLikeFolder = (target: string): boolean => target.endsWith('/') || target.endsWith(sep);

/** A file stands where the folder of the target should be. */
function refuseNoFolder(target: string): void {
  let at = dirname(resolve(target));
  while (statOf(at) === undefined && dirname(at) !== at) at = dirname(at);
  if (statOf(at)?.isDirectory() === false)
    throw new Failure(
      (translate) => translate('cli.write.failed', { reason: writeFaultMessage(translate, 'ENOTDIR') }),
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

/** One file, see `Batch`. */
export function writeWhole(target: string, bytes: Uint8Array, force: boolean): void {
  writeAll([{ target, bytes, force }]);
}

export interface Output {
  readonly target: string;
  readonly bytes: Uint8Array;
  readonly force: boolean;
}

/** Several files of which one without the others would mislead, see `Batch`. */
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
  /** The file that was there before, under another name. */
  readonly old?: string;
}

/**
 * Files that appear together: each is written and flushed beside its place, and only when all are, they are put there. When
 * that fails, what was there before is put back. Every method throws a Failure that says what was refused and why. `close`
 * has to be called at the end; until then a signal removes files that are not in their places.
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

  /** Refuses a target that exists where `force` is off, and one that the call reads in any case. */
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

  /** The same for a file that is made in pieces. What `make` throws is passed on. */
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

  /** Puts everything in its place. */
  commit(): void {
    const placed: Placed[] = [];
    for (const [index, staged] of this.#staged.entries()) {
      try {
        // Nothing can fail after the last one, so that its old file need not be kept.
        const old = index < this.#staged.length - 1 ? this.#setAside(staged) : undefined;
        placed.push({ target: staged.target, ...(old === undefined ? {} : { old }) });
        this.#place(staged);
      } catch (error) {
        const { target } = staged;
        // The file that failed is only restored if its old one was set aside.
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

  /** Removes files that were not put in their places. */
  close(): void {
    this.#stopListening();
    this.#takeAway();
  }

  #takeAway(): void {
    for (const { part } of this.#staged) this.#quietly(() => this.#disk.rmSync(part, { force: true }));
    // rmdir only removes them if they are empty.
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

  /** Opens a new file that has the owner and the permissions of the one it will replace. */
  #openPart(part: string, target: string): number {
    const replaced = findReplacedFile(target);
    const handle = this.#disk.openSync(part, 'wx', getPermissions(replaced));
    keepPermissions(handle, replaced);
    return handle;
  }

  /** A second name for the file that will be replaced, or its only one where the file system knows no second names. */
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

  /** A hard link fails when the name is taken in the meantime; a rename would replace it. */
  #claim(part: string, target: string): void {
    try {
      this.#disk.linkSync(part, target);
    } catch (error) {
      // Some file systems know no hard links.
      if ((error as NodeJS.ErrnoException).code === 'EEXIST' || node.existsSync(target)) throw alreadyThere(target);
      this.#disk.renameSync(part, target);
    }
  }

  #putBack({ target, old }: Placed): void {
    this.#quietly(() => {
      if (old === undefined) this.#disk.rmSync(target, { force: true });
      else {
        this.#disk.renameSync(old, target);
        // Renaming between two hard links of one file keeps both names.
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
    return new Failure((translate) => translate(key, { reason: writeFaultMessage(translate, code) }), target);
  }
}

const alreadyThere = (target: string) => new Failure((translate) => translate('cli.write.alreadyThere'), target);
