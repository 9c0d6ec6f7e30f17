import { formatLateText, type LateText } from '../../../shared/texts/late-text.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';

/** Says which required fields a document lacks: `a name`, `attacks`. */
export const describeMissingFields = (translate: Translate, fields: readonly LateText[]): string => {
  const names = fields.map((field) => formatLateText(translate, field));
  return translate('form.missing', { fields: formatList(translate.language, names) });
};
