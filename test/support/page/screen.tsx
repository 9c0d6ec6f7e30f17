/** Renders parts of the window with documents, on a page without a browser. */
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { guardDoubleClicks } from '../../../src/renderer/commands/double-clicks.ts';
import { listenForShortcuts } from '../../../src/renderer/commands/registry.ts';
import { Toaster } from '../../../src/renderer/components/toaster/toaster.tsx';
import { chooseGame } from '../../../src/renderer/games/shown-game.ts';
import { Database } from '../../../src/renderer/store/database.ts';
import { Library } from '../../../src/renderer/store/library.ts';
import { LibraryContext } from '../../../src/renderer/store/library-context.ts';
import { TABLE_NAMES, type TableName } from '../../../src/renderer/store/rows.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { findAll } from './find.ts';
import { click, waitFor, waitForRender } from './user-input.ts';
import { WithTexts } from './with-texts.tsx';

interface TestWindow {
  readonly library: Library;
  readonly root: Root;
  readonly page: HTMLElement;
  content?: ReactNode;
}

/** The windows of a test. The first one is in front. */
let testWindows: TestWindow[] = [];

/** Returns the library of the window in front. */
export function getLibrary(): Library {
  const [firstWindow] = testWindows;
  if (firstWindow === undefined) throw new Error('A test that shows a screen begins with setUpScreenForEachTest().');
  return firstWindow.library;
}

/** Puts documents into memory alone, for components that read nothing else. */
export const putInMemory = <D extends { id: string }>(tableName: TableName, documents: readonly D[]) =>
  getLibrary().stores[tableName].applyCommitted(
    documents.map((document) => ({ id: document.id, document, updatedAt: 0, rev: 1 })),
    [],
  );

/** Saves documents on the disk and in memory, as an import does. */
export const saveDocuments = <D extends { id: string }>(tableName: TableName, documents: readonly D[]) =>
  getLibrary().operations.run(
    'import',
    documents.map((document) => ({ table: tableName, id: document.id, after: document })),
  );

export const getStoredDocument = <D,>(tableName: TableName, documentId: string): D =>
  getLibrary().stores[tableName].get(documentId)?.row.document as D;

/** Size of elements in pixels, since nothing is laid out here: enough for all rows of a list. */
const DEFAULT_VIEWPORT_PIXELS = 4000;
const ROW_PIXELS = 40;

/**
 * Creates an empty library and an empty page for each test. React draws by itself, as in the window. Cards wait for their fonts.
 * @param viewportPixels height of lists in pixels: smaller if a test has hundreds of rows and looks at none of them
 */
export function setUpScreenForEachTest(viewportPixels = DEFAULT_VIEWPORT_PIXELS): void {
  let stopListening = () => {};
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW_PIXELS);
    for (const sizeProperty of ['clientHeight', 'clientWidth'] as const) {
      vi.spyOn(HTMLElement.prototype, sizeProperty, 'get').mockReturnValue(viewportPixels);
    }
    // A previous test of any file may have changed the address.
    location.hash = '';
    const stopFunctions = [listenForShortcuts(window), guardDoubleClicks(window)];
    stopListening = () => {
      for (const stopFunction of stopFunctions) stopFunction();
    };
    testWindows = [createWindow(new Database(`test-${Math.random()}`))];
  });
  afterEach(async () => {
    await getLibrary().waitUntilSettled();
    for (const dismissButton of findAll('button', 'Dismiss')) await click(dismissButton);
    for (const openWindow of testWindows.splice(0)) closeWindow(openWindow);
    stopListening();
    chooseGame(GAMES.all[0]);
    localStorage.clear();
    sessionStorage.clear();
    await waitForRender();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
}

function createWindow(database: Database): TestWindow {
  const pageElement = document.createElement('div');
  document.body.append(pageElement);
  return { library: new Library(GAMES, database), root: createRoot(pageElement), page: pageElement };
}

function closeWindow({ library: windowLibrary, root: reactRoot, page: pageElement }: TestWindow): void {
  reactRoot.unmount();
  windowLibrary.close();
  pageElement.remove();
}

async function drawContent(testWindow: TestWindow, reactContent: ReactNode): Promise<void> {
  testWindow.content = reactContent;
  testWindow.root.render(
    <StrictMode>
      <WithTexts>
        <LibraryContext value={testWindow.library}>
          {reactContent}
          {testWindow === testWindows[0] ? <Toaster /> : null}
        </LibraryContext>
      </WithTexts>
    </StrictMode>,
  );
  await waitFor(() => {
    if (testWindow.page.firstChild === null) throw new Error('Nothing is drawn.');
  });
}

export async function renderScreen(reactContent: ReactNode): Promise<void> {
  const [firstWindow] = testWindows;
  if (firstWindow !== undefined) await drawContent(firstWindow, reactContent);
}

/** Renders the same content again in a window that knows only what is on the disk. */
export async function reload(): Promise<void> {
  const [previousWindow] = testWindows;
  if (previousWindow === undefined) return;
  await previousWindow.library.waitUntilSettled();
  closeWindow(previousWindow);
  const reloadedWindow = await openWindowOn(previousWindow.library.database.name);
  testWindows = [reloadedWindow];
  await drawContent(reloadedWindow, previousWindow.content);
}

/** Opens another window on the same disk with the same content, and returns its page. Each window receives the changes of the other. */
export async function openSecondWindow(): Promise<HTMLElement> {
  const [firstWindow] = testWindows;
  if (firstWindow === undefined) throw new Error('There is no first window.');
  const throwError = (libraryError: unknown) => {
    throw libraryError;
  };
  firstWindow.library.followTables(throwError);
  const secondWindow = await openWindowOn(firstWindow.library.database.name);
  testWindows.push(secondWindow);
  await drawContent(secondWindow, firstWindow.content);
  return secondWindow.page;
}

export const getFirstPage = (): HTMLElement => testWindows[0]?.page ?? document.body;

async function openWindowOn(databaseName: string): Promise<TestWindow> {
  const testWindow = createWindow(new Database(databaseName));
  testWindow.library.followTables((libraryError) => {
    throw libraryError;
  });
  await waitFor(() => {
    if (!TABLE_NAMES.every((tableName) => testWindow.library.stores[tableName].isLoaded))
      throw new Error('The library is not read.');
  });
  return testWindow;
}
