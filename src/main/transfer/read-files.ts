/** Reads files that a page hands over: names and bytes, which are checked before anything is done with them. */

import type { OpenedFile } from '../../shared/library/transfer-calls.ts';
import { LIMITS } from '../../shared/limits.ts';
import { safeFileName } from '../../shared/text/file-name.ts';
import { InvalidCallError } from '../bridge/invalid-call.ts';
import { hasKind } from '../files/check-file.ts';
import { type FileKind, getFileKind } from '../files/file-kinds.ts';

/** A file to be written. The name is one that every file system takes. */
export interface OutgoingFile extends OpenedFile {
  /** Undefined where Rollcall writes no files with such a name. */
  readonly kind: FileKind | undefined;
}

/** A file of a kind that is allowed, whose bytes are what its name says. */
export interface CheckedFile extends OpenedFile {
  readonly kind: FileKind;
}

/** Reads one file. Throws an InvalidCallError that names the part that is wrong. */
export function readFile(call: string, name: unknown, bytes: unknown): OutgoingFile {
  if (typeof name !== 'string') throw new InvalidCallError(`${call}: the name must be a string`);
  if (!(bytes instanceof Uint8Array)) throw new InvalidCallError(`${call}: bytes must be a Uint8Array`);
  if (bytes.byteLength > LIMITS.bridgeFileBytes) throw new InvalidCallError(`${call}: the file is too large`);
  const safeName = safeFileName(name);
  return { name: safeName, bytes, kind: getFileKind(safeName) };
}

/** Reads a list of files. Throws an InvalidCallError that names the part that is wrong. */
export function readFiles(call: string, value: unknown, maxFiles: number): OutgoingFile[] {
  if (!Array.isArray(value)) throw new InvalidCallError(`${call}: a list of files is expected`);
  if (value.length > maxFiles) throw new InvalidCallError(`${call}: there are too many files`);
  let sum = 0;
  // A list from a page may have holes, which `map` would pass over.
  return Array.from(value, (entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) throw new InvalidCallError(`${call}: a file is expected`);
    const { name, bytes } = entry as Record<string, unknown>;
    const file = readFile(call, name, bytes);
    sum += file.bytes.byteLength;
    if (sum > LIMITS.bridgeFileBytes) throw new InvalidCallError(`${call}: the files are too large`);
    return file;
  });
}

/** The file where it is of one of these kinds and its bytes are too; else undefined. */
export async function checkFile(file: OutgoingFile, kinds: readonly FileKind[]): Promise<CheckedFile | undefined> {
  const { name, bytes, kind } = file;
  if (kind === undefined || !kinds.includes(kind) || !(await hasKind(kind, bytes))) return undefined;
  return { name, bytes, kind };
}

/** All files, or the name of the first one that is not of these kinds. */
export async function checkFiles(
  files: readonly OutgoingFile[],
  kinds: readonly FileKind[],
): Promise<{ ok: true; files: readonly CheckedFile[] } | { ok: false; name: string }> {
  const checked: CheckedFile[] = [];
  for (const file of files) {
    const result = await checkFile(file, kinds);
    if (result === undefined) return { ok: false, name: file.name };
    checked.push(result);
  }
  return { ok: true, files: checked };
}
