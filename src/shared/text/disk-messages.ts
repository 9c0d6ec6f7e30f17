/** Messages for errors of the file system. Node's own name system calls and constants, which mean nothing to a user. */

/** Why a file or folder cannot be read, as a clause; `code` is that of the system, such as `EACCES`. */
export function readFaultMessage(code: string | undefined): string {
  return READING[code ?? ''] ?? EITHER[code ?? ''] ?? otherwise(code);
}

/** Why something cannot be written, and what to do about it, as a clause. */
export function writeFaultMessage(code: string | undefined): string {
  return WRITING[code ?? ''] ?? EITHER[code ?? ''] ?? otherwise(code);
}

const otherwise = (code: string | undefined): string =>
  code === undefined ? 'the system refuses it' : `the system refuses it (${code})`;

const READING: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'may not be read; check its permissions',
  EPERM: 'may not be read; check its permissions',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file and no folder',
  EAGAIN: 'it gives nothing to read',
  ENXIO: 'it is no file but a device or socket',
  EBUSY: 'it is in use by another program',
};

const WRITING: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there; make it first',
  ENOSPC: 'the disk is full; make room and try again',
  EDQUOT: 'your share of the disk is used up; make room and try again',
  EFBIG: 'it is larger than this disk takes; choose another place',
  EROFS: 'this disk can only be read; choose another place',
  EACCES: 'may not be written there; check the permissions of the folder',
  EPERM: 'may not be written there; check the permissions of the folder',
  EISDIR: 'a folder has this name; choose another one',
  ENOTEMPTY: 'a folder has this name; choose another one',
  ENOTDIR: 'a part of its path is a file and no folder; choose another place',
  EEXIST: 'a part of its path is a file and no folder; choose another place',
  EINVAL: 'this disk takes no file of this name; choose another one',
  EBUSY: 'it is in use by another program; close it there and try again',
  ETXTBSY: 'it is in use by another program; close it there and try again',
};

const EITHER: Readonly<Record<string, string>> = {
  ENAMETOOLONG: 'its name or path is too long',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open; close other programs and try again',
  ENFILE: 'too many files are open; close other programs and try again',
  ENOMEM: 'the memory is used up; close other programs and try again',
  EIO: 'the disk reports a fault',
  ENODEV: 'the disk is not there any more',
  ESTALE: 'the disk is not there any more',
  ETIMEDOUT: 'the disk does not answer',
  EOVERFLOW: 'it is too large for this system',
};
