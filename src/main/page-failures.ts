/** Handles a page that has crashed or hangs: tells the user what is saved and offers to reopen the page. */
import { app, type BrowserWindow, clipboard, dialog } from 'electron';
import { getFailureLog, logFailure } from './failure-log.ts';
import { formatLastSaved } from './journal/last-write-time.ts';
import type { MainTexts } from './texts.ts';

/** Reasons for which no dialog is shown. */
const QUIET_REASONS: readonly string[] = ['clean-exit'];

/** A crash within this time after a reopen, in milliseconds, counts as repeated. */
const REPEAT_WINDOW_MS = 10_000;

const formatReport = (): string =>
  [
    `Rollcall ${app.getVersion()}, Electron ${process.versions.electron}, ${process.platform} ${process.arch}`,
    ...getFailureLog().map(({ at, text }) => `- ${new Date(at).toISOString()} ${text}`),
  ].join('\n');

/** Shows a dialog when the page of a window has crashed or hangs, and offers to reopen the page. */
export function watchPage(texts: MainTexts, window: BrowserWindow): void {
  let lastReopenedAt = 0;
  const reopenPage = () => {
    lastReopenedAt = Date.now();
    if (!window.isDestroyed()) window.webContents.reload();
  };
  window.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    if (QUIET_REASONS.includes(reason) || window.isDestroyed()) return;
    logFailure(`The page is gone: ${reason}, ${exitCode}`, 'page');
    const isRepeated = Date.now() - lastReopenedAt < REPEAT_WINDOW_MS;
    const showDialog = () => {
      void dialog
        .showMessageBox(window, {
          type: 'error',
          title: 'Rollcall',
          message: texts.translate('systemFailures.pageGone'),
          detail: isRepeated
            ? `${formatLastSaved(texts)} ${texts.translate('systemFailures.goneAgain')}`
            : formatLastSaved(texts),
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
          if (response === 0) reopenPage();
          else if (response === 2) window.destroy();
          else {
            // Older Electrons write synchronously; newer ones return a promise.
            Promise.resolve(clipboard.writeText(formatReport())).then(showDialog, showDialog);
          }
        });
    };
    showDialog();
  });
  let isAsking = false;
  window.on('unresponsive', () => {
    if (isAsking || window.isDestroyed()) return;
    isAsking = true;
    logFailure('The page does not answer', 'page');
    const dialogController = new AbortController();
    window.once('responsive', () => dialogController.abort());
    dialog
      .showMessageBox(window, {
        type: 'warning',
        title: 'Rollcall',
        message: texts.translate('systemFailures.noAnswer'),
        detail: `${texts.translate('systemFailures.busy')} ${formatLastSaved(texts)}`,
        buttons: [texts.translate('systemFailures.wait'), texts.translate('systemFailures.openAgain')],
        defaultId: 0,
        cancelId: 0,
        signal: dialogController.signal,
      })
      .then(({ response }) => {
        isAsking = false;
        if (response !== 1 || window.isDestroyed()) return;
        // A page that hangs does not react to a reload.
        window.webContents.forcefullyCrashRenderer();
        reopenPage();
      })
      .catch(() => {
        isAsking = false;
      });
  });
}
