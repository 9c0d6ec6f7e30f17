/** Shows uncaught failures of the main process to the user: one dialog for each, and the details in the log. */
import { app, dialog } from 'electron';
import { showHiddenCharacters } from '../shared/text/hidden-characters.ts';
import { logFailure } from './failure-log.ts';
import { formatLastSaved } from './journal/last-write-time.ts';
import type { MainTexts } from './texts.ts';

/** Whether an error means that standard error is closed, for instance with the terminal that started Rollcall. */
const isClosedLogError = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'EPIPE';

/** Creates a function that logs every failure and shows each message only once. */
export function createFailureReporter(
  texts: MainTexts,
  showDialog: (message: string, detail: string) => void,
  logError: (error: unknown) => void,
): (error: unknown) => void {
  const shownDetails = new Set<string>();
  return (error) => {
    if (isClosedLogError(error)) return;
    logError(error);
    const detail = showHiddenCharacters(error instanceof Error ? error.message : String(error));
    if (shownDetails.has(detail)) return;
    shownDetails.add(detail);
    showDialog(texts.translate('systemFailures.failed'), detail);
  };
}

/** Handles uncaught failures, for which Electron itself would show a stack trace instead of a sentence. */
export function reportFailures(texts: MainTexts): void {
  const report = createFailureReporter(
    texts,
    (message, detail) => showFailure(texts, message, detail),
    (error) => {
      console.error(error);
      logFailure(error);
    },
  );
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}

function showFailure(texts: MainTexts, message: string, detail: string): void {
  // Only this blocking dialog is available before the app is ready.
  if (!app.isReady()) dialog.showErrorBox('Rollcall', `${message}\n\n${detail}`);
  else
    dialog
      .showMessageBox({ type: 'error', title: 'Rollcall', message, detail: `${formatLastSaved(texts)}\n\n${detail}` })
      .catch(console.error);
}
