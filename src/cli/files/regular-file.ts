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
   * more. Rollcall's own reasons have no code, except for a folder (`EISDIR`) and for `LEADS_OUTSIDE`.
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

type UnopenedReason = NamesIn<'cli.unopened.reasons'>;

/** Creates an error with one of Rollcall's own reasons. */
const createUnopenedError = (reason: UnopenedReason, errorCode?: string): UnopenedError =>
  new UnopenedError((translate) => translate(`cli.unopened.reasons.${reason}`), errorCode);

const createOutsideError = (): UnopenedError => createUnopenedError('leadsOutside', LEADS_OUTSIDE);

export interface ReadOptions {
  /** The maximum size in bytes. A larger file is rejected before it is read. */
  readonly maxBytes: number;
  /**
   * The resolved path of the folder that must contain the file after links are followed. Without it, the file can be
   * anywhere.
   */
  readonly rootFolder?: Buffer;
  /** False if the command is meant to replace the file that it reads. */
  readonly countsAsInput?: boolean;
  readonly disk?: ReadingDisk;
}

/** File system functions. Tests pass functions that fail. */
export type ReadingDisk = Pick<typeof node, 'openSync' | 'statSync'>;

/** Reads all bytes of a regular file. Throws an UnopenedError. */
export function readRegularFile(
  filePath: string,
  { maxBytes, rootFolder, countsAsInput = true, disk }: ReadOptions,
): Uint8Array {
  if (countsAsInput) markInput(filePath);
  return withUnopenedErrors(() => withOpenFile(filePath, rootFolder, (handle) => readBounded(handle, maxBytes), disk));
}

/**
 * Creates a source that reads a regular file in chunks. The file is open only during a read, because there may be thousands
 * of files. The file must not change between reads. This function and the reads throw an UnopenedError.
 */
export function createFileSource(filePath: string, rootFolder?: Buffer): ByteSource {
  markInput(filePath);
  const initialStats = withUnopenedErrors(() =>
    withOpenFile(filePath, rootFolder, (handle) => statRegularFile(handle)),
  );
  return {
    size: initialStats.size,
    read: async (offset, length) =>
      withUnopenedErrors(() =>
        withOpenFile(filePath, rootFolder, (handle) => {
          const currentStats = statRegularFile(handle);
          const isSame =
            currentStats.ino === initialStats.ino &&
            currentStats.dev === initialStats.dev &&
            currentStats.size === initialStats.size;
          if (!isSame || currentStats.mtimeMs !== initialStats.mtimeMs) throw createUnopenedError('changed');
          return readExactly(handle, offset, length);
        }),
      ),
  };
}

function withOpenFile<T>(
  filePath: string,
  rootFolder: Buffer | undefined,
  action: (handle: number) => T,
  disk: ReadingDisk = node,
): T {
  const resolvedPath = rootFolder ? resolveInside(filePath, rootFolder) : filePath;
  // The kind is checked before the file is opened, because opening a device can already have an effect.
  const fileStats = disk.statSync(resolvedPath);
  if (!fileStats.isFile())
    throw createUnopenedError(getEntryKind(fileStats), fileStats.isDirectory() ? 'EISDIR' : undefined);
  // The file is opened without blocking, because it may have been replaced by a pipe.
  const openFlags = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (rootFolder ? (constants.O_NOFOLLOW ?? 0) : 0);
  const handle = disk.openSync(resolvedPath, openFlags);
  try {
    if (rootFolder) checkOpenedFile(handle, filePath, rootFolder);
    return action(handle);
  } finally {
    closeSync(handle);
  }
}

function statRegularFile(handle: number): Stats {
  const fileStats = fstatSync(handle);
  if (!fileStats.isFile()) throw createUnopenedError(getEntryKind(fileStats));
  return fileStats;
}

function readExactly(handle: number, offset: number, length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  let bytesRead = 0;
  while (bytesRead < length) {
    const chunkLength = readSync(handle, bytes, bytesRead, length - bytesRead, offset + bytesRead);
    if (chunkLength === 0) throw createUnopenedError('tooShort');
    bytesRead += chunkLength;
  }
  return bytes;
}

