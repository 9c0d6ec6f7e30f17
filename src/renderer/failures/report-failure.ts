/** Reports failed promises to the user: a sentence in a toast, and details in the console. No other code does that. */

import type { LateText } from '../../shared/texts/late-text.ts';
import type { ReasonKey, Translate } from '../../shared/texts/translate.ts';
import { isCancelled } from '../platform/storage-fault.ts';
import { explainFailure } from '../strings/failures.ts';
import { isToastShown, type Toast, toast } from '../toasts/toasts.ts';
import { logFailure } from './failure-log.ts';

/** Says in one or two sentences what could not be done, what is safe, and the reason, which is a sentence itself. */
export type FailureMessage = ReasonKey | ((reason: string, translate: Translate) => string);

/** Reports a failure. Work that was called off hasn't failed, and a message that is still shown isn't repeated. */
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
export function attempt(work: PromiseLike<unknown> | undefined, message?: FailureMessage): void {
  work?.then(undefined, (error: unknown) => reportFailure(error, message));
}
