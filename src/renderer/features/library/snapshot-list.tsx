import type { SnapshotInfo } from '../../../shared/library/journal.ts';
import { Button } from '../../components/button.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { describeBackupContent, describeOrigin, labelLookInside } from '../../strings/library/backups.ts';
import { formatSize, formatTime } from '../../strings/times-and-sizes.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './backups.module.css';

const ROW_HEIGHT = 60;

interface Props {
  snapshots: readonly SnapshotInfo[];
  /** The name of the backup that is being read, or the name of another running operation. Undefined while nothing runs. */
  busyWith: string | undefined;
  onReview(snapshot: SnapshotInfo): void;
}

/** The list of backups, newest first. An unreadable backup shows the reason, and a damaged one what is missing. */
export function SnapshotList({ snapshots, busyWith, onReview }: Props) {
  const translate = useTranslate();
  return (
    <VirtualList
      items={snapshots}
      getKey={({ name }) => name}
      rowHeight={ROW_HEIGHT}
      hasMeasuredRows
      label={translate('backups.list')}
      className={css.list}
      renderRow={(snapshot) => <SnapshotRow snapshot={snapshot} busyWith={busyWith} onReview={onReview} />}
    />
  );
}

function SnapshotRow({ snapshot, busyWith, onReview }: Omit<Props, 'snapshots'> & { snapshot: SnapshotInfo }) {
  const translate = useTranslate();
  const { name: backupName, at: timestamp, bytes: byteCount, counts, fault, damage, origin } = snapshot;
  return (
    <div className={css.row}>
      <span className={css.when}>
        <strong>{formatTime(translate, timestamp)}</strong>
        <span className={css.size}>{formatSize(translate, byteCount)}</span>
      </span>
      {counts === undefined ? (
        <span className={css.fault}>
          <strong>{translate('backups.broken')}.</strong> {fault}
        </span>
      ) : (
        <span className={css.counts}>
          {origin === undefined ? null : <strong className={css.origin}>{describeOrigin(translate, origin)}</strong>}
          {describeBackupContent(translate, counts)}
          {damage === undefined ? null : <span className={css.damage}>{damage}</span>}
        </span>
      )}
      {counts === undefined ? null : (
        <Button
          aria-label={labelLookInside(translate, timestamp)}
          isDisabled={busyWith !== undefined}
          onPress={() => onReview(snapshot)}
        >
          {busyWith === backupName ? translate('backups.looking') : translate('backups.look')}
        </Button>
      )}
    </div>
  );
}