/** Returns the resolved path of a folder as bytes, because its name may be in any encoding. Throws an UnopenedError. */
export const resolveFolder = (folderPath: string): Buffer =>
  withUnopenedErrors(() => realpathSync.native(folderPath, { encoding: 'buffer' }));

/** Whether a resolved path is inside a folder. Both are spelled as the system returns them. */
export function isInside(realPath: Buffer, folder: Buffer): boolean {
  const slash = sep.charCodeAt(0);
  const folderLength = folder.at(-1) === slash ? folder.length - 1 : folder.length;
  return (
    realPath.length > folderLength &&
    realPath.subarray(0, folderLength).equals(folder.subarray(0, folderLength)) &&
    realPath[folderLength] === slash
  );
}

/** Returns the kind of an entry that is not a regular file, as the reason why it cannot be read. */
export function getEntryKind(entryStats: Stats): UnopenedReason {
  if (entryStats.isDirectory()) return 'folder';
  if (entryStats.isFIFO()) return 'pipe';
  if (entryStats.isSocket()) return 'socket';
  if (entryStats.isCharacterDevice() || entryStats.isBlockDevice()) return 'device';
  return 'noFile';
}

function resolveInside(filePath: string, rootFolder: Buffer): Buffer {
  const realPath = realpathSync.native(filePath, { encoding: 'buffer' });
  if (!isInside(realPath, rootFolder)) throw createOutsideError();
  return realPath;
}

/** Checks the location of the opened file again, because a link may have replaced one of its folders. */
function checkOpenedFile(handle: number, filePath: string, rootFolder: Buffer): void {
  const openedPath = findOpenedPath(handle);
  if (openedPath !== undefined) {
    if (!isInside(openedPath, rootFolder)) throw createOutsideError();
    return;
  }
  const openedStats = fstatSync(handle, { bigint: true });
  const expectedStats = lstatSync(resolveInside(filePath, rootFolder), { bigint: true });
  if (openedStats.ino !== expectedStats.ino || openedStats.dev !== expectedStats.dev) throw createOutsideError();
}

/**
 * Returns the path of an open file as the system reports it. Looking a path up again could give a different file each
 * time.
 */
function findOpenedPath(handle: number): Buffer | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${handle}`, { encoding: 'buffer' });
  } catch {
    // Only Linux provides this path.
    return undefined;
  }
}

/** The initial buffer size in bytes for a file that does not report its size. */
const INITIAL_BUFFER_BYTES = 1 << 16;

/** Reads to the end or the limit, because a file may grow and some special files report a size of 0. */
function readBounded(handle: number, maxBytes: number): Uint8Array {
  const fileStats = statRegularFile(handle);
  if (fileStats.size > maxBytes) throw createTooLargeError(maxBytes, fileStats.size);
  let bytes = Buffer.allocUnsafe(fileStats.size === 0 ? INITIAL_BUFFER_BYTES : fileStats.size + 1);
  let bytesRead = 0;
  for (;;) {
    if (bytesRead === bytes.length) bytes = Buffer.concat([bytes], Math.min(2 * bytesRead, maxBytes + 1));
    const chunkLength = readSync(handle, bytes, bytesRead, bytes.length - bytesRead, null);
    if (chunkLength === 0) return new Uint8Array(bytes.buffer, bytes.byteOffset, bytesRead);
    bytesRead += chunkLength;
    if (bytesRead > maxBytes) throw createTooLargeError(maxBytes, bytesRead);
  }
}

const createTooLargeError = (maxBytes: number, fileSize: number) =>
  new UnopenedError(
    (translate) => translate('cli.unopened.tooLarge', { limit: Math.floor(maxBytes / 2 ** 20) }),
    'EFBIG',
    fileSize,
  );

/** Runs a file operation and turns the system's errors into UnopenedErrors. */
function withUnopenedErrors<T>(action: () => T): T {
  try {
    return action();
  } catch (error) {
    if (error instanceof UnopenedError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw new UnopenedError((translate) => formatReadFault(translate, code), code);
  }
}
