/** The bytes of regular files only: reading a pipe could wait for ever, and reading a device might never end. */

import * as node from 'node:fs';
import { closeSync, constants, fstatSync, lstatSync, readlinkSync, readSync, realpathSync, type Stats } from 'node:fs';
import { sep } from 'node:path';
import { readFaultMessage } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import type { NamesIn } from '../../shared/texts/translate.ts';
import type { ByteSource } from '../../shared/zip/source.ts';
import { markInput } from './inputs.ts';

/** Why a file was not read; the reason is a clause for people: `it is a pipe, not a file`. */
export class UnopenedError extends Error {
  /**
   * `code` is that of the system, such as `ENOENT`, `EFBIG` for a file that is too large, of `size` bytes or more, and
   * otherwise absent where Rollcall itself refuses, except for `LEADS_OUTSIDE`.
   */
  constructor(
    readonly reason: LateText,
    readonly code?: string,
    readonly size = 0,
  ) {
    super(typeof reason === 'string' ? reason : '');
  }
}

/** The code of a link that leads out of the folder that a file must lie in. */
export const LEADS_OUTSIDE = 'leads-outside';

type Refusal = NamesIn<'cli.unopened.reasons'>;

/** A refusal of our own. */
const refusalOf = (reason: Refusal, code?: string): UnopenedError =>
  new UnopenedError((translate) => translate(`cli.unopened.reasons.${reason}`), code);

const leadsOutside = (): UnopenedError => refusalOf('leadsOutside', LEADS_OUTSIDE);

export interface ReadOptions {
  /** Bytes; a larger file is refused before it is read. */
  readonly most: number;
  /** Where the file must really lie, links followed: the resolved path of a folder. Absent = anywhere. */
  readonly within?: Buffer;
  /** False where the call is meant to replace the file that it reads. */
  readonly asInput?: boolean;
  readonly disk?: ReadingDisk;
}

/** Functions of the file system; tests pass one that refuses. */
export type ReadingDisk = Pick<typeof node, 'openSync' | 'statSync'>;

/** All bytes of a regular file. Throws UnopenedError. */
export function readRegular(path: string, { most, within, asInput = true, disk }: ReadOptions): Uint8Array {
  if (asInput) markInput(path);
  return refusing(() => withOpen(path, within, (handle) => readBounded(handle, most), disk));
}

/**
 * A regular file that is read in pieces. It is open only while it is read, for there may be thousands; it must be the same
 * file each time. Throws UnopenedError, and so do its reads.
 */
export function regularSource(path: string, within?: Buffer): ByteSource {
  markInput(path);
  const met = refusing(() => withOpen(path, within, (handle) => regular(handle)));
  return {
    size: met.size,
    read: async (offset, length) =>
      refusing(() =>
        withOpen(path, within, (handle) => {
          const now = regular(handle);
          const isSame = now.ino === met.ino && now.dev === met.dev && now.size === met.size;
          if (!isSame || now.mtimeMs !== met.mtimeMs) throw refusalOf('changed');
          return readAt(handle, offset, length);
        }),
      ),
  };
}

function withOpen<T>(
  path: string,
  within: Buffer | undefined,
  work: (handle: number) => T,
  disk: ReadingDisk = node,
): T {
  const target = within ? realWithin(path, within) : path;
  // Checked before opening, since opening a device can already have an effect.
  const met = disk.statSync(target);
  if (!met.isFile()) throw refusalOf(kindOfEntry(met), met.isDirectory() ? 'EISDIR' : undefined);
  // Not blocking, since the file may have been replaced by a pipe.
  const flags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (within ? (constants.O_NOFOLLOW ?? 0) : 0);
  const handle = disk.openSync(target, flags);
  try {
    if (within) lookAgain(handle, path, within);
    return work(handle);
  } finally {
    closeSync(handle);
  }
}

function regular(handle: number): Stats {
  const stat = fstatSync(handle);
  if (!stat.isFile()) throw refusalOf(kindOfEntry(stat));
  return stat;
}

function readAt(handle: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let done = 0;
  while (done < length) {
    const read = readSync(handle, bytes, done, length - done, offset + done);
    if (read === 0) throw refusalOf('tooShort');
    done += read;
  }
  return bytes;
}

/** The resolved path of a folder, in bytes: its name may be in any encoding. Throws UnopenedError. */
export const resolved = (path: string): Buffer => refusing(() => realpathSync.native(path, { encoding: 'buffer' }));

/** Whether a path, links followed, lies in a folder, both as the system spells them. */
export function isInside(real: Buffer, home: Buffer): boolean {
  const slash = sep.charCodeAt(0);
  const length = home.at(-1) === slash ? home.length - 1 : home.length;
  return real.length > length && real.subarray(0, length).equals(home.subarray(0, length)) && real[length] === slash;
}

/** Names what stands in the way of reading something that is no regular file. */
export function kindOfEntry(stat: Stats): Refusal {
  if (stat.isDirectory()) return 'folder';
  if (stat.isFIFO()) return 'pipe';
  if (stat.isSocket()) return 'socket';
  if (stat.isCharacterDevice() || stat.isBlockDevice()) return 'device';
  return 'noFile';
}

function realWithin(path: string, within: Buffer): Buffer {
  const real = realpathSync.native(path, { encoding: 'buffer' });
  if (!isInside(real, within)) throw leadsOutside();
  return real;
}

/** Checks the place of the opened file again, since a folder of its path may have been replaced by a link. */
function lookAgain(handle: number, path: string, within: Buffer): void {
  const real = pathOf(handle);
  if (real !== undefined) {
    if (!isInside(real, within)) throw leadsOutside();
    return;
  }
  const opened = fstatSync(handle, { bigint: true });
  const there = lstatSync(realWithin(path, within), { bigint: true });
  if (opened.ino !== there.ino || opened.dev !== there.dev) throw leadsOutside();
}

/** Where an open file lies, as the system itself reports it: a path that is looked up again may lead elsewhere each time. */
function pathOf(handle: number): Buffer | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`, { encoding: 'buffer' });
  } catch {
    // Only Linux offers this.
    return undefined;
  }
}

/** Bytes to begin with for a file that does not say how long it is. */
const CHUNK = 1 << 16;

/** Reads to the end, up to the limit: a file may grow, and some special files report a size of 0. */
function readBounded(handle: number, most: number): Uint8Array {
  const stat = regular(handle);
  if (stat.size > most) throw tooLarge(most, stat.size);
  let bytes = Buffer.allocUnsafe(stat.size === 0 ? CHUNK : stat.size + 1);
  let length = 0;
  for (;;) {
    if (length === bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * length, most + 1));
    const read = readSync(handle, bytes, length, bytes.length - length, null);
    if (read === 0) return new Uint8Array(bytes.buffer, bytes.byteOffset, length);
    length += read;
    if (length > most) throw tooLarge(most, length);
  }
}

const tooLarge = (most: number, size: number) =>
  new UnopenedError(
    (translate) => translate('cli.unopened.tooLarge', { limit: Math.floor(most / 2 ** 20) }),
    'EFBIG',
    size,
  );

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnopenedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UnopenedError((translate) => readFaultMessage(translate, code), code);
  }
}
