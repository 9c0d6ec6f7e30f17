import type { SnapshotInfo } from '../../../shared/library/journal.ts';
import { Button } from '../../components/button.tsx';
import { VirtualList } from '../../components/virtual-list.tsx';
import { BACKUPS } from '../../strings/library/backups.ts';
import { sizeText, timeText } from '../../strings/when.ts';
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
  return (
    <VirtualList
      items={snapshots}
      keyOf={({ name }) => name}
      rowHeight={ROW}
      measured
      label={BACKUPS.list}
      className={css.list}
      row={(snapshot) => <SnapshotRow snapshot={snapshot} busy={busy} onReview={onReview} />}
    />
  );
}

function SnapshotRow({ snapshot, busy, onReview }: Omit<Props, 'snapshots'> & { snapshot: SnapshotInfo }) {
  const { name, at, bytes, counts, fault, origin } = snapshot;
  return (
    <div className={css.row}>
      <span className={css.when}>
        <strong>{timeText(at)}</strong>
        <span className={css.size}>{sizeText(bytes)}</span>
      </span>
      {counts === undefined ? (
        <span className={css.fault}>
          <strong>{BACKUPS.broken}.</strong> {fault}
        </span>
      ) : (
        <span className={css.counts}>
          {origin === undefined ? null : <strong className={css.origin}>{BACKUPS.origin(origin)}</strong>}
          {BACKUPS.counts(counts)}
        </span>
      )}
      {counts === undefined ? null : (
        <Button aria-label={BACKUPS.lookAt(at)} isDisabled={busy !== undefined} onPress={() => onReview(snapshot)}>
          {busy === name ? BACKUPS.looking : BACKUPS.look}
        </Button>
      )}
    </div>
  );
}
