import { logFailure } from './failure-log.ts';

/**
 * Handles failures of work that the user has not asked for, such as pruning old data. A failure is only logged.
 *
 * @param workName describes the work in the console, such as `Tidying`
 */
export function runInBackground(workName: string, work: PromiseLike<unknown> | undefined): void {
  work?.then(undefined, (error: unknown) => {
    console.warn(`${workName} failed:`, error);
    logFailure(error);
  });
}
