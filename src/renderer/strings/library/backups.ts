/** Texts about automatic backups. */
import type { JournalTable, SnapshotOrigin } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from '../documents/shorten-name.ts';
import { formatTime } from '../times-and-sizes.ts';
import { countDocuments } from './document-nouns.ts';
import { JOURNAL_TABLES_IN_ORDER } from './missing.ts';

/** The number of tables that the summary of a backup has room for. */
const MAX_TABLES = 5;

export const describeLastBackup = (translate: Translate, timestamp: number): string =>
  translate('backups.last', { time: formatTime(translate, timestamp) });

/** Labels the button that opens a backup. */
export const labelLookInside = (translate: Translate, timestamp: number): string =>
  translate('backups.lookAt', { time: formatTime(translate, timestamp) });

export const nameBackup = (translate: Translate, timestamp: number): string =>
  translate('backups.name', { time: formatTime(translate, timestamp) });

/** Says which computer a backup of another library is from. */
export function describeOrigin(translate: Translate, { kind, computer }: SnapshotOrigin): string {
  if (kind === 'unknown') return translate('backups.origins.unknown');
  return computer === undefined
    ? translate(`backups.origins.${kind}`)
    : translate(`backups.origins.${kind}From`, { computer: shortenName(computer) });
}

/** Counts the documents in a backup. */
export function describeBackupContent(
  translate: Translate,
  counts: Readonly<Partial<Record<JournalTable, number>>>,
): string {
  const parts = JOURNAL_TABLES_IN_ORDER.slice(0, MAX_TABLES).flatMap((tableName) => {
    const rowCount = counts[tableName] ?? 0;
    return rowCount === 0 ? [] : [countDocuments(translate, tableName, rowCount)];
  });
  return parts.length === 0 ? translate('backups.empty') : parts.join(', ');
}
