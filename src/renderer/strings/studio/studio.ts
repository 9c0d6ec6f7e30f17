import { formatNumber } from '../../../shared/texts/numbers.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Labels an entry of a list by its number and, if it has one, its summary: `2: Name`. */
export const labelEntry = (t: Translate, n: number, summary: string): string =>
  summary === '' ? formatNumber(t.language, n) : t('studio.entry', { n, summary });
