/** One dialog at a time in a window: a page that asks for many gets them one after the other. */
import type { BrowserWindow } from 'electron';

const lastDialogs = new WeakMap<BrowserWindow, Promise<unknown>>();

/** Opens the dialog once those before it in this window are closed. Answers as the dialog does. */
export function inDialogQueue<T>(window: BrowserWindow, open: () => Promise<T>): Promise<T> {
  const previousDialog = lastDialogs.get(window) ?? Promise.resolve();
  const answer = previousDialog.then(() => {
    if (window.isDestroyed()) throw new Error('The window is closed.');
    return open();
  });
  lastDialogs.set(
    window,
    answer.catch(() => undefined),
  );
  return answer;
}
