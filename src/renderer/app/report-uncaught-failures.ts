import type { Translate } from '../../shared/texts/translate.ts';
import { attempt, reportFailure } from '../failures/report-failure.ts';
import { getLastSavedTime } from '../store/last-saved-time.ts';
import { formatClock } from '../strings/times-and-sizes.ts';

/** Reports uncaught failures to the user. Without a report, a button whose action fails would seem to do nothing. */
export function reportUncaughtFailures(eventTarget: EventTarget): void {
  eventTarget.addEventListener('unhandledrejection', (event) =>
    reportUncaughtError((event as PromiseRejectionEvent).reason),
  );
  eventTarget.addEventListener('error', (event) => {
    // An event without an error is a notice of the browser, for example when an observer needs another frame.
    const { error } = event as ErrorEvent;
    if (error !== null && error !== undefined) reportUncaughtError(error);
  });
}

/** Shows the reason of a failure and the time of the last save, and a button that copies the diagnostics. */
function reportUncaughtError(error: unknown): void {
  const lastSavedTime = getLastSavedTime();
  const message =
    lastSavedTime === undefined
      ? undefined
      : (reason: string, translate: Translate) =>
          translate('failures.unheard', { reason, saved: formatSavedUntil(translate, lastSavedTime) });
  const copyReport = () => attempt(copyDiagnostics(), 'diagnostics.failed');
  reportFailure(error, message, { label: (translate) => translate('diagnostics.copy'), run: copyReport });
}

/** Returns a sentence that says up to which time all changes are saved. */
export const formatSavedUntil = (translate: Translate, lastSavedTime: number): string =>
  translate('failures.savedUntil', { time: formatClock(lastSavedTime) });

/** Copies the diagnostics. The code that collects them is rarely needed and is loaded on use. */
export const copyDiagnostics = async (): Promise<void> =>
  (await import('../features/diagnostics/copy-diagnostics.ts')).copyDiagnostics();
