import { ENCODINGS, type Encoding, getEncodingName } from '../../../../shared/spreadsheet/encodings.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';

/** Returns the encodings as choices for a select. */
export const getEncodingChoices = (translate: Translate): { id: Encoding; label: string }[] =>
  ENCODINGS.map((encoding) => ({ id: encoding, label: getEncodingName(translate, encoding) }));
