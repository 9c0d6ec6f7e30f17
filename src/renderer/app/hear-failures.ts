import { attempt, reportFailure } from '../failures/report-failure.ts';
import { savedUntil } from '../store/saved-until.ts';
import { DIAGNOSTICS } from '../strings/diagnostics.ts';
import { FAILURES } from '../strings/failures.ts';
import { clockText } from '../strings/when.ts';

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
  const message = until === undefined ? undefined : (reason: string) => FAILURES.unheard(reason, savedText(until));
  const run = () => attempt(copyDiagnostics(), DIAGNOSTICS.failed);
  reportFailure(error, message, { label: DIAGNOSTICS.copy, run });
}

/** Up to when everything is on disk, as a sentence. */
export const savedText = (until: number): string => FAILURES.savedUntil(clockText(until));

/** What gathers a report is needed seldom, and comes when it is. */
export const copyDiagnostics = async (): Promise<void> =>
  (await import('../features/diagnostics/copy.ts')).copyDiagnostics();
