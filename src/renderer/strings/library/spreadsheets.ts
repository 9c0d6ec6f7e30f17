import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Says which required fields no column of a spreadsheet has. */
export const describeMissingColumns = (translate: Translate, fields: readonly string[]): string =>
  translate('tables.missing', { n: fields.length, fields: formatList(translate.language, fields) });
