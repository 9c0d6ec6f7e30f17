/** The bytes of a picture that a document names. Documents come from strangers: nothing outside of their folder is opened. */
import { createHash } from 'node:crypto';
import { closeSync, constants, existsSync, fstatSync, openSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { PICTURE_ENDINGS, readSource } from '../shared/card/picture-source.ts';
import type { PictureProblem } from '../shared/card/picture-words.ts';
import { LIMITS } from '../shared/limits.ts';

export type Bytes = { readonly bytes: Uint8Array } | { readonly problem: PictureProblem };

/**
 * Reads `art.image.src` of a document in `folder`; a document that came from no folder has pictures of its own only. What
 * cannot be had is a problem, never an exception.
 */
export function pictureBytes(src: string, folder: string | undefined): Bytes {
  const source = readSource(src);
  if ('problem' in source) return source;
  if (source.kind === 'data') return checked(Buffer.from(source.base64, 'base64'));
  if (source.kind === 'file') {
    return folder === undefined ? { problem: { kind: 'missing', path: source.path } } : fileBytes(folder, source.path);
  }
  return folder === undefined ? { problem: { kind: 'not-in-library' } } : libraryBytes(folder, source.hash);
}

/** The files that a library's picture may be called, beside the document. */
function libraryBytes(folder: string, hash: string): Bytes {
  const names = PICTURE_ENDINGS.flatMap((ending) => [`${hash}.${ending}`, `art/${hash}.${ending}`]);
  const held = names.find((name) => existsSync(join(folder, name)));
  if (held === undefined) return { problem: { kind: 'not-in-library' } };
  const read = fileBytes(folder, held);
  if ('problem' in read || sha256(read.bytes) === hash) return read;
  return { problem: { kind: 'unreadable', path: held, reason: 'it is not the picture it is named after' } };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function fileBytes(folder: string, path: string): Bytes {
  try {
    const home = realpathSync(folder);
    const real = realpathSync(join(home, path));
    // A link may stand in the folder and lead out of it.
    if (!real.startsWith(home.endsWith(sep) ? home : home + sep)) return { problem: { kind: 'outside' } };
    return regularFile(real, path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return { problem: { kind: 'missing', path } };
    return { problem: { kind: 'unreadable', path, reason: code ?? message } };
  }
}

/** Not blocking: a pipe that nobody writes into would hold up the whole call. */
function regularFile(real: string, path: string): Bytes {
  const handle = openSync(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const stat = fstatSync(handle);
    if (!stat.isFile()) return { problem: { kind: 'unreadable', path, reason: 'it is no file' } };
    if (stat.size > LIMITS.pictureBytes) return { problem: { kind: 'too-many-bytes', bytes: stat.size } };
    return checked(readFileSync(handle));
  } finally {
    closeSync(handle);
  }
}

function checked(bytes: Uint8Array): Bytes {
  if (bytes.length === 0) return { problem: { kind: 'empty' } };
  return bytes.length > LIMITS.pictureBytes ? { problem: { kind: 'too-many-bytes', bytes: bytes.length } } : { bytes };
}
