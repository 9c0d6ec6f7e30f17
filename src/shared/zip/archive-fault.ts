/** Messages for an archive that is refused: what happened, and what to do. */

import { LIMITS } from '../base/limits.ts';
import { truncateVisibly } from '../text/truncate.ts';
import { formatLateText, type LateText } from '../texts/late-text.ts';
import type { NamesIn, Translate } from '../texts/translate.ts';

/**
 * Message names by kind of fault. `before`, `between` and `behind` mean that there are foreign bytes at this place. `torn`: the file ends
 * too early. `growth`: the entries unpack to too many times their size. `twice`: two entries have the same path. `disagrees`: the header of
 * an entry differs from the directory.
 */
const MESSAGE_NAMES = {
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

export type ArchiveFaultKind = keyof typeof MESSAGE_NAMES;

/** All kinds of faults. */
export const ARCHIVE_FAULTS = Object.keys(MESSAGE_NAMES) as readonly ArchiveFaultKind[];

export interface ArchiveFault {
  readonly kind: ArchiveFaultKind;
  /** The path of the affected entry in the archive. */
  readonly path?: string;
  /** A clause with more detail. */
  readonly detail?: LateText;
}

/** Thrown while an archive is checked, and when an entry is read later. */
export class ArchiveError extends Error {
  constructor(readonly fault: ArchiveFault) {
    super([fault.kind, fault.path].filter((detailPart) => detailPart !== undefined).join(': '));
    this.name = 'ArchiveError';
  }

  /** Formats the error as a sentence. */
  explain(translate: Translate): string {
    return formatArchiveFault(translate, this.fault);
  }
}

/** Throws an ArchiveError. */
export const refuse = (kind: ArchiveFaultKind, entryPath?: string, detail?: LateText): never => {
  throw new ArchiveError({
    kind,
    ...(entryPath === undefined ? {} : { path: entryPath }),
    ...(detail === undefined ? {} : { detail }),
  });
};

/** Formats the reason as a clause: `it ends too early; copy or download it again, or take an earlier one`. */
export function formatArchiveFaultClause(
  translate: Translate,
  { kind, path: longPath = '', detail: lateDetail = '' }: ArchiveFault,
): string {
  const entryPath = truncateVisibly(longPath);
  const detailText = formatLateText(translate, lateDetail);
  switch (kind) {
    case 'too-many-entries':
      return translate('archiveFaults.tooManyEntries', { limit: LIMITS.archiveEntries });
    case 'too-large':
      return translate('archiveFaults.tooLarge', { limit: LIMITS.archiveBytes });
    case 'file-too-large':
      return translate('archiveFaults.fileTooLarge', { path: entryPath, limit: LIMITS.archiveFileBytes });
    case 'list-too-large':
      return translate('archiveFaults.listTooLarge', { limit: LIMITS.archiveListBytes });
    case 'growth':
      return translate('archiveFaults.growth', { limit: LIMITS.archiveGrowth });
    case 'name':
      return translate('archiveFaults.name', { path: entryPath, detail: detailText });
    case 'manifest':
      return translate('archiveFaults.manifest', { detail: detailText });
    case 'newer':
      return detailText === ''
        ? translate('archiveFaults.newer')
        : translate('archiveFaults.newerNamed', { detail: detailText });
    case 'unread':
      return detailText === ''
        ? translate('archiveFaults.unread')
        : translate('archiveFaults.unreadBecause', { detail: detailText });
    case 'no-json':
      return translate('archiveFaults.noJson', { path: entryPath, detail: detailText });
    case 'not-a-zip':
    case 'empty':
    case 'torn':
    case 'before':
    case 'behind':
    case 'many-parts':
    case 'zip64':
    case 'directory':
      return translate(`archiveFaults.${MESSAGE_NAMES[kind]}`);
    default:
      return translate(`archiveFaults.${MESSAGE_NAMES[kind]}`, { path: entryPath });
  }
}

/** Formats a sentence that says what is wrong and that nothing was imported. */
export const formatArchiveFault = (translate: Translate, fault: ArchiveFault): string =>
  translate('archives.refused', { reason: formatArchiveFaultClause(translate, fault) });
