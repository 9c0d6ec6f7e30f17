import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Labels an entry of a list by its number and, if it has one, its summary: `2: Name`. */
export const labelEntry = (translate: Translate, entryNumber: number, summary: string): string =>
  summary === ''
    ? formatNumber(translate.language, entryNumber)
    : translate('studio.entry', { n: entryNumber, summary });
