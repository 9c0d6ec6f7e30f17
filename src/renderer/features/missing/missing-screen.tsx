import { useCallback, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Toaster } from '../../components/toaster/toaster.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { Journal, Loss } from '../../store/journal/journal.ts';
import { continueWithout } from '../../store/journal/restore.ts';
import type { Library } from '../../store/library.ts';
import { describeFoundLibrary } from '../../strings/library/missing.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { ImportHost } from '../transfer/import/import-host.tsx';
import { ContinueWithoutDialog } from './continue-without-dialog.tsx';
import css from './missing.module.css';
import { MissingFacts } from './missing-facts.tsx';
import { MissingList } from './missing-list.tsx';
import { RestoreFromBackups } from './restore-from-backups.tsx';
import { useRestore } from './use-restore.ts';

interface Props {
  library: Library;
  journal: Journal;
  loss: Loss;
  /** Called when everything is restored, or the user continues without the missing documents. */
  onDone(): void;
  onError(error: unknown): void;
}

/** Lists the documents that the library has lost and offers to restore them. This screen comes before all others. */
export function MissingScreen(props: Props) {
  const { loss } = props;
  // If the journal is lost as well, it is not known which documents are missing.
  const isEverythingLost = loss.missing.length + loss.older.length === 0;
  return (
    <>
      <main className={css.screen}>
        {isEverythingLost ? <RestoreFromBackups {...props} /> : <MissingDocuments key={loss.number} {...props} />}
      </main>
      <ImportHost />
      <Toaster />
    </>
  );
}

/**
 * Lists the missing documents. A loss of the kind `brought` is a library that was copied here from another computer; `refused` is a
 * database that can't be opened, which may work at the next attempt.
 */
function MissingDocuments({ library, journal, loss, onDone, onError }: Props) {
  const translate = useTranslate();
  const restore = useRestore(library, journal, loss, onDone, onError);
  const [isConfirming, setIsConfirming] = useState(false);
  const continueWithoutMissing = useCallback(() => continueWithout(library, journal, loss), [library, journal, loss]);
  const title = translate(`missing.titles.${loss.kind}`);
  useEffect(() => {
    document.title = `${title} – ${translate('shell.name')}`;
  }, [title, translate]);
  const { missingRows, recovery } = restore;
  const restorableCount = recovery === undefined ? 0 : missingRows.filter(({ state }) => state !== 'lost').length;
  return (
    <>
      <header className={css.head}>
        <h1>{title}</h1>
        <p>
          {loss.kind === 'brought'
            ? describeFoundLibrary(translate, loss.computer ?? '')
            : translate(`missing.texts.${loss.kind}`)}
        </p>
        <MissingFacts libraryLoss={loss} missingRows={missingRows} newestTime={recovery?.newestTime} />
      </header>
      <MissingList missingRows={missingRows} />
      <footer className={css.foot}>
        {restore.failure === undefined ? null : (
          <p role="alert" className={css.failure}>
            {translate('missing.refused', { reason: restore.failure })}
          </p>
        )}
        <Button isDisabled={restore.isBusy} onPress={() => setIsConfirming(true)}>
          {translate('missing.without')}
        </Button>
        {loss.kind === 'refused' ? (
          <Button onPress={() => location.reload()}>{translate('missing.tryAgain')}</Button>
        ) : null}
        <Button
          kind="primary"
          autoFocus
          isDisabled={restore.isBusy || restorableCount === 0}
          onPress={() => attempt(restore.start())}
        >
          {recovery === undefined
            ? translate('missing.looking')
            : restore.isBusy
              ? translate('missing.working')
              : restorableCount < missingRows.length
                ? translate('missing.backSome', { n: restorableCount })
                : translate('missing.back')}
        </Button>
      </footer>
      {isConfirming ? (
        <ContinueWithoutDialog
          missingCount={missingRows.length}
          continueWithout={continueWithoutMissing}
          onDone={onDone}
          onClose={() => setIsConfirming(false)}
        />
      ) : null}
    </>
  );
}
