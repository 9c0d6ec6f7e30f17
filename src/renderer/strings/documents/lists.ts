/** Texts that all document lists share. */
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from './editing.ts';
import { shortenName } from './shorten-name.ts';

/** Formats how many rows of a list are shown: `12`, or `3 of 12` if some are hidden. */
export const formatShown = (translate: Translate, shownCount: number, rowCount: number): string =>
  shownCount === rowCount
    ? formatNumber(translate.language, rowCount)
    : translate('lists.ofAll', { shown: shownCount, all: rowCount });

/** Says that a document was renamed. */
export const describeRenaming = (translate: Translate, oldName: string, newName: string): string =>
  translate('lists.renamed', {
    oldName: getShortTitle(translate, oldName),
    newName: getShortTitle(translate, newName),
  });

/** Joins names, with the number of those that are hidden: `Ash, Rook and 3 more`. */
export function joinNames(translate: Translate, names: readonly string[], hiddenCount: number): string {
  const joined = names.join(', ');
  return hiddenCount > 0 ? translate('lists.andMore', { names: joined, n: hiddenCount }) : joined;
}

/** Shortens and joins at most `maxNames` names: `Ash, Rook and 3 more`. */
export const listNames = (translate: Translate, names: readonly string[], maxNames: number): string =>
  joinNames(translate, names.slice(0, maxNames).map(shortenName), names.length - maxNames);
