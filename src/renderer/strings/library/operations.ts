/** Texts about operations: changes to several documents at once, or to one document in a list. */
import type { DocumentTableName } from '../../../shared/library/journal.ts';
import { formatList } from '../../../shared/texts/lists.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from '../documents/shorten-name.ts';
import { countDocuments, nameUnnamed, TABLES_IN_ORDER } from './document-nouns.ts';

/** The kinds of operations: `restore` is from a backup, `bring-back` from the trash. */
export const OPERATION_KINDS = [
  'import',
  'restore',
  'bring-back',
  'delete',
  'duplicate',
  'rename',
  'create',
  'tag',
  'faction',
  'template',
  'credits',
  'change',
  'go-back',
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** The data for a sentence about an operation: how many rows of each table it changed, and the name of a single document. */
export interface OperationTexts {
  readonly kind: OperationKind;
  readonly counts: Readonly<Partial<Record<DocumentTableName, number>>>;
  readonly name?: string | undefined;
}

/** Lists how many documents of each table there are: `3 characters, 2 teams and 1 faction`; empty for none. */
export function listCounts(translate: Translate, counts: OperationTexts['counts']): string {
  const parts = TABLES_IN_ORDER.flatMap((tableName) => {
    const documentCount = counts[tableName] ?? 0;
    return documentCount === 0 ? [] : [countDocuments(translate, tableName, documentCount)];
  });
  return formatList(translate.language, parts);
}

/** Says how many documents of each kind were deleted: `28 characters and 7 teams were deleted.` */
export const describeDeletion = (translate: Translate, counts: OperationTexts['counts']): string =>
  translate('operations.deletedSome', {
    what: listCounts(translate, counts),
    count: Object.values(counts).reduce((total, documentCount) => total + documentCount, 0),
  });

/** Names the documents that an operation changed: a single document by its name, several by their number. */
function nameChanged(translate: Translate, { counts, name }: OperationTexts): string {
  if (name !== undefined && name !== '') return shortenName(name);
  const tableName =
    name === undefined ? undefined : TABLES_IN_ORDER.find((candidate) => counts[candidate] !== undefined);
  return tableName === undefined ? listCounts(translate, counts) : nameUnnamed(translate, tableName);
}

/** Names an operation within a sentence: `delete 12 characters`, `rename Tide Warden`. */
const describeOperation = (translate: Translate, operation: OperationTexts): string =>
  translate(`operations.kinds.${operation.kind}`, { documents: nameChanged(translate, operation) });

export const labelUndo = (translate: Translate, operation: OperationTexts): string =>
  translate('operations.undo', { operation: describeOperation(translate, operation) });

export const labelRedo = (translate: Translate, operation: OperationTexts): string =>
  translate('operations.redo', { operation: describeOperation(translate, operation) });

export const describeUndone = (translate: Translate, operation: OperationTexts): string =>
  translate('operations.undone', { operation: describeOperation(translate, operation) });

export const describeRedone = (translate: Translate, operation: OperationTexts): string =>
  translate('operations.redone', { operation: describeOperation(translate, operation) });

export const describeFailedOperation = (translate: Translate, operation: OperationTexts, reason: string): string =>
  translate('operations.failed', { operation: describeOperation(translate, operation), reason });

/** Says that a document without a name was deleted. */
export const describeUnnamedDeletion = (translate: Translate, tableName: DocumentTableName): string =>
  translate(`documentNouns.unnamedDeleted.${tableName}`);

/** Says that the tags, factions, templates or credits of documents were changed. `documents` is a text from `listCounts`. */
export const describeBulkChange = (
  translate: Translate,
  kind: 'tag' | 'faction' | 'template' | 'credits',
  documents: string,
): string => translate(`operations.changed.${kind}`, { documents });
