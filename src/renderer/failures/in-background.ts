import { noteFailure } from './failure-log.ts';

/**
 * For work that the user has not asked for, such as tidying up: a failure is only logged to the console.
 *
 * @param what the work, for the message in the console
 */
export function inBackground(what: string, work: PromiseLike<unknown> | undefined): void {
  work?.then(undefined, (error: unknown) => {
    console.warn(`${what} failed:`, error);
    noteFailure(error);
  });
}

/** In a worker: the page hears of a failure as an `error` event of the worker, which a failed promise alone does not raise. */
export function failToPage(work: PromiseLike<unknown>): void {
  work.then(undefined, (error: unknown) => self.reportError(error));
}
