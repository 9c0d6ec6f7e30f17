/** The storage key of the selected parts, which are saved for each kind of subject. */

import type { PrintKind } from '../../../shared/print-job/print-job.ts';
import { readSetting, saveSetting } from '../../store/settings.ts';
import type { PrintSubject } from './subject.ts';

const KEY = 'rollcall.print-parts';

type Kept = Partial<Record<PrintSubject['kind'], readonly string[]>>;

function readKept(stored: string | null): Kept {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Kept) : {};
  } catch {
    // The value is damaged or is not ours, so nothing is selected.
    return {};
  }
}

/**
 * Returns the stored kinds that can be printed, in the order of `kinds`, or the first kind if none of them can be
 * printed.
 */
export function partsIn(held: unknown, kinds: readonly PrintKind[]): readonly PrintKind[] {
  const parts = kinds.filter((kind) => Array.isArray(held) && held.includes(kind));
  return parts.length > 0 ? parts : kinds.slice(0, 1);
}

export const loadParts = (of: PrintSubject['kind'], kinds: readonly PrintKind[]): readonly PrintKind[] =>
  partsIn(readKept(readSetting(KEY))[of], kinds);

export function keepParts(of: PrintSubject['kind'], parts: readonly PrintKind[]): void {
  saveSetting(KEY, JSON.stringify({ ...readKept(readSetting(KEY)), [of]: parts }));
}
