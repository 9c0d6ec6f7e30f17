/** Edits that could not be applied, for the user to be told. */
import type { RequestedEdit } from '../../../shared/document/edit.ts';

/** Text that a user has entered and that is saved nowhere. */
export interface LostEdit {
  /** The document's own id. */
  readonly id: string;
  /** What is gone: the entry of a list that the text belongs to, or the whole document. */
  readonly reason: 'entry' | 'document';
  /** The text, one line for each value. */
  readonly text: string;
}

/** Returns the texts and numbers in edits, one line each; empty if the edits only remove or move something. */
export function textIn(edits: readonly RequestedEdit[]): string {
  const values = edits.flatMap((edit) => ('value' in edit ? valuesIn(edit.value) : []));
  return values.filter((value) => value !== '').join('\n');
}

function valuesIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
