import { reportFailure } from './report-failure.ts';

/** Reports uncaught failures: otherwise a press of a button would silently do nothing. */
export function hearFailures(target: EventTarget): void {
  target.addEventListener('unhandledrejection', (event) => reportFailure((event as PromiseRejectionEvent).reason));
  target.addEventListener('error', (event) => {
    // An event without an error is a notice of the browser, as when an observer needs one more frame.
    const { error } = event as ErrorEvent;
    if (error !== null && error !== undefined) reportFailure(error);
  });
}
