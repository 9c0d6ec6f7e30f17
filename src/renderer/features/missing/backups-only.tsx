import { useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { Journal, Loss } from '../../store/journal/journal.ts';
import { isEmptyLibrary, prepareRestore } from '../../store/journal/restore.ts';
import type { Library } from '../../store/library.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { SnapshotList } from '../library/snapshot-list.tsx';
import { useBackups } from '../library/use-backups.ts';
import css from './missing.module.css';
import { MissingFacts } from './missing-facts.tsx';

interface Props {
  library: Library;
  journal: Journal;
  loss: Loss;
  onDone(): void;
  onError(error: unknown): void;
}

/** Shown if both the library and its journal are lost, so that only backups may be left. */
export function BackupsOnly({ library, journal, loss, onDone, onError }: Props) {
  const translate = useTranslate();
  const backups = useBackups(library, journal.bridge);
  const [ready, setReady] = useState(false);
  const snapshots = backups.info?.snapshots ?? [];
  useEffect(() => {
    document.title = `${translate('missing.nothingTitle')} – ${translate('shell.name')}`;
    prepareRestore(library, journal, loss).then(() => {
      library.followTables(onError);
      setReady(true);
    }, onError);
  }, [library, journal, loss, onError, translate]);
  useEffect(
    () =>
      library.database.writes.listen({
        onBegin: () => undefined,
        onAbort: () => undefined,
        onCommit: () => attempt(isEmptyLibrary(library).then((empty) => empty || onDone())),
      }),
    [library, onDone],
  );
  return (
    <div className={css.only}>
      <Notice
        whole
        title={translate('missing.nothingTitle')}
        text={`${translate('missing.nothingText')} ${snapshots.length > 0 ? translate('missing.nothingBackups') : translate('missing.nothingElse')}`}
      >
        <Button kind={snapshots.length > 0 ? 'plain' : 'primary'} isDisabled={!ready} onPress={onDone}>
          {translate('shell.startAnew')}
        </Button>
      </Notice>
      <MissingFacts loss={loss} rows={[]} newest={undefined} />
      {snapshots.length === 0 || !ready ? null : (
        <SnapshotList snapshots={snapshots} busy={backups.busy} onReview={(one) => attempt(backups.review(one))} />
      )}
    </div>
  );
}
