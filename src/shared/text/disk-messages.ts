/** Messages for errors of the file system. Node's own name system calls and constants, which mean nothing to a user. */

import { t, translatePhrase } from '../i18n/phrases.ts';

/** Why a file or folder cannot be read, as a clause; `code` is that of the system, such as `EACCES`. */
export function readFaultMessage(code: string | undefined): string {
  const known = READING[code ?? ''] ?? EITHER[code ?? ''];
  if (known !== undefined) return translatePhrase(known);
  return code === undefined ? t`the system refuses it` : t`the system refuses it (${code})`;
}

/**
 * Why a browser cannot read a file that was chosen or dropped, as a clause. Undefined for errors that have nothing to do with the file.
 * Browsers say it in English only, whatever the language of the window is.
 */
export function chosenFileFaultMessage(error: unknown): string | undefined {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === 'NotFoundError') return readFaultMessage('ENOENT');
  return name === 'NotReadableError'
    ? t`it can't be read; check its permissions, or choose it again if it was changed`
    : undefined;
}

/** Why something cannot be written, and what to do about it, as a clause. */
export function writeFaultMessage(code: string | undefined): string {
  return WRITING[code ?? ''] ?? EITHER[code ?? ''] ?? otherwise(code);
}

const otherwise = (code: string | undefined): string =>
  code === undefined ? 'the system refuses it' : `the system refuses it (${code})`;

const ELSEWHERE = '; choose another place';
const AGAIN = ' and try again';

/** Said of several. */
const UNREADABLE = 'may not be read; check its permissions';
const UNWRITABLE = 'may not be written there; check the permissions of the folder';
const IS_FOLDER = 'a folder has this name; choose another one';
const NO_FOLDER = `a part of its path is a file and no folder${ELSEWHERE}`;
const IN_USE = `it is in use by another program; close it there${AGAIN}`;
const TOO_MANY = 'too many files are open; close other programs and try again';
const GONE = 'the disk is not there any more';

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: UNREADABLE,
  EPERM: UNREADABLE,
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file and no folder',
  EAGAIN: 'it gives nothing to read',
  ENXIO: 'it is no file but a device or socket',
  EBUSY: 'it is in use by another program',
};

const WRITING: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there; make it first',
  ENOSPC: `the disk is full; make room${AGAIN}`,
  EDQUOT: `your share of the disk is used up; make room${AGAIN}`,
  EFBIG: `it is larger than this disk takes${ELSEWHERE}`,
  EROFS: `this disk can only be read${ELSEWHERE}`,
  EACCES: UNWRITABLE,
  EPERM: UNWRITABLE,
  EISDIR: IS_FOLDER,
  ENOTEMPTY: IS_FOLDER,
  ENOTDIR: NO_FOLDER,
  EEXIST: NO_FOLDER,
  EINVAL: 'this disk takes no file of this name; choose another one',
  EBUSY: IN_USE,
  ETXTBSY: IN_USE,
};

const EITHER: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'its name or path is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: TOO_MANY,
  ENFILE: TOO_MANY,
  ENOMEM: 'the memory is used up; close other programs and try again',
  EIO: 'the disk reports a fault',
  ENODEV: GONE,
  ESTALE: GONE,
  ETIMEDOUT: 'the disk does not answer',
  EOVERFLOW: 'it is too large for this system',
};
