/** Reads and restores the state of an app that several test files share. */
import type { AppWindow } from './app-window.ts';
import { type Contents, readContents } from './damage.ts';

/** The state of an app between two test files. */
export interface AppState {
  /** Windows, their zoom and size, open dialogs, theme and language, the game shown, the trash, and missing documents, as text. */
  readonly surroundings: string;
  readonly contents: Contents;
}

/**
 * Reads the state of the app.
 * @param firstState the state of the new app; undefined if the app is new
 */
export async function readAppState(
  { app: electronApp, page: appPage }: AppWindow,
  firstState?: AppState,
): Promise<AppState> {
  const contents = await readContents(appPage);
  const mainState = await electronApp.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((browserWindow) => [
      browserWindow.getContentSize(),
      browserWindow.webContents.zoomFactor,
    ]),
  );
  const pageState = await appPage.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const openRequest = indexedDB.open('rollcall');
      openRequest.onsuccess = () => resolve(openRequest.result);
    });
    const deletedCount = await new Promise<number>((resolve) => {
      const countRequest = database.transaction('trash').objectStore('trash').count();
      countRequest.onsuccess = () => resolve(countRequest.result);
    });
    database.close();
    return {
      deleted: deletedCount,
      dialogs: document.querySelectorAll('[role="dialog"]').length,
      // Lists show the last game that was shown.
      game: sessionStorage.getItem('rollcall.game') ?? 'supers-unlimited',
      look: { ...document.documentElement.dataset, language: document.documentElement.lang },
    };
  });
  const missingKeys = Object.keys(firstState?.contents ?? {}).filter(
    (documentKey) => contents[documentKey] === undefined,
  );
  return { surroundings: JSON.stringify({ inMain: mainState, inPage: pageState, gone: missingKeys }), contents };
}

/** Returns the documents that two files change: the second file would find the changes of the first. */
export function findChangedAgain(firstState: AppState, previousState: AppState, currentState: AppState): string[] {
  const listDifferences = (earlierState: AppState, laterState: AppState) =>
    Object.keys(firstState.contents).filter(
      (documentKey) => earlierState.contents[documentKey] !== laterState.contents[documentKey],
    );
  const earlierChanges = listDifferences(firstState, previousState);
  return listDifferences(previousState, currentState).filter((documentKey) => earlierChanges.includes(documentKey));
}

/** Saves the functions that tests replace with doubles. */
export const saveOriginals = ({ app: electronApp }: AppWindow): Promise<void> =>
  electronApp.evaluate(({ dialog, shell, Menu, ipcMain }) => {
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, () => unknown> })._invokeHandlers;
    const originals = {
      dialog: { ...dialog },
      shell: { ...shell },
      popup: Menu.prototype.popup,
      handlers: new Map(handlers),
    };
    Object.assign(globalThis, { originals });
  });

/** Closes what tests have opened, and removes their doubles. */
export async function restoreOriginals({ app: electronApp, page: appPage }: AppWindow): Promise<void> {
  for (const otherPage of electronApp.windows()) if (otherPage !== appPage) await otherPage.close();
  await electronApp.evaluate(({ dialog, shell, Menu, ipcMain }) => {
    const { originals } = globalThis as unknown as {
      originals: { dialog: object; shell: object; popup: () => void; handlers: Map<string, () => unknown> };
    };
    Object.assign(dialog, originals.dialog);
    Object.assign(shell, originals.shell);
    Menu.prototype.popup = originals.popup;
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, () => unknown> })._invokeHandlers;
    for (const [channel, handler] of originals.handlers) handlers.set(channel, handler);
  });
}
