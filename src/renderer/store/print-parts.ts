/** Stores what is selected on the print screen for each kind of subject. */

import type { PrintKind } from '../../shared/print-job/print-job.ts';
import { readSetting, saveSetting } from './settings.ts';

const STORAGE_KEY = 'rollcall.print-parts';

type SubjectKind = 'characters' | 'team' | 'encounter' | 'deck';
type StoredParts = Partial<Record<SubjectKind, readonly string[]>>;

function parseStoredParts(storedJson: string | null): StoredParts {
  try {
    const parsedValue: unknown = JSON.parse(storedJson ?? '{}');
    return typeof parsedValue === 'object' && parsedValue !== null ? (parsedValue as StoredParts) : {};
  } catch {
    // The value is damaged or is not ours, so nothing is selected.
    return {};
  }
}

/**
 * Returns the stored kinds that are in `printKinds`, in the order of `printKinds`. Returns the first print kind if no stored kind
 * is.
 */
export function filterPrintableParts(storedKinds: unknown, printKinds: readonly PrintKind[]): readonly PrintKind[] {
  const selectedParts = printKinds.filter((printKind) => Array.isArray(storedKinds) && storedKinds.includes(printKind));
  return selectedParts.length > 0 ? selectedParts : printKinds.slice(0, 1);
}

export const loadSelectedParts = (subjectKind: SubjectKind, printKinds: readonly PrintKind[]): readonly PrintKind[] =>
  filterPrintableParts(parseStoredParts(readSetting(STORAGE_KEY))[subjectKind], printKinds);

export function saveSelectedParts(subjectKind: SubjectKind, selectedParts: readonly PrintKind[]): void {
  saveSetting(
    STORAGE_KEY,
    JSON.stringify({ ...parseStoredParts(readSetting(STORAGE_KEY)), [subjectKind]: selectedParts }),
  );
}
