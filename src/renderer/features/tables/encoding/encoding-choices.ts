import { ENCODINGS, type Encoding, getEncodingName } from '../../../../shared/table/encodings.ts';

/** Returns the encodings as choices for a select. */
export const getEncodingChoices = (): { id: Encoding; label: string }[] =>
  ENCODINGS.map((id) => ({ id, label: getEncodingName(id) }));
