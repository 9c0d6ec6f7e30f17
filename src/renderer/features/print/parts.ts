/** What is ticked, kept from one print to the next of the same kind. */

import type { PrintKind } from '../../../shared/print-job/print-job.ts';
import { keepSetting, setting } from '../../store/settings.ts';
import type { PrintSubject } from './subject.ts';

const KEY = 'rollcall.print-parts';

type Kept = Partial<Record<PrintSubject['kind'], readonly string[]>>;

function readKept(stored: string | null): Kept {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Kept) : {};
  } catch {
    // Not ours, or damaged: nothing was ticked.
    return {};
  }
}

/** The kinds of a list that can be printed, in the order of `kinds`; the first of these where none can. */
export function partsIn(held: unknown, kinds: readonly PrintKind[]): readonly PrintKind[] {
  const parts = kinds.filter((kind) => Array.isArray(held) && held.includes(kind));
  return parts.length > 0 ? parts : kinds.slice(0, 1);
}

export const loadParts = (of: PrintSubject['kind'], kinds: readonly PrintKind[]): readonly PrintKind[] =>
  partsIn(readKept(setting(KEY))[of], kinds);

export function keepParts(of: PrintSubject['kind'], parts: readonly PrintKind[]): void {
  keepSetting(KEY, JSON.stringify({ ...readKept(setting(KEY)), [of]: parts }));
}
