/**
 * Caches forms that were left half filled in. A form is restored when its offer is tapped at the same moment of the game.
 */
import { RecentValues } from '../../../../../../shared/base/cache.ts';
import type { FormState } from './form-state.ts';

const MOST = 8;
const drafts = new RecentValues<FormState>(MOST);

/** Caches a form that the user has touched, and drops one that was submitted. */
export function keepDraft(key: string, form: FormState | undefined): void {
  if (form?.isTouched === true) drafts.set(key, form);
  else drafts.delete(key);
}

export const draftOf = (key: string): FormState | undefined => drafts.get(key);
