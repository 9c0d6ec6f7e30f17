import type { Translate } from '../../../shared/texts/translate.ts';
import { joinNames } from './lists.ts';
import { shortName } from './short-name.ts';

/** Says that a dropped file was left out, and how many others were. `reason` is a clause. */
export const describeLeftOutFile = (t: Translate, name: string, otherCount: number, reason?: string): string =>
  t('decks.leftOut', { name: shortName(name), n: otherCount, reason: reason ?? t('decks.notPictureOrTable') });

/** Names rows within a sentence by the numbers of the first and the last: `rows 2 to 5`. */
export const nameRows = (t: Translate, first: number, last: number): string =>
  first === last ? t('decks.rowNumber', { n: first }) : t('decks.rowNumbers', { first, last });

export const describeMissingPictures = (t: Translate, names: readonly string[], hiddenCount: number): string =>
  t('decks.picturesMissing', { names: joinNames(t, names.map(shortName), hiddenCount) });
