/** Messages for file system errors. Node's own messages contain system calls and constants, which mean nothing to a user. */

import type { NamesIn, Translate } from './translate.ts';

/** Formats the reason why a file or folder can't be read, as a clause. `errorCode` is a system error code, such as `EACCES`. */
export function formatReadFault(translate: Translate, errorCode: string | undefined): string {
  const fault = READ_FAULTS[errorCode ?? ''];
  return fault === undefined ? formatDiskFault(translate, errorCode) : translate(`readFaults.${fault}`);
}

/**
 * Formats the reason why a browser can't read a chosen or dropped file, as a clause. Returns undefined for errors that have nothing to do
 * with the file. The browser's own messages are always in English.
 */
export function formatChosenFileFault(translate: Translate, error: unknown): string | undefined {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === 'NotFoundError') return formatReadFault(translate, 'ENOENT');
  return name === 'NotReadableError' ? translate('readFaults.chosenFile') : undefined;
}

/** Whether an error means that a browser can't read a chosen or dropped file. */
export const isChosenFileFault = (error: unknown): boolean =>
  ['NotFoundError', 'NotReadableError'].includes(String((error as { name?: unknown } | null)?.name));

/** Formats the reason why a file can't be written, and what to do, as a clause. */
export function formatWriteFault(translate: Translate, errorCode: string | undefined): string {
  const fault = WRITE_FAULTS[errorCode ?? ''];
  return fault === undefined ? formatDiskFault(translate, errorCode) : translate(`writeFaults.${fault}`);
}

/** Formats reasons that reading and writing have in common. */
function formatDiskFault(translate: Translate, errorCode: string | undefined): string {
  const fault = COMMON_FAULTS[errorCode ?? ''];
  if (fault !== undefined) return translate(`diskFaults.${fault}`);
  return errorCode === undefined
    ? translate('diskFaults.refused')
    : translate('diskFaults.refusedWithCode', { code: errorCode });
}

const READ_FAULTS: Readonly<Record<string, NamesIn<'readFaults'>>> = {
  ENOENT: 'noFile',
  EACCES: 'unreadable',
  EPERM: 'unreadable',
  EISDIR: 'folder',
  ENOTDIR: 'fileInPath',
  EAGAIN: 'nothingToRead',
  ENXIO: 'device',
  EBUSY: 'inUse',
};

const WRITE_FAULTS: Readonly<Record<string, NamesIn<'writeFaults'>>> = {
  ENOENT: 'noFolder',
  ENOSPC: 'diskFull',
  EDQUOT: 'shareFull',
  EFBIG: 'tooLarge',
  EROFS: 'readOnly',
  EACCES: 'unwritable',
  EPERM: 'unwritable',
  EISDIR: 'folderOfThisName',
  ENOTEMPTY: 'folderOfThisName',
  ENOTDIR: 'fileInPath',
  EEXIST: 'fileInPath',
  EINVAL: 'nameRefused',
  EBUSY: 'inUse',
  ETXTBSY: 'inUse',
};

const COMMON_FAULTS: Readonly<Record<string, Exclude<NamesIn<'diskFaults'>, 'refused' | 'refusedWithCode'>>> = {
  ENAMETOOLONG: 'nameTooLong',
  ELOOP: 'circle',
  EMFILE: 'tooManyOpen',
  ENFILE: 'tooManyOpen',
  ENOMEM: 'memoryFull',
  EIO: 'fault',
  ENODEV: 'gone',
  ESTALE: 'gone',
  ETIMEDOUT: 'noAnswer',
  EOVERFLOW: 'tooLarge',
};
