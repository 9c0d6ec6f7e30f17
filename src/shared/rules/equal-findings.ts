/** Findings that read the same, as one line for people. In the data each stands by itself. */
import { identifyText } from '../texts/late-text.ts';
import type { Translate } from '../texts/translate.ts';
import type { Finding } from './finding.ts';

/** Those that say the same of the same characters, once at the place of the first, with their number. */
export function equalFindings<T>(
  all: readonly T[],
  read: (one: T) => Pick<Finding, 'code' | 'subjects' | 'message'>,
): { readonly one: T; readonly count: number }[] {
  const groups = new Map<string, { one: T; count: number }>();
  for (const one of all) {
    const { code, subjects, message } = read(one);
    const key = JSON.stringify([code, identifyText(message), ...subjects]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { one, count: 1 });
    else group.count += 1;
  }
  return [...groups.values()];
}

/** `Mastery is chosen again; each Gimmick counts once. (5 times)` */
export const withCount = (translate: Translate, message: string, count: number): string =>
  count === 1 ? message : translate('equalFindings.repeated', { message, count });
