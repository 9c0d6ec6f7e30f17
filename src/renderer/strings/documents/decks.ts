import type { Translate } from '../../../shared/texts/translate.ts';
import { joinNames } from './lists.ts';
import { shortenName } from './shorten-name.ts';

/** Says that a dropped file was not added, and how many other files were not added. `reason` is a clause. */
export const describeLeftOutFile = (
  translate: Translate,
  fileName: string,
  otherCount: number,
  reason?: string,
): string =>
  translate('decks.leftOut', {
    name: shortenName(fileName),
    n: otherCount,
    reason: reason ?? translate('decks.notPictureOrTable'),
  });

/** Names rows within a sentence by the numbers of the first and the last: `rows 2 to 5`. */
export const nameRows = (translate: Translate, first: number, last: number): string =>
  first === last ? translate('decks.rowNumber', { n: first }) : translate('decks.rowNumbers', { first, last });

export const describeMissingPictures = (translate: Translate, names: readonly string[], hiddenCount: number): string =>
  translate('decks.picturesMissing', { names: joinNames(translate, names.map(shortenName), hiddenCount) });
