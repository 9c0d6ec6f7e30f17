import type { Translate } from '../../shared/texts/translate.ts';
import { attempt, reportFailure } from '../failures/report-failure.ts';
import { savedUntil } from '../store/saved-until.ts';
import { formatClock } from '../strings/when.ts';

/** Reports uncaught failures: otherwise a press of a button would silently do nothing. */
export function hearFailures(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => tell((event as PromiseRejectionEvent).reason));
  target.addEventListener('error', (event) => {
    // An event without an error is a notice of the browser, as when an observer needs one more frame.
    const { error } = event as ErrorEvent;
    if (error !== null && error !== undefined) tell(error);
  });
}

/** Says what has failed and what is safe, and offers what a report of it needs. */
function tell(error: unknown): void {
  const until = savedUntil();
  const message =
    until === undefined
      ? undefined
      : (reason: string, translate: Translate) =>
          translate('failures.unheard', { reason, saved: savedText(translate, until) });
  const run = () => attempt(copyDiagnostics(), 'diagnostics.failed');
  reportFailure(error, message, { label: (translate) => translate('diagnostics.copy'), run });
}

/** Up to when everything is on disk, as a sentence. */
export const savedText = (translate: Translate, until: number): string =>
  translate('failures.savedUntil', { time: formatClock(until) });

/** What gathers a report is needed seldom, and comes when it is. */
export const copyDiagnostics = async (): Promise<void> =>
  (await import('../features/diagnostics/copy.ts')).copyDiagnostics();
