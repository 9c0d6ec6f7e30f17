import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';
import { listNames } from './lists.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 8;

/** Says which lists have another verdict since the event pack was changed. At least one list of names has entries. */
export function describePackChange(t: Translate, illegal: readonly string[], legal: readonly string[]): string {
  const names = { illegal: listNames(t, illegal, MAX_NAMES), legal: listNames(t, legal, MAX_NAMES) };
  if (illegal.length === 0) return t('eventLists.byPack.legal', names);
  return legal.length === 0 ? t('eventLists.byPack.illegal', names) : t('eventLists.byPack.both', names);
}

/** Says which lists took the place of earlier ones. */
export const describeReplacingLists = (t: Translate, names: readonly string[]): string =>
  t('eventLists.tookPlace', { n: names.length, names: listNames(t, names, MAX_NAMES) });

/** Says which lists were there before and are gone. */
export const describeGoneLists = (t: Translate, names: readonly string[]): string =>
  t('eventLists.gone', { names: listNames(t, names, MAX_NAMES) });

/** Returns the label of what has changed in a list since an earlier report. */
export const getChangeLabel = (t: Translate, change: string): string =>
  findText(t, `eventLists.changes.${change}`) ?? '';
