import type { SnapshotInfo } from '../../../shared/library/journal.ts';
import { Button } from '../../components/button.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { describeBackupContent, describeOrigin, labelLookInside } from '../../strings/library/backups.ts';
import { formatSize, formatTime } from '../../strings/times-and-sizes.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './backups.module.css';

const ROW = 60;

interface Props {
  snapshots: readonly SnapshotInfo[];
  /** The name of the backup that is being read. */
  busy: string | undefined;
  onReview(snapshot: SnapshotInfo): void;
}

/** The list of backups, newest first. An unreadable backup shows the reason. */
export function SnapshotList({ snapshots, busy, onReview }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={snapshots}
      keyOf={({ name }) => name}
      rowHeight={ROW}
      measured
      label={translate('backups.list')}
      className={css.list}
      row={(snapshot) => <SnapshotRow snapshot={snapshot} busy={busy} onReview={onReview} />}
    />
  );
}

function SnapshotRow({ snapshot, busy, onReview }: Omit<Props, 'snapshots'> & { snapshot: SnapshotInfo }) {
  const translate = useTranslate();
  const { name, at, bytes, counts, fault, origin } = snapshot;
  return (
    <div className={css.row}>
      <span className={css.when}>
        <strong>{formatTime(translate, at)}</strong>
        <span className={css.size}>{formatSize(translate, bytes)}</span>
      </span>
      {counts === undefined ? (
        <span className={css.fault}>
          <strong>{translate('backups.broken')}.</strong> {fault}
        </span>
      ) : (
        <span className={css.counts}>
          {origin === undefined ? null : <strong className={css.origin}>{describeOrigin(translate, origin)}</strong>}
          {describeBackupContent(translate, counts)}
        </span>
      )}
      {counts === undefined ? null : (
        <Button
          aria-label={labelLookInside(translate, at)}
          isDisabled={busy !== undefined}
          onPress={() => onReview(snapshot)}
        >
          {busy === name ? translate('backups.looking') : translate('backups.look')}
        </Button>
      )}
    </div>
  );
}
