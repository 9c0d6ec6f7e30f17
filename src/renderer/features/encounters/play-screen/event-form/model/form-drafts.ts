/**
 * Caches forms that were left half filled in. A form is restored when its offer is tapped at the same moment of the game.
 */
import { RecentValues } from '../../../../../../shared/base/cache.ts';
import type { FormState } from './form-state.ts';

const MAX_DRAFTS = 8;
const drafts = new RecentValues<FormState>(MAX_DRAFTS);

/** Caches a form that the user has touched, and drops one that was submitted. */
export function saveDraft(draftKey: string, form: FormState | undefined): void {
  if (form?.isTouched === true) drafts.set(draftKey, form);
  else drafts.delete(draftKey);
}

export const getDraft = (draftKey: string): FormState | undefined => drafts.get(draftKey);
