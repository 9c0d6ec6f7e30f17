/** Before a window closes, its page writes unsaved input to disk. */
import { app, type BrowserWindow, type WebContents } from 'electron';
import { CLOSING } from '../shared/bridge.ts';

/** Longest wait in milliseconds, since a page that hangs or has crashed must not keep the window open. */
const CLOSE_TIMEOUT_MS = 3000;

const waiting = new Map<BrowserWindow, () => void>();
let quitting = false;
/** Pages whose window closes now, unless they refuse. */
const closing = new WeakSet<WebContents>();

/** Whether a page that is about to unload does so because its window closes; false for a reload. */
export const isClosing = (contents: WebContents): boolean => closing.has(contents);

/** Asks the page of this window before it closes. The page may still refuse, when its changes cannot be saved at all. */
export function closeGently(window: BrowserWindow): void {
  let asked = false;
  window.on('close', (event) => {
    if (asked) {
      // Asked again next time, since the user may decide to stay.
      asked = false;
      closing.add(window.webContents);
      return;
    }
    closing.delete(window.webContents);
    event.preventDefault();
    if (waiting.has(window)) return;
    const goOn = () => {
      clearTimeout(timer);
      waiting.delete(window);
      if (window.isDestroyed()) return;
      asked = true;
      // A window that waits ends the attempt to quit, which has to be made again.
      // With several windows the last one that has waited makes it again.
      if (!quitting || waiting.size > 0) {
        window.close();
        return;
      }
      app.quit();
      quitting = false;
    };
    const timer = setTimeout(goOn, CLOSE_TIMEOUT_MS);
    waiting.set(window, goOn);
    window.webContents.send(CLOSING);
  });
}

/** The page of this window has written everything. */
export function confirmClose(window: BrowserWindow): undefined {
  waiting.get(window)?.();
  return undefined;
}

app.on('before-quit', () => {
  quitting = true;
});
