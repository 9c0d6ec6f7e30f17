import type { Translate } from '../../shared/texts/translate.ts';
import { attempt, reportFailure } from '../failures/report-failure.ts';
import { getLastSavedTime } from '../store/last-saved-time.ts';
import { formatClock } from '../strings/times-and-sizes.ts';

/** Reports uncaught failures. Otherwise a button press could silently do nothing. */
export function hearFailures(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => tell((event as PromiseRejectionEvent).reason));
  target.addEventListener('error', (event) => {
    // An event without an error is a notice of the browser, for example when an observer needs another frame.
    const { error } = event as ErrorEvent;
    if (error !== null && error !== undefined) tell(error);
  });
}

/** Reports what has failed and what is saved, and offers a report for copying. */
function tell(error: unknown): void {
  const until = getLastSavedTime();
  const message =
    until === undefined
      ? undefined
      : (reason: string, translate: Translate) =>
          translate('failures.unheard', { reason, saved: savedText(translate, until) });
  const run = () => attempt(copyDiagnostics(), 'diagnostics.failed');
  reportFailure(error, message, { label: (translate) => translate('diagnostics.copy'), run });
}

/** Returns a sentence that says until when everything is saved. */
export const savedText = (translate: Translate, until: number): string =>
  translate('failures.savedUntil', { time: formatClock(until) });

/** Copies the diagnostics. The code that collects them is rarely needed and is loaded on use. */
export const copyDiagnostics = async (): Promise<void> =>
  (await import('../features/diagnostics/copy.ts')).copyDiagnostics();
