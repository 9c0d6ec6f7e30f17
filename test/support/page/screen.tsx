/** Parts of the window with documents, on a page without a browser. */
import { type ReactNode, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
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
import { click, until, waitForRender } from './hands.ts';
import { WithTexts } from './with-texts.tsx';

interface Shown {
  readonly library: Library;
  readonly root: Root;
  readonly page: HTMLElement;
  content?: ReactNode;
}

/** The windows of a test, the first one in front. */
let windows: Shown[] = [];

/** The library of the window that is in front. */
export function getLibrary(): Library {
  const [first] = windows;
  if (first === undefined) throw new Error('A test that shows a screen begins with screenForEachTest().');
  return first.library;
}

/** Documents in memory alone, for parts that look at nothing else. */
export const putInMemory = <D extends { id: string }>(table: TableName, documents: readonly D[]) =>
  getLibrary().stores[table].applyCommitted(
    documents.map((document) => ({ id: document.id, document, updatedAt: 0, rev: 1 })),
    [],
  );

/** Documents on the disk and in memory, as an import brings them. */
export const saveDocuments = <D extends { id: string }>(table: TableName, documents: readonly D[]) =>
  getLibrary().operations.run(
    'import',
    documents.map((document) => ({ table, id: document.id, after: document })),
  );

export const getStoredDocument = <D,>(table: TableName, id: string): D =>
  getLibrary().stores[table].get(id)?.row.document as D;

/** Pixels of what is not laid out here: room for all rows of a list. */
const ROOM = 4000;
const ROW = 40;

/**
 * An empty library and an empty page for each test. React draws by itself, as in the window. Cards wait for their fonts.
 * @param room pixels that lists have: less of them where a test has hundreds of rows and looks at none
 */
export function setUpScreenForEachTest(room = ROOM): void {
  let stop = () => {};
  beforeEach(() => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(ROW);
    for (const size of ['clientHeight', 'clientWidth'] as const) {
      vi.spyOn(HTMLElement.prototype, size, 'get').mockReturnValue(room);
    }
    // Where a test before, of whatever file, has gone to.
    location.hash = '';
    const stops = [listenForShortcuts(window), guardDoubleClicks(window)];
    stop = () => {
      for (const each of stops) each();
    };
    windows = [opened(new Database(`test-${Math.random()}`))];
  });
  afterEach(async () => {
    await getLibrary().waitUntilSettled();
    for (const cross of findAll('button', 'Dismiss')) await click(cross);
    for (const one of windows.splice(0)) close(one);
    stop();
    chooseGame(GAMES.all[0]);
    localStorage.clear();
    sessionStorage.clear();
    await waitForRender();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  // React Aria announces its first message after 100 ms, unless the element for it has left the page. The file may have ended by
  // then, and with it the document.
  afterAll(() => document.querySelector('[data-live-announcer]')?.remove());
}

function opened(database: Database): Shown {
  const page = document.createElement('div');
  document.body.append(page);
  return { library: new Library(GAMES, database), root: createRoot(page), page };
}

function close({ library, root, page }: Shown): void {
  root.unmount();
  library.close();
  page.remove();
}

async function draw(shown: Shown, content: ReactNode): Promise<void> {
  shown.content = content;
  shown.root.render(
    <StrictMode>
      <WithTexts>
        <LibraryContext value={shown.library}>
          {content}
          {shown === windows[0] ? <Toaster /> : null}
        </LibraryContext>
      </WithTexts>
    </StrictMode>,
  );
  await until(() => {
    if (shown.page.firstChild === null) throw new Error('Nothing is drawn.');
  });
}

export async function renderScreen(content: ReactNode): Promise<void> {
  const [first] = windows;
  if (first !== undefined) await draw(first, content);
}

/** The same again in a window that knows only what is on the disk. */
export async function reload(): Promise<void> {
  const [before] = windows;
  if (before === undefined) return;
  await before.library.waitUntilSettled();
  close(before);
  const after = await follow(before.library.database.name);
  windows = [after];
  await draw(after, before.content);
}

/** Another window on the same disk with the same part, as its page. Both hear of what the other one does. */
export async function openSecondWindow(): Promise<HTMLElement> {
  const [first] = windows;
  if (first === undefined) throw new Error('There is no first window.');
  const fail = (error: unknown) => {
    throw error;
  };
  first.library.followTables(fail);
  const second = await follow(first.library.database.name);
  windows.push(second);
  await draw(second, first.content);
  return second.page;
}

export const getFirstPage = (): HTMLElement => windows[0]?.page ?? document.body;

async function follow(name: string): Promise<Shown> {
  const shown = opened(new Database(name));
  shown.library.followTables((error) => {
    throw error;
  });
  await until(() => {
    if (!TABLE_NAMES.every((table) => shown.library.stores[table].isLoaded))
      throw new Error('The library is not read.');
  });
  return shown;
}
