import { LIMITS } from '../../../shared/base/limits.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from '../documents/editing.ts';

/** Names a single document by its name, several by their number. */
const nameDeleted = (t: Translate, n: number, name: string | undefined): string =>
  name === undefined ? t('documentNouns.countAll', { n }) : getShortTitle(t, name);

export const describeEmptyTrash = (t: Translate): string => t('trash.emptyText', { days: LIMITS.trashDays });

export const describeTrash = (t: Translate, n: number): string =>
  t('trash.intro', { documents: nameDeleted(t, n, undefined), days: LIMITS.trashDays });

const formats = new Map<string, Intl.DateTimeFormat>();

/** Says when a document was deleted. */
export function describeDeletion(t: Translate, timestamp: number): string {
  const format =
    formats.get(t.language) ?? new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  formats.set(t.language, format);
  return t('trash.deletedAt', { time: format.format(timestamp) });
}

/** Warns that deleting for good can't be undone. `name` is that of a single document. */
export const warnOfDeletion = (t: Translate, n: number, name: string | undefined): string =>
  t('trash.ask', { n, documents: nameDeleted(t, n, name) });

/** Says that documents are back. `renamed` is how many got new ids. */
export const describeReturn = (t: Translate, n: number, name: string | undefined, renamed: number): string => {
  const documents = nameDeleted(t, n, name);
  return renamed === 0 ? t('trash.back', { n, documents }) : t('trash.backRenamed', { n, documents, renamed });
};

/** Says that documents were deleted for good. */
export const describeLoss = (t: Translate, n: number, name: string | undefined): string =>
  t('trash.gone', { n, documents: nameDeleted(t, n, name) });
