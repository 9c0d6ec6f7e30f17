/** Messages for an archive that is refused: what happened, and what to do. */

import { LIMITS } from '../base/limits.ts';
import { shortened } from '../text/short.ts';
import { formatText, type LateText } from '../texts/late-text.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';

/** The names of the messages of faults. */
const MESSAGES = {
  'not-a-zip': 'notAZip',
  empty: 'empty',
  torn: 'torn',
  before: 'before',
  between: 'between',
  behind: 'behind',
  'many-parts': 'manyParts',
  zip64: 'zip64',
  directory: 'directory',
  'too-many-entries': 'tooManyEntries',
  'too-large': 'tooLarge',
  'file-too-large': 'fileTooLarge',
  'list-too-large': 'listTooLarge',
  growth: 'growth',
  name: 'name',
  twice: 'twice',
  link: 'link',
  special: 'special',
  encrypted: 'encrypted',
  compression: 'compression',
  disagrees: 'disagrees',
  overlap: 'overlap',
  data: 'data',
  size: 'size',
  checksum: 'checksum',
  digest: 'digest',
  'not-listed': 'notListed',
  missing: 'missing',
  manifest: 'manifest',
  newer: 'newer',
  unread: 'unread',
  'no-json': 'noJson',
  changed: 'changed',
} as const satisfies Record<string, NamesIn<'archiveFaults'>>;

export type ArchiveFaultKind = keyof typeof MESSAGES;

/** All kinds of faults. */
export const ARCHIVE_FAULTS = Object.keys(MESSAGES) as readonly ArchiveFaultKind[];

export interface ArchiveFault {
  readonly kind: ArchiveFaultKind;
  /** The entry it is about, as the archive calls it. */
  readonly path?: string;
  /** A clause with more detail. */
  readonly detail?: LateText;
}

/** Thrown while an archive is checked, and when an entry of it is read later. */
export class ArchiveError extends Error {
  constructor(readonly fault: ArchiveFault) {
    super([fault.kind, fault.path].filter((part) => part !== undefined).join(': '));
    this.name = 'ArchiveError';
  }

  /** Says to people what is wrong, in a sentence. */
  explain(translate: Translate): string {
    return archiveFaultMessage(translate, this.fault);
  }
}

export const refuse = (kind: ArchiveFaultKind, path?: string, detail?: LateText): never => {
  throw new ArchiveError({
    kind,
    ...(path === undefined ? {} : { path }),
    ...(detail === undefined ? {} : { detail }),
  });
};

/** Says why, as a clause: `it ends too early; copy or download it again, or take an earlier one`. */
export function archiveFaultClause(
  translate: Translate,
  { kind, path: longPath = '', detail: lateDetail = '' }: ArchiveFault,
): string {
  const path = shortened(longPath);
  const detail = formatText(translate, lateDetail);
  switch (kind) {
    case 'too-many-entries':
      return translate('archiveFaults.tooManyEntries', { limit: LIMITS.archiveEntries });
    case 'too-large':
      return translate('archiveFaults.tooLarge', { limit: LIMITS.archiveBytes });
    case 'file-too-large':
      return translate('archiveFaults.fileTooLarge', { path, limit: LIMITS.archiveFileBytes });
    case 'list-too-large':
      return translate('archiveFaults.listTooLarge', { limit: LIMITS.archiveListBytes });
    case 'growth':
      return translate('archiveFaults.growth', { limit: LIMITS.archiveGrowth });
    case 'name':
      return translate('archiveFaults.name', { path, detail });
    case 'manifest':
      return translate('archiveFaults.manifest', { detail });
    case 'newer':
      return detail === '' ? translate('archiveFaults.newer') : translate('archiveFaults.newerNamed', { detail });
    case 'unread':
      return detail === '' ? translate('archiveFaults.unread') : translate('archiveFaults.unreadBecause', { detail });
    case 'no-json':
      return translate('archiveFaults.noJson', { path, detail });
    case 'not-a-zip':
    case 'empty':
    case 'torn':
    case 'before':
    case 'behind':
    case 'many-parts':
    case 'zip64':
    case 'directory':
      return translate(`archiveFaults.${MESSAGES[kind]}`);
    default:
      return translate(`archiveFaults.${MESSAGES[kind]}`, { path });
  }
}

/** Says what is wrong, and that nothing was taken, as a sentence. */
export const archiveFaultMessage = (translate: Translate, fault: ArchiveFault): string =>
  translate('archives.refused', { reason: archiveFaultClause(translate, fault) });
