/** Shows uncaught failures of the main process to the user: one dialog for each, and the details in the log. */
import { app, dialog } from 'electron';
import { visible } from '../shared/text/visible.ts';
import { noteFailure } from './failure-log.ts';
import { savedText } from './journal/written-until.ts';
import type { MainTexts } from './texts.ts';

/** Whether standard error is closed, for instance with the terminal that started Rollcall. */
const isClosedLog = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'EPIPE';

/** @returns what reports a failure; the same one only once */
export function failureReporter(
  texts: MainTexts,
  show: (message: string, detail: string) => void,
  log: (error: unknown) => void,
): (error: unknown) => void {
  const known = new Set<string>();
  return (error) => {
    if (isClosedLog(error)) return;
    log(error);
    const detail = visible(error instanceof Error ? error.message : String(error));
    if (known.has(detail)) return;
    known.add(detail);
    show(texts.translate('systemFailures.failed'), detail);
  };
}

/** Handles uncaught failures, for which Electron itself would show a stack trace instead of a sentence. */
export function reportFailures(texts: MainTexts): void {
  const report = failureReporter(
    texts,
    (message, detail) => show(texts, message, detail),
    (error) => {
      console.error(error);
      noteFailure(error);
    },
  );
  process.on('uncaughtException', report);
  process.on('unhandledRejection', report);
}

function show(texts: MainTexts, message: string, detail: string): void {
  // Before the app is ready only this blocking dialog is available.
  if (!app.isReady()) dialog.showErrorBox('Rollcall', `${message}\n\n${detail}`);
  else
    dialog
      .showMessageBox({ type: 'error', title: 'Rollcall', message, detail: `${savedText(texts)}\n\n${detail}` })
      .catch(console.error);
}
