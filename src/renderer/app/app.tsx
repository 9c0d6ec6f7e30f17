import { Suspense, useCallback, useEffect, useState } from 'react';
import type { Translate } from '../../shared/texts/translate.ts';
import { Button } from '../components/button.tsx';
import { copyDocument } from '../components/copy-text.ts';
import { Notice } from '../components/notice.tsx';
import { attempt } from '../failures/report-failure.ts';
import { MissingScreen } from '../features/missing/missing-screen.tsx';
import { endRestarts } from '../features/missing/restart-restore.ts';
import { formatHash, parseRoute, type Route, useHash } from '../navigation/router.ts';
import { addGameTexts } from '../preferences/language.ts';
import type { Library, OpenResult } from '../store/library.ts';
import { LibraryContext, useLoaded } from '../store/library-context.ts';
import { isNewerLibrary } from '../store/newer-library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { guardUnsaved } from './guard-unsaved.ts';
import { CannotOpen, OpeningNote } from './opening.tsx';
import { fetchAllScreens, SCREENS, screenAt } from './screens.ts';
import { FocusOnArrival } from './shell/focus-on-arrival.ts';
import { Shell } from './shell/shell.tsx';
import { watchLibrary } from './watch-library.ts';

type Opening =
  | { kind: 'opening'; done?: number; of?: number }
  | OpenResult
  | { kind: 'newer' }
  | { kind: 'failed'; error: unknown };

/** Opens the library, then shows the screen that the address names. */
export function App({ library }: { library: Library }) {
  const translate = useTranslate();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });

  const fail = useCallback(
    (error: unknown) => {
      if (isNewerLibrary(error)) {
        setOpening({ kind: 'newer' });
        return;
      }
      // A damaged row makes its whole database table unreadable. In any case, documents that are in memory stay on the
      // screen.
      const failed = () => {
        if (library.isLoaded()) library.connection.report(error);
        else setOpening({ kind: 'failed', error });
      };
      library
        .findUnreadableRows()
        .then((loss) => (loss === undefined ? failed() : setOpening({ kind: 'missing', loss })), failed);
    },
    [library],
  );

  const progress = useCallback((done: number, of: number) => setOpening({ kind: 'opening', done, of }), []);

  useEffect(() => {
    // The texts of the games are loaded while the database opens.
    Promise.all([library.open(fail, progress), addGameTexts(translate, library.gameCatalog)]).then(
      ([opened]) => setOpening(opened),
      fail,
    );
    const stopGuard = guardUnsaved(library);
    return () => {
      stopGuard();
      library.close();
    };
  }, [library, translate, fail, progress]);

  const isOpen = opening.kind === 'open';
  useEffect(() => (isOpen ? watchLibrary(translate, library) : undefined), [library, isOpen, translate]);
  useEffect(() => (isOpen ? endRestarts() : undefined), [isOpen]);

  const startAnew = useCallback(() => {
    setOpening({ kind: 'opening' });
    library.continueOpening(fail, progress).then(setOpening, fail);
  }, [library, fail, progress]);

  if (opening.kind === 'missing' && library.journal !== undefined) {
    return (
      <LibraryContext value={library}>
        <MissingScreen
          library={library}
          journal={library.journal}
          loss={opening.loss}
          onDone={startAnew}
          onError={fail}
        />
      </LibraryContext>
    );
  }

  if (opening.kind === 'lost') {
    return (
      <main>
        <Notice whole title={translate('shell.lost')} text={translate('shell.lostText')}>
          <Button kind="primary" onPress={startAnew}>
            {translate('shell.startAnew')}
          </Button>
        </Notice>
      </main>
    );
  }
  if (opening.kind === 'newer') {
    return (
      <main>
        <Notice whole title={translate('shell.newer')} text={translate('shell.newerText')}>
          <Button kind="primary" onPress={() => location.reload()}>
            {translate('shell.reload')}
          </Button>
        </Notice>
      </main>
    );
  }
  if (opening.kind === 'failed') {
    return (
      <main>
        <CannotOpen error={opening.error} />
      </main>
    );
  }
  if (opening.kind !== 'open') {
    return <OpeningNote database={library.database} {...(opening.kind === 'opening' ? opening : {})} />;
  }
  return (
    <LibraryContext value={library}>
      <Screens library={library} />
    </LibraryContext>
  );
}

function Screens({ library }: { library: Library }) {
  const translate = useTranslate();
  const hash = useHash();
  const route = parseRoute(hash);
  const loaded = useLoaded(TABLE_NAMES);
  useEffect(() => {
    document.title = `${SCREENS[route.screen].title(translate)} – ${translate('shell.name')}`;
  }, [route.screen, translate]);
  // This screen shows only the game, because it is read from a distance.
  const isShow = route.screen === 'encounter-show';
  useEffect(
    () => (loaded && !isShow ? fetchAllScreens(translate, library.gameCatalog) : undefined),
    [library, loaded, isShow, translate],
  );
  const screen = (
    <ErrorBoundary resetKey={hash} onCopy={copyOf(translate, library, route)}>
      <Suspense>
        {loaded ? screenAt(route) : null}
        <FocusOnArrival address={formatHash(route)} />
      </Suspense>
    </ErrorBoundary>
  );
  return isShow ? screen : <Shell route={route}>{screen}</Shell>;
}

/** Returns a function that copies the document of a screen as text, or undefined if the screen has no document. */
function copyOf(translate: Translate, library: Library, route: Route): (() => void) | undefined {
  const { table } = SCREENS[route.screen];
  if (table === undefined || !('id' in route) || route.id === undefined) return undefined;
  const { id } = route;
  // The document is read when the button is pressed, since it may have been edited after the screen was opened.
  const read = () => library.stores[table].get(id)?.row.document;
  return read() === undefined ? undefined : () => attempt(copyDocument(translate, library, read()));
}
