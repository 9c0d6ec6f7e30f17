/** What tests leave in an app that others go on with. */
import type { AppWindow } from './app-window.ts';
import { type Contents, contentsOf } from './damage.ts';

/** An app between two files of tests. */
export interface Found {
  /** Windows, their zoom and size, open dialogs, look and language, the game shown, the trash, documents that are gone: as text. */
  readonly surroundings: string;
  readonly contents: Contents;
}

/** @param first what the app was like when it was new; absent = it is */
export async function foundIn({ app, page }: AppWindow, first?: Found): Promise<Found> {
  const contents = await contentsOf(page);
  const inMain = await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows().map((window) => [window.getContentSize(), window.webContents.zoomFactor]),
  );
  const inPage = await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('rollcall');
      opening.onsuccess = () => resolve(opening.result);
    });
    const deleted = await new Promise<number>((resolve) => {
      const counting = db.transaction('trash').objectStore('trash').count();
      counting.onsuccess = () => resolve(counting.result);
    });
    db.close();
    return {
      deleted,
      dialogs: document.querySelectorAll('[role="dialog"]').length,
      // Lists show the game that was shown last.
      game: sessionStorage.getItem('rollcall.game') ?? 'supers-unlimited',
      look: { ...document.documentElement.dataset, language: document.documentElement.lang },
    };
  });
  const gone = Object.keys(first?.contents ?? {}).filter((name) => contents[name] === undefined);
  return { surroundings: JSON.stringify({ inMain, inPage, gone }), contents };
}

/** Documents that two files change: the second one finds what the first has made of them. */
export function changedAgain(first: Found, before: Found, now: Found): string[] {
  const differing = (one: Found, other: Found) =>
    Object.keys(first.contents).filter((name) => one.contents[name] !== other.contents[name]);
  const earlier = differing(first, before);
  return differing(before, now).filter((name) => earlier.includes(name));
}

/** Remembers what tests put doubles for. */
export const keepOriginals = ({ app }: AppWindow): Promise<void> =>
  app.evaluate(({ dialog, shell, Menu, ipcMain }) => {
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, () => unknown> })._invokeHandlers;
    const originals = {
      dialog: { ...dialog },
      shell: { ...shell },
      popup: Menu.prototype.popup,
      handlers: new Map(handlers),
    };
    Object.assign(globalThis, { originals });
  });

/** Closes what tests have opened and takes their doubles away. */
export async function putBack({ app, page }: AppWindow): Promise<void> {
  for (const other of app.windows()) if (other !== page) await other.close();
  await app.evaluate(({ dialog, shell, Menu, ipcMain }) => {
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
