/** A page that has died or does not answer: what is kept, and the ways on. */
import { app, type BrowserWindow, clipboard, dialog } from 'electron';
import { failureLog, noteFailure } from './failure-log.ts';
import { savedText } from './journal/written-until.ts';
import type { MainTexts } from './texts.ts';

/** Ends that nobody has to be told of. */
const QUIET: readonly string[] = ['clean-exit'];

/** A page that dies again so soon after it was opened anew, in milliseconds, is not opened again by itself. */
const CLOSE_TO = 10_000;

const report = (): string =>
  [
    `Rollcall ${app.getVersion()}, Electron ${process.versions.electron}, ${process.platform} ${process.arch}`,
    ...failureLog().map(({ at, text }) => `- ${new Date(at).toISOString()} ${text}`),
  ].join('\n');

/** Tells the user when the page of a window is gone or hangs, and offers to open it again. */
export function watchPage(texts: MainTexts, window: BrowserWindow): void {
  let lastOpened = 0;
  const openAgain = () => {
    lastOpened = Date.now();
    if (!window.isDestroyed()) window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (QUIET.includes(reason) || window.isDestroyed()) return;
    noteFailure(`The page is gone: ${reason}, ${exitCode}`, 'page');
    const isAgain = Date.now() - lastOpened < CLOSE_TO;
    const ask = () => {
      void dialog
        .showMessageBox(window, {
          type: 'error',
          title: 'Rollcall',
          message: texts.translate('systemFailures.pageGone'),
          detail: isAgain ? `${savedText(texts)} ${texts.translate('systemFailures.goneAgain')}` : savedText(texts),
          buttons: [
            texts.translate('systemFailures.openAgain'),
            texts.translate('systemFailures.copyDiagnostics'),
            texts.translate('systemFailures.close'),
          ],
          defaultId: 0,
          cancelId: 2,
        })
        .then(({ response }) => {
          if (window.isDestroyed()) return;
          if (response === 0) openAgain();
          else if (response === 2) window.destroy();
          else {
            // Older ones write at once, newer ones answer later.
            Promise.resolve(clipboard.writeText(report())).then(ask, ask);
          }
        });
    };
    ask();
  });
  let isAsking = false;
  window.on('unresponsive', () => {
    if (isAsking || window.isDestroyed()) return;
    isAsking = true;
    noteFailure('The page does not answer', 'page');
    const over = new AbortController();
    window.once('responsive', () => over.abort());
    dialog
      .showMessageBox(window, {
        type: 'warning',
        title: 'Rollcall',
        message: texts.translate('systemFailures.noAnswer'),
        detail: `${texts.translate('systemFailures.busy')} ${savedText(texts)}`,
        buttons: [texts.translate('systemFailures.wait'), texts.translate('systemFailures.openAgain')],
        defaultId: 0,
        cancelId: 0,
        signal: over.signal,
      })
      .then(({ response }) => {
        isAsking = false;
        if (response !== 1 || window.isDestroyed()) return;
        // A page that hangs hears of no reload.
        window.webContents.forcefullyCrashRenderer();
        openAgain();
      })
      .catch(() => {
        isAsking = false;
      });
  });
}
