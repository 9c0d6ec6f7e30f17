/** Messages for errors of the file system. Node's own name system calls and constants, which mean nothing to a user. */

import type { NamesIn, Translate } from './translate.ts';

/** Says why a file or folder cannot be read, as a clause; `code` is that of the system, such as `EACCES`. */
export function readFaultMessage(translate: Translate, code: string | undefined): string {
  const fault = READING[code ?? ''];
  return fault === undefined ? diskFaultMessage(translate, code) : translate(`readFaults.${fault}`);
}

/**
 * Says why a browser cannot read a file that was chosen or dropped, as a clause. Undefined for errors that have nothing to do with the file.
 * Browsers say it in English only, whatever the language of the window is.
 */
export function chosenFileFaultMessage(translate: Translate, error: unknown): string | undefined {
  const { name } = (error ?? {}) as { name?: unknown };
  if (name === 'NotFoundError') return readFaultMessage(translate, 'ENOENT');
  return name === 'NotReadableError' ? translate('readFaults.chosenFile') : undefined;
}

/** Whether a browser cannot read a file that was chosen or dropped. */
export const isChosenFileFault = (error: unknown): boolean =>
  ['NotFoundError', 'NotReadableError'].includes(String((error as { name?: unknown } | null)?.name));

/** Says why something cannot be written, and what to do about it, as a clause. */
export function writeFaultMessage(translate: Translate, code: string | undefined): string {
  const fault = WRITING[code ?? ''];
  return fault === undefined ? diskFaultMessage(translate, code) : translate(`writeFaults.${fault}`);
}

/** Says what reading and writing have in common. */
function diskFaultMessage(translate: Translate, code: string | undefined): string {
  const fault = EITHER[code ?? ''];
  if (fault !== undefined) return translate(`diskFaults.${fault}`);
  return code === undefined ? translate('diskFaults.refused') : translate('diskFaults.refusedWithCode', { code });
}

const READING: Readonly<Record<string, NamesIn<'readFaults'>>> = {
  ENOENT: 'noFile',
  EACCES: 'unreadable',
  EPERM: 'unreadable',
  EISDIR: 'folder',
  ENOTDIR: 'fileInPath',
  EAGAIN: 'nothingToRead',
  ENXIO: 'device',
  EBUSY: 'inUse',
};

const WRITING: Readonly<Record<string, NamesIn<'writeFaults'>>> = {
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

const EITHER: Readonly<Record<string, Exclude<NamesIn<'diskFaults'>, 'refused' | 'refusedWithCode'>>> = {
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
