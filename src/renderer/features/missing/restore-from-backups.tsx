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

/** Offers the backups when both the library and its journal are lost. */
export function RestoreFromBackups({ library, journal, loss, onDone, onError }: Props) {
  const translate = useTranslate();
  const backups = useBackups(library, journal.bridge);
  const [isReady, setIsReady] = useState(false);
  const snapshots = backups.backupsInfo?.snapshots ?? [];
  useEffect(() => {
    document.title = `${translate('missing.nothingTitle')} – ${translate('shell.name')}`;
    prepareRestore(library, journal, loss).then(() => {
      library.followTables(onError);
      setIsReady(true);
    }, onError);
  }, [library, journal, loss, onError, translate]);
  // Once a backup has written documents into the empty library, this screen is done.
  useEffect(
    () =>
      library.database.writes.listen({
        onBegin: () => undefined,
        onAbort: () => undefined,
        onCommit: () => attempt(isEmptyLibrary(library).then((isEmpty) => isEmpty || onDone())),
      }),
    [library, onDone],
  );
  const nextStep = snapshots.length > 0 ? translate('missing.nothingBackups') : translate('missing.nothingElse');
  return (
    <div className={css.only}>
      <Notice
        isWholeScreen
        title={translate('missing.nothingTitle')}
        text={`${translate('missing.nothingText')} ${nextStep}`}
      >
        <Button kind={snapshots.length > 0 ? 'plain' : 'primary'} isDisabled={!isReady} onPress={onDone}>
          {translate('shell.startAnew')}
        </Button>
      </Notice>
      <MissingFacts libraryLoss={loss} missingRows={[]} newestTime={undefined} />
      {snapshots.length === 0 || !isReady ? null : (
        <SnapshotList
          snapshots={snapshots}
          busyWith={backups.busyWith}
          onReview={(snapshot) => attempt(backups.review(snapshot))}
        />
      )}
    </div>
  );
}
