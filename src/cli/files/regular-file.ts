/** Reads regular files only, because reading a pipe could wait forever and reading a device might never end. */

import * as node from 'node:fs';
import { closeSync, constants, fstatSync, lstatSync, readlinkSync, readSync, realpathSync, type Stats } from 'node:fs';
import { sep } from 'node:path';
import { formatReadFault } from '../../shared/texts/disk-messages.ts';
import type { LateText } from '../../shared/texts/late-text.ts';
import type { NamesIn } from '../../shared/texts/translate.ts';
import type { ByteSource } from '../../shared/zip/byte-source.ts';
import { markInput } from './inputs.ts';

/** A file that was not read. The reason is a clause for people: `it is a pipe, not a file`. */
export class UnopenedError extends Error {
  /**
   * `code` is the system's error code, such as `ENOENT`, or `EFBIG` for a file that is too large and has `size` bytes or
   * more. Rollcall's own refusals have no code, except for `LEADS_OUTSIDE`.
   */
  constructor(
    readonly reason: LateText,
    readonly code?: string,
    readonly size = 0,
  ) {
    super(typeof reason === 'string' ? reason : '');
  }
}

/** The code for a link that leads out of the folder in which a file must be. */
export const LEADS_OUTSIDE = 'leads-outside';

type Refusal = NamesIn<'cli.unopened.reasons'>;

/** Creates an error for one of Rollcall's own refusals. */
const refusalOf = (reason: Refusal, code?: string): UnopenedError =>
  new UnopenedError((translate) => translate(`cli.unopened.reasons.${reason}`), code);

const leadsOutside = (): UnopenedError => refusalOf('leadsOutside', LEADS_OUTSIDE);

export interface ReadOptions {
  /** The maximum size in bytes. A larger file is rejected before it is read. */
  readonly most: number;
  /**
   * The resolved path of the folder that must contain the file after links are followed. Without it, the file can be
   * anywhere.
   */
  readonly within?: Buffer;
  /** False if the command is meant to replace the file that it reads. */
  readonly asInput?: boolean;
  readonly disk?: ReadingDisk;
}

/** File system functions. Tests pass functions that fail. */
export type ReadingDisk = Pick<typeof node, 'openSync' | 'statSync'>;

/** Reads all bytes of a regular file. Throws an UnopenedError. */
export function readRegular(path: string, { most, within, asInput = true, disk }: ReadOptions): Uint8Array {
  if (asInput) markInput(path);
  return refusing(() => withOpen(path, within, (handle) => readBounded(handle, most), disk));
}

/**
 * Opens a regular file that is read in chunks. The file is open only during a read, because there may be thousands of
 * files, and it must not change between reads. This function and the reads throw an UnopenedError.
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
  // The kind is checked before the file is opened, because opening a device can already have an effect.
  const met = disk.statSync(target);
  if (!met.isFile()) throw refusalOf(kindOfEntry(met), met.isDirectory() ? 'EISDIR' : undefined);
  // The file is opened without blocking, because it may have been replaced by a pipe.
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

/** Returns the resolved path of a folder as bytes, because its name may be in any encoding. Throws an UnopenedError. */
export const resolved = (path: string): Buffer => refusing(() => realpathSync.native(path, { encoding: 'buffer' }));

/** Whether a resolved path is inside a folder. Both are spelled as the system returns them. */
export function isInside(real: Buffer, home: Buffer): boolean {
  const slash = sep.charCodeAt(0);
  const length = home.at(-1) === slash ? home.length - 1 : home.length;
  return real.length > length && real.subarray(0, length).equals(home.subarray(0, length)) && real[length] === slash;
}

/** Returns the kind of an entry that is not a regular file, as the reason why it cannot be read. */
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

/** Checks the location of the opened file again, because a link may have replaced one of its folders. */
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

/**
 * Returns the path of an open file as the system reports it. Looking a path up again could give a different file each
 * time.
 */
function pathOf(handle: number): Buffer | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`, { encoding: 'buffer' });
  } catch {
    // Only Linux provides this path.
    return undefined;
  }
}

/** The initial buffer size in bytes for a file that does not report its size. */
const CHUNK = 1 << 16;

/** Reads to the end or the limit, because a file may grow and some special files report a size of 0. */
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
    throw new UnopenedError((translate) => formatReadFault(translate, code), code);
  }
}
