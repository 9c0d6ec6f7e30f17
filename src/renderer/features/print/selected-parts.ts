/** Stores the selected parts for each kind of subject. */

import type { PrintKind } from '../../../shared/print-job/print-job.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';
import type { PrintSubject } from './print-subject.ts';

const STORAGE_KEY = 'rollcall.print-parts';

type StoredParts = Partial<Record<PrintSubject['kind'], readonly string[]>>;

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

export const loadSelectedParts = (
  subjectKind: PrintSubject['kind'],
  printKinds: readonly PrintKind[],
): readonly PrintKind[] => filterPrintableParts(parseStoredParts(readSetting(STORAGE_KEY))[subjectKind], printKinds);

export function saveSelectedParts(subjectKind: PrintSubject['kind'], selectedParts: readonly PrintKind[]): void {
  saveSetting(
    STORAGE_KEY,
    JSON.stringify({ ...parseStoredParts(readSetting(STORAGE_KEY)), [subjectKind]: selectedParts }),
  );
}
