/** Shows the dialogs of a window one at a time, even if a page asks for many at once. */
import type { BrowserWindow } from 'electron';

const lastDialogs = new WeakMap<BrowserWindow, Promise<unknown>>();

/** Opens the dialog once all earlier dialogs of this window are closed, and resolves to its answer. */
export function queueDialog<T>(window: BrowserWindow, openDialog: () => Promise<T>): Promise<T> {
  const previousDialog = lastDialogs.get(window) ?? Promise.resolve();
  const answer = previousDialog.then(() => {
    if (window.isDestroyed()) throw new Error('The window is closed.');
    return openDialog();
  });
  lastDialogs.set(
    window,
    answer.catch(() => undefined),
  );
  return answer;
}
