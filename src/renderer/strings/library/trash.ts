import { LIMITS } from '../../../shared/base/limits.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from '../documents/editing.ts';

/** Names a single document by its name, several by their number. */
const nameDeleted = (translate: Translate, n: number, name: string | undefined): string =>
  name === undefined ? translate('documentNouns.countAll', { n }) : getShortTitle(translate, name);

export const describeEmptyTrash = (translate: Translate): string =>
  translate('trash.emptyText', { days: LIMITS.trashDays });

export const describeTrash = (translate: Translate, n: number): string =>
  translate('trash.intro', { documents: nameDeleted(translate, n, undefined), days: LIMITS.trashDays });

const formats = new Map<string, Intl.DateTimeFormat>();

/** Says when a document was deleted. */
export function describeDeletion(translate: Translate, timestamp: number): string {
  const format =
    formats.get(translate.language) ??
    new Intl.DateTimeFormat(translate.language, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(translate.language, format);
  return translate('trash.deletedAt', { time: format.format(timestamp) });
}

/** Warns that deleting for good can't be undone. `name` is that of a single document. */
export const warnOfDeletion = (translate: Translate, n: number, name: string | undefined): string =>
  translate('trash.ask', { n, documents: nameDeleted(translate, n, name) });

/** Says that documents are back. `renamed` is how many got new ids. */
export const describeReturn = (translate: Translate, n: number, name: string | undefined, renamed: number): string => {
  const documents = nameDeleted(translate, n, name);
  return renamed === 0
    ? translate('trash.back', { n, documents })
    : translate('trash.backRenamed', { n, documents, renamed });
};

/** Says that documents were deleted for good. */
export const describeLoss = (translate: Translate, n: number, name: string | undefined): string =>
  translate('trash.gone', { n, documents: nameDeleted(translate, n, name) });
