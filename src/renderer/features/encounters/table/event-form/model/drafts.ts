/** Forms that were left half filled: each is there again when its offer is tapped at the same moment of the game. */
import type { FormState } from './form-state.ts';

const MOST = 8;
const kept = new Map<string, FormState>();

/** Keeps a form that somebody has touched; forgets one that was handed in. */
export function keepDraft(key: string, form: FormState | undefined): void {
  kept.delete(key);
  if (form === undefined || !form.isTouched) return;
  kept.set(key, form);
  for (const oldest of kept.keys()) if (kept.size > MOST) kept.delete(oldest);
}

export const draftOf = (key: string): FormState | undefined => kept.get(key);
