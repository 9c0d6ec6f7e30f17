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
import { getStoredName } from '../store/item.ts';
import type { Library, OpenResult } from '../store/library.ts';
import { LibraryContext, useLoaded } from '../store/library-context.ts';
import { isNewerLibrary } from '../store/newer-library.ts';
import { TABLE_NAMES } from '../store/rows.ts';
import { useTranslate } from '../texts/use-translate.ts';
import { useDiscardUntouched } from './discard-untouched.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { guardUnsavedChanges } from './guard-unsaved-changes.ts';
import { OpenFailureNotice, OpeningNote } from './opening.tsx';
import { preloadAllScreens, renderScreen, SCREENS } from './screens.ts';
import { FocusOnNavigation } from './shell/focus-on-navigation.ts';
import { ScreenSkeleton } from './shell/screen-skeleton.tsx';
import { Shell } from './shell/shell.tsx';
import { useScreenToasts } from './shell/use-screen-toasts.ts';
import { watchLibrary } from './watch-library.ts';

/** What the window shows while and after the library opens. `newer`: a newer Rollcall has changed the library. */
type Opening =
  | { kind: 'opening'; done?: number; total?: number }
  | OpenResult
  | { kind: 'newer' }
  | { kind: 'failed'; error: unknown };

/** Opens the library, then shows the screen that the address names. */
export function App({ library }: { library: Library }) {
  const translate = useTranslate();
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });

  const handleOpenError = useCallback(
    (error: unknown) => {
      if (isNewerLibrary(error)) {
        setOpening({ kind: 'newer' });
        return;
      }
      // A damaged row makes its whole database table unreadable. If rows are unreadable, `MissingScreen` offers to restore
      // them. Otherwise an error that comes after the start leaves the loaded documents on the screen.
      const showFailure = () => {
        if (library.isLoaded()) library.connection.report(error);
        else setOpening({ kind: 'failed', error });
      };
      library
        .findUnreadableRows()
        .then(
          (rowLoss) => (rowLoss === undefined ? showFailure() : setOpening({ kind: 'missing', loss: rowLoss })),
          showFailure,
        );
    },
    [library],
  );

  const showProgress = useCallback(
    (doneCount: number, total: number) => setOpening({ kind: 'opening', done: doneCount, total }),
    [],
  );

  useEffect(() => {
    // The texts of the games are loaded while the database opens.
    Promise.all([library.open(handleOpenError, showProgress), addGameTexts(translate, library.gameCatalog)]).then(
      ([openResult]) => setOpening(openResult),
      handleOpenError,
    );
    const stopGuarding = guardUnsavedChanges(library);
    return () => {
      stopGuarding();
      library.close();
    };
  }, [library, translate, handleOpenError, showProgress]);

  const isOpen = opening.kind === 'open';
  useEffect(() => (isOpen ? watchLibrary(translate, library) : undefined), [library, isOpen, translate]);
  // The app counts its restarts after failures to open, and starts again at zero once the library is open.
  useEffect(() => (isOpen ? endRestarts() : undefined), [isOpen]);

  const continueOpening = useCallback(() => {
    setOpening({ kind: 'opening' });
    library.continueOpening(handleOpenError, showProgress).then(setOpening, handleOpenError);
  }, [library, handleOpenError, showProgress]);

  if (opening.kind === 'missing' && library.journal !== undefined) {
    return (
      <LibraryContext value={library}>
        <MissingScreen
          library={library}
          journal={library.journal}
          loss={opening.loss}
          onDone={continueOpening}
          onError={handleOpenError}
        />
      </LibraryContext>
    );
  }

  if (opening.kind === 'lost') {
    return (
      <main>
        <Notice isWholeScreen title={translate('shell.lost')} text={translate('shell.lostText')}>
          <Button kind="primary" onPress={continueOpening}>
            {translate('shell.startAnew')}
          </Button>
        </Notice>
      </main>
    );
  }
  if (opening.kind === 'newer') {
    return (
      <main>
        <Notice isWholeScreen title={translate('shell.newer')} text={translate('shell.newerText')}>
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
        <OpenFailureNotice error={opening.error} />
      </main>
    );
  }
  if (opening.kind !== 'open') {
    return <OpeningNote database={library.database} {...(opening.kind === 'opening' ? opening : {})} />;
  }
  return (
    <LibraryContext value={library}>
      <ScreenFrame library={library} />
    </LibraryContext>
  );
}

function ScreenFrame({ library }: { library: Library }) {
  const translate = useTranslate();
  const currentHash = useHash();
  const route = parseRoute(currentHash);
  const areStoresLoaded = useLoaded(TABLE_NAMES);
  useEffect(() => {
    document.title = `${SCREENS[route.screen].title(translate)} – ${translate('shell.name')}`;
  }, [route.screen, translate]);
  const address = formatHash(route);
  useScreenToasts(address);
  // This screen shows only the game, because it is read from a distance.
  const isSecondScreen = route.screen === 'encounter-show';
  useEffect(
    () => (areStoresLoaded && !isSecondScreen ? preloadAllScreens(translate, library.gameCatalog) : undefined),
    [library, areStoresLoaded, isSecondScreen, translate],
  );
  // The second screen stays black: its players wait for the game, not for a title.
  const skeleton = isSecondScreen ? null : <ScreenSkeleton title={getLoadingTitle(translate, library, route)} />;
  useDiscardUntouched(library, route, areStoresLoaded && !isSecondScreen);
  const screen = (
    <ErrorBoundary resetKey={currentHash} onCopy={createCopyAction(translate, library, route)}>
      <Suspense fallback={skeleton}>
        {areStoresLoaded ? renderScreen(route) : skeleton}
        <FocusOnNavigation address={address} />
      </Suspense>
    </ErrorBoundary>
  );
  return isSecondScreen ? screen : <Shell route={route}>{screen}</Shell>;
}

/** Returns the title of a screen that is loading: the name of its document, if it is known, or that of the screen. */
function getLoadingTitle(translate: Translate, library: Library, route: Route): string {
  const { table, title } = SCREENS[route.screen];
  const row =
    table === undefined || !('id' in route) || route.id === undefined
      ? undefined
      : library.stores[table].get(route.id)?.row;
  return (row === undefined ? '' : getStoredName(row)) || title(translate);
}

/** Returns a function that copies the document of a screen as text, or undefined if the screen has no document. */
function createCopyAction(translate: Translate, library: Library, route: Route): (() => void) | undefined {
  const { table } = SCREENS[route.screen];
  if (table === undefined || !('id' in route) || route.id === undefined) return undefined;
  const { id } = route;
  // The document is read when the button is pressed, since it may have been edited after the screen was opened.
  const readDocument = () => library.stores[table].get(id)?.row.document;
  return readDocument() === undefined ? undefined : () => attempt(copyDocument(translate, library, readDocument()));
}
