/** The only way in which failed promises reach the user: a toast with a sentence, and details in the console. */

import { isCancelled } from '../platform/storage-fault.ts';
import { FAILURES, reasonOf } from '../strings/failures.ts';
import { isShown, type Toast, toast } from '../toasts/toasts.ts';
import { noteFailure } from './failure-log.ts';

/** What could not be done, what is kept, and the reason, in one or two sentences. The reason is a sentence itself. */
export type FailureMessage = (reason: string) => string;

/** Reports a failure. Work that was called off hasn't failed, and a message that is still shown isn't repeated. */
export function reportFailure(
  error: unknown,
  message: FailureMessage = FAILURES.general,
  action?: Toast['action'],
): void {
  if (isCancelled(error)) return;
  console.error(error);
  noteFailure(error);
  const text = message(reasonOf(error));
  if (!isShown(text)) toast(text, { kind: 'failed', ...(action === undefined ? {} : { action }) });
}

/** For work that is not awaited, such as what a button starts: a failure is shown to the user. */
export function attempt(work: PromiseLike<unknown> | undefined, message?: FailureMessage): void {
  work?.then(undefined, (error: unknown) => reportFailure(error, message));
}
