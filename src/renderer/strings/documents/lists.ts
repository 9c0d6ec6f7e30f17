/** Texts that all document lists share. */
import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from './editing.ts';
import { shortName } from './short-name.ts';

/** Formats how many rows of a list are shown: `12`, or `3 of 12` if some are hidden. */
export const formatShown = (translate: Translate, shown: number, all: number): string =>
  shown === all ? formatNumber(translate.language, all) : translate('lists.ofAll', { shown, all });

/** Says that a document has another name now. */
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

/** Shortens and joins names, `max` of them at most: `Ash, Rook and 3 more`. */
export const listNames = (translate: Translate, names: readonly string[], max: number): string =>
  joinNames(translate, names.slice(0, max).map(shortName), names.length - max);
