/** Describes edits that could not be applied, so that the user can be informed. */
import type { RequestedEdit } from '../../../shared/document/edit.ts';

/** Text that the user has entered and that could not be saved. */
export interface LostEdit {
  /** The document's own id. */
  readonly id: string;
  /** The missing part: the list entry to which the text belongs, or the whole document. */
  readonly reason: 'entry' | 'document';
  /** The text, one line for each value. */
  readonly text: string;
}

/** Returns the texts and numbers in edits, one per line; empty if the edits only remove or move something. */
export function collectText(edits: readonly RequestedEdit[]): string {
  const values = edits.flatMap((edit) => ('value' in edit ? collectValues(edit.value) : []));
  return values.filter((value) => value !== '').join('\n');
}

function collectValues(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectValues) : [];
}
