import type { SnapshotInfo } from '../../../shared/library/journal.ts';
import { Button } from '../../components/button.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { describeBackupContent, describeOrigin, labelLookInside } from '../../strings/library/backups.ts';
import { formatSize, formatTime } from '../../strings/when.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './backups.module.css';

const ROW = 60;

interface Props {
  snapshots: readonly SnapshotInfo[];
  /** The name of the one that is being read. */
  busy: string | undefined;
  onReview(snapshot: SnapshotInfo): void;
}

/** The backups that are there, newest first; a broken one says why. */
export function SnapshotList({ snapshots, busy, onReview }: Props) {
  const t = useTranslate();
  return (
    <VirtualList
      items={snapshots}
      keyOf={({ name }) => name}
      rowHeight={ROW}
      measured
      label={t('backups.list')}
      className={css.list}
      row={(snapshot) => <SnapshotRow snapshot={snapshot} busy={busy} onReview={onReview} />}
    />
  );
}

function SnapshotRow({ snapshot, busy, onReview }: Omit<Props, 'snapshots'> & { snapshot: SnapshotInfo }) {
  const t = useTranslate();
  const { name, at, bytes, counts, fault, origin } = snapshot;
  return (
    <div className={css.row}>
      <span className={css.when}>
        <strong>{formatTime(t, at)}</strong>
        <span className={css.size}>{formatSize(t, bytes)}</span>
      </span>
      {counts === undefined ? (
        <span className={css.fault}>
          <strong>{t('backups.broken')}.</strong> {fault}
        </span>
      ) : (
        <span className={css.counts}>
          {origin === undefined ? null : <strong className={css.origin}>{describeOrigin(t, origin)}</strong>}
          {describeBackupContent(t, counts)}
        </span>
      )}
      {counts === undefined ? null : (
        <Button aria-label={labelLookInside(t, at)} isDisabled={busy !== undefined} onPress={() => onReview(snapshot)}>
          {busy === name ? t('backups.looking') : t('backups.look')}
        </Button>
      )}
    </div>
  );
}
