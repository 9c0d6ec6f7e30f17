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
import { BackupsOnly } from './backups-only.tsx';
import { GoOnDialog } from './go-on-dialog.tsx';
import css from './missing.module.css';
import { MissingFacts } from './missing-facts.tsx';
import { MissingList } from './missing-list.tsx';
import { useRestore } from './use-restore.ts';

interface Props {
  library: Library;
  journal: Journal;
  loss: Loss;
  /** Called when everything is restored, or the user continues without it. */
  onDone(): void;
  onError(error: unknown): void;
}

/** Shown before anything else when the library has lost documents: lists them and offers to restore them. */
export function MissingScreen(props: Props) {
  const { loss } = props;
  const isNothing = loss.missing.length + loss.older.length === 0;
  return (
    <>
      <main className={css.screen}>
        {isNothing ? <BackupsOnly {...props} /> : <Missing key={loss.number} {...props} />}
      </main>
      <ImportHost />
      <Toaster />
    </>
  );
}

function Missing({ library, journal, loss, onDone, onError }: Props) {
  const translate = useTranslate();
  const restore = useRestore(library, journal, loss, onDone, onError);
  const [asks, setAsks] = useState(false);
  const goOn = useCallback(() => continueWithout(library, journal, loss), [library, journal, loss]);
  const title = translate(`missing.titles.${loss.kind}`);
  useEffect(() => {
    document.title = `${title} – ${translate('shell.name')}`;
  }, [title, translate]);
  const { rows, recovered } = restore;
  const able = recovered === undefined ? 0 : rows.filter(({ state }) => state !== 'lost').length;
  return (
    <>
      <header className={css.head}>
        <h1>{title}</h1>
        <p>
          {loss.kind === 'brought'
            ? describeFoundLibrary(translate, loss.computer ?? '')
            : translate(`missing.texts.${loss.kind}`)}
        </p>
        <MissingFacts loss={loss} rows={rows} newest={recovered?.newest} />
      </header>
      <MissingList rows={rows} />
      <footer className={css.foot}>
        {restore.failure === undefined ? null : (
          <p role="alert" className={css.failure}>
            {translate('missing.refused', { reason: restore.failure })}
          </p>
        )}
        <Button isDisabled={restore.busy} onPress={() => setAsks(true)}>
          {translate('missing.without')}
        </Button>
        {loss.kind === 'refused' ? (
          <Button onPress={() => location.reload()}>{translate('missing.tryAgain')}</Button>
        ) : null}
        <Button
          kind="primary"
          autoFocus
          isDisabled={restore.busy || able === 0}
          onPress={() => attempt(restore.start())}
        >
          {recovered === undefined
            ? translate('missing.looking')
            : restore.busy
              ? translate('missing.working')
              : able < rows.length
                ? translate('missing.backSome', { n: able })
                : translate('missing.back')}
        </Button>
      </footer>
      {asks ? <GoOnDialog count={rows.length} goOn={goOn} onDone={onDone} onClose={() => setAsks(false)} /> : null}
    </>
  );
}
