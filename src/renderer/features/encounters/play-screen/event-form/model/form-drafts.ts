/**
 * Caches forms that the user has closed half filled in. A form is restored when the user taps its offer again while the log
 * still has the same number of events.
 */
import { RecentValues } from '../../../../../../shared/base/cache.ts';
import type { FormState } from './form-state.ts';

const MAX_DRAFTS = 8;
const drafts = new RecentValues<FormState>(MAX_DRAFTS);

/** Caches a form that the user has touched. Deletes the cached form for an untouched form or for undefined. */
export function saveDraft(draftKey: string, form: FormState | undefined): void {
  if (form?.isTouched === true) drafts.set(draftKey, form);
  else drafts.delete(draftKey);
}

export const getDraft = (draftKey: string): FormState | undefined => drafts.get(draftKey);
