import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Says what a document lacks: `a name`, `attacks`. */
export const describeMissingFields = (t: Translate, fields: readonly string[]): string =>
  t('form.missing', { fields: formatList(t.language, fields) });
