/** Messages for an archive that is refused: what happened, and what to do. */

import { LIMITS } from '../base/limits.ts';
import { t } from '../i18n/phrases.ts';
import { shortened } from '../text/short.ts';

export type ArchiveFaultKind = keyof typeof ARCHIVE_CLAUSES;

export interface ArchiveFault {
  readonly kind: ArchiveFaultKind;
  /** The entry it is about, as the archive calls it. */
  readonly path?: string;
  /** A clause with more detail. */
  readonly detail?: string;
}

/** Thrown while an archive is checked, and when an entry of it is read later. The message is a sentence. */
export class ArchiveError extends Error {
  constructor(readonly fault: ArchiveFault) {
    super(archiveFaultMessage(fault));
    this.name = 'ArchiveError';
  }
}

export const refuse = (kind: ArchiveFaultKind, path?: string, detail?: string): never => {
  throw new ArchiveError({
    kind,
    ...(path === undefined ? {} : { path }),
    ...(detail === undefined ? {} : { detail }),
  });
};

/** Advice, appended to the reason. */
const AGAIN = '; copy or download it again, or take an earlier one';
const REPACK = '; pack it anew';
const HOSTILE = '; do not trust it';
const many = (n: number): string => n.toLocaleString('en');

type Clause = (path: string, detail: string) => string;

export const ARCHIVE_CLAUSES = {
  'not-a-zip': () => 'it is no archive: neither its beginning nor its end is that of a zip',
  empty: () => `the file is empty${AGAIN}`,
  torn: () => `it ends too early${AGAIN}`,
  before: () => `there is something before its first entry, which no archive of ours has${REPACK}`,
  between: (path) => `there is something before the entry ${path} that belongs to none${REPACK}`,
  behind: () => `there is something behind its end${REPACK}`,
  'many-parts': () => 'it is one of several parts; put them together first',
  zip64: () => 'it is packed in the form for very large archives (Zip64), which is not read; pack it in parts',
  directory: () => `the directory at its end is damaged${AGAIN}`,
  'too-many-entries': () => `it has more than ${many(LIMITS.archiveEntries)} files and folders; pack it in parts`,
  'too-large': () => `it is larger than ${many(LIMITS.archiveBytes)} bytes; pack it in parts`,
  'file-too-large': (path) => `${path} has more than ${many(LIMITS.archiveFileBytes)} bytes; leave it out`,
  'list-too-large': () => `its list of contents has more than ${many(LIMITS.archiveListBytes)} bytes; pack it in parts`,
  growth: () => `its contents are more than ${LIMITS.archiveGrowth} times as large as itself${HOSTILE}`,
  name: (path, detail) => `the entry ${path} is called in a way that no file may be: ${detail}${HOSTILE}`,
  twice: (path) => `it has two entries that are one file on some systems: ${path}${REPACK}`,
  link: (path) => `the entry ${path} is a link and no file${HOSTILE}`,
  special: (path) => `the entry ${path} is a device and no file${HOSTILE}`,
  encrypted: (path) => `the entry ${path} is encrypted; pack it without a password`,
  compression: (path) => `the entry ${path} is packed in a way that is not read; pack it as an ordinary zip`,
  disagrees: (path) => `what it says of ${path} at its end is not what stands before that entry${AGAIN}`,
  overlap: (path) => `the entry ${path} lies on top of another one${HOSTILE}`,
  data: (path) => `${path} is damaged and cannot be unpacked${AGAIN}`,
  size: (path) => `${path} is damaged: it has another length than it should${AGAIN}`,
  checksum: (path) => `${path} is damaged: its checksum is wrong${AGAIN}`,
  digest: (path) => `${path} is not what the manifest says it is (its digest is another one)${AGAIN}`,
  'not-listed': (path) => `it holds ${path}, of which its manifest says nothing${REPACK}`,
  missing: (path) => `${path} is missing in it${AGAIN}`,
  manifest: (_, detail) => `its manifest cannot be read: ${detail}${AGAIN}`,
  newer: (_, detail) => `it was made by a newer Rollcall${detail && ` (${detail})`}; update this one`,
  unread: (_, detail) => `it could not be read to its end${detail && `: ${detail}`}`,
  'no-json': (path, detail) => `${path} in it is no document: ${detail}`,
  changed: (path) => `${path} is no longer what it was when the archive was opened; open it again`,
} as const satisfies Record<string, Clause>;

/** Why, as a clause: `it ends too early; copy or download it again, or take an earlier one`. */
export function archiveFaultClause({ kind, path = '', detail = '' }: ArchiveFault): string {
  const clause: Clause = ARCHIVE_CLAUSES[kind];
  return clause(shortened(path), detail);
}

/** A plain sentence: what is wrong, and that nothing was taken. */
export const archiveFaultMessage = (fault: ArchiveFault): string =>
  t`The archive cannot be used: ${archiveFaultClause(fault)}. Nothing was taken from it.`;
