import type { Translate } from '../../../shared/texts/translate.ts';
import { findText } from '../find-text.ts';
import { listNames } from './lists.ts';

/** The number of names that a sentence has room for. */
const MAX_NAMES = 8;

/** Says which submissions became illegal or legal when the event pack was changed. At least one of the two lists has entries. */
export function describePackChange(translate: Translate, illegal: readonly string[], legal: readonly string[]): string {
  const names = { illegal: listNames(translate, illegal, MAX_NAMES), legal: listNames(translate, legal, MAX_NAMES) };
  if (illegal.length === 0) return translate('eventLists.byPack.legal', names);
  return legal.length === 0
    ? translate('eventLists.byPack.illegal', names)
    : translate('eventLists.byPack.both', names);
}

/** Says which submissions replaced earlier ones. */
export const describeReplacingLists = (translate: Translate, names: readonly string[]): string =>
  translate('eventLists.tookPlace', { n: names.length, names: listNames(translate, names, MAX_NAMES) });

/** Says which submissions were in the earlier report but are gone now. */
export const describeGoneLists = (translate: Translate, names: readonly string[]): string =>
  translate('eventLists.gone', { names: listNames(translate, names, MAX_NAMES) });

/** Returns the label of a change of a submission since an earlier report. */
export const getChangeLabel = (translate: Translate, change: string): string =>
  findText(translate, `eventLists.changes.${change}`) ?? '';
