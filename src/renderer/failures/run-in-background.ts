import { logFailure } from './failure-log.ts';

/**
 * Handles failures of work that the user has not asked for, such as pruning old data. A failure is only logged.
 *
 * @param workName describes the work in the console, for example `Reading fonts`
 */
export function runInBackground(workName: string, promise: PromiseLike<unknown> | undefined): void {
  promise?.then(undefined, (error: unknown) => {
    console.warn(`${workName} failed:`, error);
    logFailure(error);
  });
}
