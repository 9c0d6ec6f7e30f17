/** Reports failures to the user: a sentence in a toast, and details in the console. */

import type { LateText } from '../../shared/texts/late-text.ts';
import type { ReasonKey, Translate } from '../../shared/texts/translate.ts';
import { isCancelled } from '../platform/storage-fault.ts';
import { explainFailure } from '../strings/failures.ts';
import { isToastShown, type Toast, toast } from '../toasts/toasts.ts';
import { logFailure } from './failure-log.ts';

/**
 * The message about a failure: its key, or a function that formats it. The message says in one or two sentences what could not be done
 * and what is safe, followed by the reason, which is a sentence.
 */
export type FailureMessage = ReasonKey | ((reason: string, translate: Translate) => string);

/** Reports a failure. Ignores cancelled work, and shows no second toast while one with the same text is on the screen. */
export function reportFailure(
  error: unknown,
  message: FailureMessage = 'failures.general',
  action?: Toast['action'],
): void {
  if (isCancelled(error)) return;
  console.error(error);
  logFailure(error);
  const toastText: LateText = (translate) => {
    const reason = explainFailure(translate, error);
    return typeof message === 'string' ? translate(message, { reason }) : message(reason, translate);
  };
  if (!isToastShown(toastText)) toast(toastText, { kind: 'failed', ...(action === undefined ? {} : { action }) });
}

/** Handles failures of work that is not awaited, such as what a button starts. A failure is shown to the user. */
export function attempt(promise: PromiseLike<unknown> | undefined, message?: FailureMessage): void {
  promise?.then(undefined, (error: unknown) => reportFailure(error, message));
}
