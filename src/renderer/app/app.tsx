import { Suspense, useCallback, useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { copyDocument } from '../components/copy-text.ts';
import { Notice } from '../components/notice.tsx';
import { attempt } from '../failures/report-failure.ts';
import { MissingScreen } from '../features/missing/missing-screen.tsx';
import { hashOf, parseRoute, type Route, useHash } from '../navigation/router.ts';
import type { Library, Opened } from '../store/library.ts';
import { LibraryContext, useLoaded } from '../store/library-context.ts';
import { isNewerLibrary } from '../store/newer-library.ts';
import { SHELL } from '../strings/shell.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { guardUnsaved } from './guard-unsaved.ts';
import { CannotOpen, OpeningNote } from './opening.tsx';
import {
  AboutScreen,
  CharacterListScreen,
  CharacterScreen,
  CompareScreen,
  DeckListScreen,
  DeckScreen,
  EncounterListScreen,
  EncounterScreen,
  EventListScreen,
  EventScreen,
  FactionListScreen,
  FactionScreen,
  fetchAllScreens,
  GalleryScreen,
  GlossaryScreen,
  LibraryScreen,
  PrintScreen,
  SettingsScreen,
  ShowScreen,
  StudioScreen,
  TeamListScreen,
  TeamScreen,
} from './screens.ts';
import { FocusOnArrival } from './shell/focus-on-arrival.ts';
import { Shell } from './shell/shell.tsx';
import { watchLibrary } from './watch-library.ts';

type Opening =
  | { kind: 'opening'; done?: number; of?: number }
  | Opened
  | { kind: 'newer' }
  | { kind: 'failed'; error: unknown };

/** Opens the library, then shows the screen that the address names. */
export function App({ library }: { library: Library }) {
  const [opening, setOpening] = useState<Opening>({ kind: 'opening' });

  const fail = useCallback(
    (error: unknown) => {
      if (isNewerLibrary(error)) {
        setOpening({ kind: 'newer' });
        return;
      }
      // A damaged row makes its whole table unreadable. Documents that are in memory stay on the screen in any other case.
      const failed = () => {
        if (library.isLoaded()) library.connection.report(error);
        else setOpening({ kind: 'failed', error });
      };
      library
        .unreadable()
        .then((loss) => (loss === undefined ? failed() : setOpening({ kind: 'missing', loss })), failed);
    },
    [library],
  );

  const progress = useCallback((done: number, of: number) => setOpening({ kind: 'opening', done, of }), []);

  useEffect(() => {
    library.open(fail, progress).then(setOpening, fail);
    const stopGuard = guardUnsaved(library);
    return () => {
      stopGuard();
      library.close();
    };
  }, [library, fail, progress]);

  const isOpen = opening.kind === 'open';
  useEffect(() => (isOpen ? watchLibrary(library) : undefined), [library, isOpen]);

  const startAnew = useCallback(() => {
    setOpening({ kind: 'opening' });
    library.goOn(fail, progress).then(setOpening, fail);
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
        <Notice whole title={SHELL.lost} text={SHELL.lostText}>
          <Button kind="primary" onPress={startAnew}>
            {SHELL.startAnew}
          </Button>
        </Notice>
      </main>
    );
  }
  if (opening.kind === 'newer') {
    return (
      <main>
        <Notice whole title={SHELL.newer} text={SHELL.newerText}>
          <Button kind="primary" onPress={() => location.reload()}>
            {SHELL.reload}
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
    return <OpeningNote database={library.db} {...(opening.kind === 'opening' ? opening : {})} />;
  }
  return (
    <LibraryContext value={library}>
      <Screens library={library} />
    </LibraryContext>
  );
}

/** The sentence that names the section of each screen. */
const SECTION_OF = {
  characters: 'characters',
  character: 'characters',
  compare: 'characters',
  teams: 'teams',
  team: 'teams',
  factions: 'factions',
  faction: 'factions',
  decks: 'decks',
  deck: 'decks',
  events: 'events',
  event: 'events',
  encounters: 'play',
  encounter: 'play',
  'encounter-show': 'play',
  print: 'print',
  library: 'library',
  settings: 'settings',
  templates: 'templates',
  studio: 'studio',
  glossary: 'glossary',
  about: 'about',
} as const satisfies Record<Route['screen'], keyof typeof SHELL>;

/** The table whose documents a screen shows one of. */
const TABLE_OF = {
  character: 'characters',
  compare: 'characters',
  team: 'teams',
  faction: 'factions',
  event: 'events',
  deck: 'decks',
  encounter: 'encounters',
  'encounter-show': 'encounters',
  studio: 'templates',
} as const;

/** The tables that screens show without waiting for them. */
const SHOWN = ['characters', 'teams', 'factions', 'events', 'encounters', 'templates'] as const;

function Screens({ library }: { library: Library }) {
  const hash = useHash();
  const route = parseRoute(hash);
  const loaded = useLoaded(SHOWN);
  useEffect(() => {
    document.title = `${SHELL[SECTION_OF[route.screen]]} – ${SHELL.name}`;
  }, [route.screen]);
  // Nothing but the game: it is looked at from afar.
  const isShow = route.screen === 'encounter-show';
  useEffect(() => (loaded && !isShow ? fetchAllScreens() : undefined), [loaded, isShow]);
  const screen = (
    <ErrorBoundary resetKey={hash} onCopy={copyOf(library, route)}>
      <Suspense>
        {loaded ? <Screen route={route} /> : null}
        <FocusOnArrival address={hashOf(route)} />
      </Suspense>
    </ErrorBoundary>
  );
  return isShow ? screen : <Shell route={route}>{screen}</Shell>;
}

function Screen({ route }: { route: Route }) {
  switch (route.screen) {
    case 'characters':
      return <CharacterListScreen />;
    case 'character':
      return <CharacterScreen key={route.id} id={route.id} />;
    case 'compare':
      return <CompareScreen id={route.id} other={route.other} />;
    case 'teams':
      return <TeamListScreen />;
    case 'team':
      return <TeamScreen key={route.id} id={route.id} />;
    case 'factions':
      return <FactionListScreen />;
    case 'faction':
      return <FactionScreen key={route.id} id={route.id} />;
    case 'decks':
      return <DeckListScreen />;
    case 'deck':
      return <DeckScreen key={route.id} id={route.id} />;
    case 'events':
      return <EventListScreen />;
    case 'event':
      return <EventScreen key={route.id} id={route.id} part={route.part} />;
    case 'encounters':
      return <EncounterListScreen />;
    case 'encounter':
      return <EncounterScreen key={route.id} id={route.id} />;
    case 'encounter-show':
      return <ShowScreen key={route.id} id={route.id} />;
    case 'templates':
      return <GalleryScreen />;
    case 'studio':
      return <StudioScreen key={route.id} id={route.id} />;
    case 'print':
      return <PrintScreen key={hashOf(route)} of={route.of} id={route.id} />;
    case 'library':
      return <LibraryScreen part={route.part} />;
    case 'settings':
      return <SettingsScreen />;
    case 'glossary':
      return <GlossaryScreen />;
    case 'about':
      return <AboutScreen />;
  }
}

/** Copies the document of a screen as text; undefined where there is none. */
function copyOf(library: Library, route: Route): (() => void) | undefined {
  if (!('id' in route) || route.screen === 'print') return undefined;
  const document = library.tables[TABLE_OF[route.screen]].get(route.id)?.row.document;
  return document === undefined ? undefined : () => attempt(copyDocument(library, document));
}
