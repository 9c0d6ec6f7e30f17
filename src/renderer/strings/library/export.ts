import type { Translate } from '../../../shared/texts/translate.ts';
import { getTitle } from '../documents/editing.ts';

/** Says that a file would be larger than the given limit. */
export const describeTooLargeExport = (translate: Translate, maxBytes: number): string =>
  translate('export.tooLarge', { mebibytes: maxBytes / 1_048_576 });

export const nameLibraryFile = (translate: Translate, title: string): string =>
  `${getTitle(translate, title)}.rollcall`;
