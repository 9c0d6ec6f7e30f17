/** Texts about the backups that the app makes by itself. */
import type { JournalTable, SnapshotOrigin } from '../../../shared/library/journal.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortName } from '../documents/short-name.ts';
import { formatTime } from '../when.ts';
import { countDocuments } from './document-nouns.ts';
import { TABLE_ORDER } from './missing.ts';

/** The number of tables that the summary of a backup has room for. */
const MAX_TABLES = 5;

export const describeLastBackup = (t: Translate, timestamp: number): string =>
  t('backups.last', { time: formatTime(t, timestamp) });

/** Labels the button that opens a backup. */
export const labelLookInside = (t: Translate, timestamp: number): string =>
  t('backups.lookAt', { time: formatTime(t, timestamp) });

export const nameBackup = (t: Translate, timestamp: number): string =>
  t('backups.name', { time: formatTime(t, timestamp) });

/** Says where a backup of another library is from. */
export function describeOrigin(t: Translate, { kind, computer }: SnapshotOrigin): string {
  if (kind === 'unknown') return t('backups.origins.unknown');
  return computer === undefined
    ? t(`backups.origins.${kind}`)
    : t(`backups.origins.${kind}From`, { computer: shortName(computer) });
}

/** Counts what a backup has in it. */
export function describeBackupContent(t: Translate, counts: Readonly<Partial<Record<JournalTable, number>>>): string {
  const parts = TABLE_ORDER.slice(0, MAX_TABLES).flatMap((table) => {
    const n = counts[table] ?? 0;
    return n === 0 ? [] : [countDocuments(t, table, n)];
  });
  return parts.length === 0 ? t('backups.empty') : parts.join(', ');
}
