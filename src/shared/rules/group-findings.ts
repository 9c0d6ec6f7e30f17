/** Groups findings that read the same into one line for users. In the data they stay separate. */
import { createTextIdentity } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Finding } from './finding.ts';

/**
 * Groups items whose findings have the same message about the same characters, in the order of their first occurrence, and counts
 * them.
 */
export function groupEqualFindings<T>(
  items: readonly T[],
  getFinding: (item: T) => Pick<Finding, 'code' | 'subjects' | 'message'>,
): { readonly first: T; readonly count: number }[] {
  const groups = new Map<string, { first: T; count: number }>();
  for (const item of items) {
    const { code, subjects, message } = getFinding(item);
    const groupKey = JSON.stringify([code, createTextIdentity(message), ...subjects]);
    const group = groups.get(groupKey);
    if (group === undefined) groups.set(groupKey, { first: item, count: 1 });
    else group.count += 1;
  }
  return [...groups.values()];
}

/** Formats a message with its count: `Mastery is chosen again; each Gimmick counts once. (5 times)`. */
export const formatWithCount = (translate: Translate, message: string, count: number): string =>
  count === 1 ? message : translate('equalFindings.repeated', { message, count });
