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
