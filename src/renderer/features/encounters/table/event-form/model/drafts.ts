/** Forms that were left half filled in: each is there again when its offer is tapped at the same moment of the game. */
import { RecentValues } from '../../../../../../shared/base/cache.ts';
import type { FormState } from './form-state.ts';

const MOST = 8;
const drafts = new RecentValues<FormState>(MOST);

/** Keeps a form that somebody has touched; forgets one that was handed in. */
export function keepDraft(key: string, form: FormState | undefined): void {
  if (form?.isTouched === true) drafts.set(key, form);
  else drafts.delete(key);
}

export const draftOf = (key: string): FormState | undefined => drafts.get(key);
