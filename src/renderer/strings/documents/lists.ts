/** Texts that all document lists share. */
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from './editing.ts';
import { shortName } from './short-name.ts';

/** Formats how many rows of a list are shown: `12`, or `3 of 12` if some are hidden. */
export const formatShown = (t: Translate, shown: number, all: number): string =>
  shown === all ? formatNumber(t.language, all) : t('lists.ofAll', { shown, all });

/** Says that a document has another name now. */
export const describeRenaming = (t: Translate, oldName: string, newName: string): string =>
  t('lists.renamed', { oldName: getShortTitle(t, oldName), newName: getShortTitle(t, newName) });

/** Joins names, with the number of those that are hidden: `Ash, Rook and 3 more`. */
export function joinNames(t: Translate, names: readonly string[], hiddenCount: number): string {
  const joined = names.join(', ');
  return hiddenCount > 0 ? t('lists.andMore', { names: joined, n: hiddenCount }) : joined;
}

/** Shortens and joins names, `max` of them at most: `Ash, Rook and 3 more`. */
export const listNames = (t: Translate, names: readonly string[], max: number): string =>
  joinNames(t, names.slice(0, max).map(shortName), names.length - max);
