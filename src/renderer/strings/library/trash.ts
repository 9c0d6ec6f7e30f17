import { LIMITS } from '../../../shared/base/limits.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { getShortTitle } from '../documents/editing.ts';
import { formatTime } from '../times-and-sizes.ts';

/** Names a single document by its name, several by their number. */
const nameDeleted = (translate: Translate, documentCount: number, documentName: string | undefined): string =>
  documentName === undefined
    ? translate('documentNouns.countAll', { n: documentCount })
    : getShortTitle(translate, documentName);

export const describeEmptyTrash = (translate: Translate): string =>
  translate('trash.emptyText', { days: LIMITS.trashDays });

export const describeTrash = (translate: Translate, documentCount: number): string =>
  translate('trash.intro', { documents: nameDeleted(translate, documentCount, undefined), days: LIMITS.trashDays });

/** Says when a document was deleted. */
export const describeDeletion = (translate: Translate, timestamp: number): string =>
  translate('trash.deletedAt', { time: formatTime(translate, timestamp) });

/** Warns that deleting for good can't be undone. `documentName` is undefined if several documents are deleted. */
export const describeDeletionWarning = (
  translate: Translate,
  documentCount: number,
  documentName: string | undefined,
): string =>
  translate('trash.ask', { n: documentCount, documents: nameDeleted(translate, documentCount, documentName) });

/** Says that documents were restored. `renamedCount` is the number of documents that got new ids, since their own were taken. */
export const describeReturn = (
  translate: Translate,
  documentCount: number,
  documentName: string | undefined,
  renamedCount: number,
): string => {
  const documents = nameDeleted(translate, documentCount, documentName);
  return renamedCount === 0
    ? translate('trash.back', { n: documentCount, documents })
    : translate('trash.backRenamed', { n: documentCount, documents, renamed: renamedCount });
};

/** Says that documents were deleted for good. */
export const describeLoss = (translate: Translate, documentCount: number, documentName: string | undefined): string =>
  translate('trash.gone', { n: documentCount, documents: nameDeleted(translate, documentCount, documentName) });
