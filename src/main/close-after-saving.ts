/** Lets the page of a window save its input before the window closes. */
import { app, type BrowserWindow, type WebContents } from 'electron';
import { CLOSING_CHANNEL } from '../shared/bridge.ts';

/** The longest wait for a page to save its input, in milliseconds. A page that hangs or has crashed must not keep the window open. */
const CLOSE_TIMEOUT_MS = 3000;

/** The windows that wait for their pages, with the function that continues to close each of them. */
const pendingCloses = new Map<BrowserWindow, () => void>();
let isQuitting = false;
/** The pages whose windows are about to close, unless the page prevents the unload. */
const closingPages = new WeakSet<WebContents>();

/** Whether a page is about to unload because its window is closing. False for a reload. */
export const isClosing = (contents: WebContents): boolean => closingPages.has(contents);

/** Makes the window wait for its page before closing. The page may still prevent the unload if its changes can't be saved at all. */
export function closeAfterSaving(window: BrowserWindow): void {
  let isConfirmed = false;
  window.on('close', (event) => {
    if (isConfirmed) {
      // The page is asked again next time, since the user may decide not to close the window.
      isConfirmed = false;
      closingPages.add(window.webContents);
      return;
    }
    closingPages.delete(window.webContents);
    event.preventDefault();
    if (pendingCloses.has(window)) return;
    const continueClosing = () => {
      clearTimeout(timer);
      pendingCloses.delete(window);
      if (window.isDestroyed()) return;
      isConfirmed = true;
      // Preventing a close cancels the quit, so the last waiting window has to quit the app again.
      if (!isQuitting || pendingCloses.size > 0) {
        window.close();
        return;
      }
      app.quit();
      isQuitting = false;
    };
    const timer = setTimeout(continueClosing, CLOSE_TIMEOUT_MS);
    pendingCloses.set(window, continueClosing);
    window.webContents.send(CLOSING_CHANNEL);
  });
}

/** Records that the page of this window has saved everything. */
export function confirmClose(window: BrowserWindow): undefined {
  pendingCloses.get(window)?.();
  return undefined;
}

app.on('before-quit', () => {
  isQuitting = true;
});
