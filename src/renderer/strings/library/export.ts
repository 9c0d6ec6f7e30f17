import type { Translate } from '../../../shared/texts/translate.ts';
import { getTitle } from '../documents/editing.ts';

/** Says that a file would be larger than the given limit. */
export const describeTooLargeExport = (t: Translate, maxBytes: number): string =>
  t('export.tooLarge', { mebibytes: maxBytes / 1_048_576 });

export const nameLibraryFile = (t: Translate, title: string): string => `${getTitle(t, title)}.rollcall`;
