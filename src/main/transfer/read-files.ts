/** Reads and checks the names and bytes of files that a page sends to the main process. */

import { LIMITS } from '../../shared/base/limits.ts';
import type { OpenedFile } from '../../shared/library/transfer-calls.ts';
import { makeSafeFileName } from '../../shared/text/file-name.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { matchesKind } from '../files/check-file.ts';
import { type FileKind, getFileKind } from '../files/file-kinds.ts';

/** A file to be written, with a name that is valid on every file system. */
export interface OutgoingFile extends OpenedFile {
  /** Undefined if Rollcall writes no files with this extension. */
  readonly kind: FileKind | undefined;
}

/** A file of an allowed kind whose content matches its name. */
export interface CheckedFile extends OpenedFile {
  readonly kind: FileKind;
}

/** Reads one file. Throws an InvalidCallError that names the wrong argument. */
export function readFile(callName: string, suggestedName: unknown, bytes: unknown): OutgoingFile {
  if (typeof suggestedName !== 'string') throw new InvalidCallError(`${callName}: the name must be a string`);
  if (!(bytes instanceof Uint8Array)) throw new InvalidCallError(`${callName}: bytes must be a Uint8Array`);
  if (bytes.byteLength > LIMITS.bridgeFileBytes) throw new InvalidCallError(`${callName}: the file is too large`);
  const safeName = makeSafeFileName(suggestedName);
  return { name: safeName, bytes, kind: getFileKind(safeName) };
}

/** Reads a list of files. Throws an InvalidCallError that names the wrong argument. */
export function readFiles(callName: string, value: unknown, maxFiles: number): OutgoingFile[] {
  if (!Array.isArray(value)) throw new InvalidCallError(`${callName}: a list of files is expected`);
  if (value.length > maxFiles) throw new InvalidCallError(`${callName}: there are too many files`);
  let totalBytes = 0;
  // An array from a page may have holes, which `map` would skip.
  return Array.from(value, (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw new InvalidCallError(`${callName}: a file is expected`);
    const { name, bytes } = entry as Record<string, unknown>;
    const file = readFile(callName, name, bytes);
    totalBytes += file.bytes.byteLength;
    if (totalBytes > LIMITS.bridgeFileBytes) throw new InvalidCallError(`${callName}: the files are too large`);
    return file;
  });
}

/** Returns the file if its name and its content are of an allowed kind, or undefined. */
export async function checkFile(
  file: OutgoingFile,
  allowedKinds: readonly FileKind[],
): Promise<CheckedFile | undefined> {
  const { name, bytes, kind } = file;
  if (kind === undefined || !allowedKinds.includes(kind) || !(await matchesKind(kind, bytes))) return undefined;
  return { name, bytes, kind };
}

/** Checks all files. Returns them, or the name of the first file that is not of an allowed kind. */
export async function checkFiles(
  files: readonly OutgoingFile[],
  allowedKinds: readonly FileKind[],
): Promise<{ ok: true; files: readonly CheckedFile[] } | { ok: false; name: string }> {
  const checkedFiles: CheckedFile[] = [];
  for (const file of files) {
    const checkedFile = await checkFile(file, allowedKinds);
    if (checkedFile === undefined) return { ok: false, name: file.name };
    checkedFiles.push(checkedFile);
  }
  return { ok: true, files: checkedFiles };
}
