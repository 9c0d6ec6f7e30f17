/** Actions on whole documents. Each is one operation that can be undone. */

import { applyEdits } from '../../../shared/document/edit.ts';
import { applyNewName } from '../../../shared/document/former-name.ts';
import { isObject } from '../../../shared/document/json/json-object.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { createDocumentId } from '../../store/create-document-id.ts';
import type { Database } from '../../store/database.ts';
import { type Documents, getStoredName } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import type { OperationRow, TableName } from '../../store/rows.ts';
import type { Assets, DocumentWrite } from '../../store/undo/operations.ts';
import { describeRenaming } from '../../strings/documents/lists.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import type { OperationKind, OperationTexts } from '../../strings/library/operations.ts';
import {
  describeDeletion,
  describeFailedOperation,
  describeRedone,
  describeUndone,
  describeUnnamedDeletion,
  listCounts,
} from '../../strings/library/operations.ts';
import { dismissUndone, getDocumentKey, getOperationKey, type ToastAction, toast } from '../../toasts/toasts.ts';
import { trackUntouched } from './untouched-documents.ts';

/**
 * Runs an operation. Reports a failure in a toast.
 * @param documentName the name of the document for the failure message, if there is only one
 * @returns the Undo button for the toast, or undefined if the operation failed
 */
export async function runOperation(
  translate: Translate,
  library: Library,
  operationKind: OperationKind,
  changes: readonly DocumentWrite[],
  {
    documentName,
    assets,
    trash,
    prepare,
  }: {
    documentName?: string;
    assets?: Assets;
    trash?: readonly string[];
    /** What is done before the changes in the same transaction; if it rejects, nothing is changed. */
    prepare?: (database: Database) => Promise<void>;
  } = {},
): Promise<ToastAction | undefined> {
  try {
    const { n: operationNumber, undo } = await library.operations.run(operationKind, changes, assets, trash, prepare);
    const [onlyChange, ...otherChanges] = changes;
    return {
      label: translate('shell.undo'),
      // An operation on one document can also be undone on the screen of the document. Both ways remove the toast.
      undoes: [
        getOperationKey(operationNumber),
        ...(onlyChange === undefined || otherChanges.length > 0 ? [] : [getDocumentKey(onlyChange.id)]),
      ],
      run: () => attempt(undo(), 'operations.undoFailed'),
    };
  } catch (error) {
    const counts: Partial<Record<DocumentWrite['table'], number>> = {};
    for (const { table } of changes) counts[table] = (counts[table] ?? 0) + 1;
    const failedOperation = {
      kind: operationKind,
      counts,
      ...(documentName === undefined ? {} : { name: documentName }),
    };
    reportFailure(error, (reason) => describeFailedOperation(translate, failedOperation, reason));
    return undefined;
  }
}

/** Undoes the last operation, or redoes the operation that was undone last. A toast names the operation. */
export async function undoOrRedo(translate: Translate, library: Library, direction: 'undo' | 'redo'): Promise<void> {
  const [describeDone, nothingMessage, describeFailure] =
    direction === 'undo'
      ? [
          (operation: OperationTexts) => describeUndone(translate, operation),
          translate('operations.nothingToUndo'),
          (reason: string) => translate('operations.undoFailed', { reason }),
        ]
      : [
          (operation: OperationTexts) => describeRedone(translate, operation),
          translate('operations.nothingToRedo'),
          (reason: string) => translate('operations.redoFailed', { reason }),
        ];
  try {
    const operation: OperationRow | undefined = await library.operations[direction]();
    if (operation?.n !== undefined) dismissUndone(getOperationKey(operation.n));
    toast(operation === undefined ? nothingMessage : describeDone(operation), { subject: 'undo' });
  } catch (error) {
    reportFailure(error, describeFailure);
  }
}

/** Adds a new document. Returns whether it was saved. */
export async function addDocument<N extends TableName>(
  translate: Translate,
  library: Library,
  tableName: N,
  document: Documents[N],
  operationKind: 'create' | 'duplicate',
): Promise<boolean> {
  const changes = [{ table: tableName, id: document.id, after: document }];
  return (
    (await runOperation(translate, library, operationKind, changes, { documentName: document.name })) !== undefined
  );
}

/** Adds a new document that is discarded when the user leaves it without an edit. Returns whether it was saved. */
export async function addBlankDocument<N extends TableName>(
  translate: Translate,
  library: Library,
  tableName: N,
  document: Documents[N],
): Promise<boolean> {
  const isSaved = await addDocument(translate, library, tableName, document, 'create');
  if (isSaved) trackUntouched(tableName, document.id);
  return isSaved;
}

/** Creates an id that no document of the store has. */
export const createUnusedId = (library: Library, tableName: TableName, documentName: string): string =>
  createDocumentId(documentName, (candidateId) => library.stores[tableName].get(candidateId) !== undefined);

/** Removes the number within a set, which no two cards of the set share. */
const removeCardNumber = <D extends object>(document: D): D =>
  'credits' in document && isObject(document.credits) && 'number' in document.credits
    ? applyEdits(document, [{ op: 'remove', path: '/credits/number' }])
    : document;

/** Names a copy: `Ada (copy)`, then `Ada (copy 2)` for a copy of that copy, so that nothing is appended again and again. */
function createCopyName(translate: Translate, name: string): string {
  const firstSuffix = translate('editing.copyOf', { name: '' });
  if (name.endsWith(firstSuffix))
    return translate('editing.laterCopyOf', { name: name.slice(0, -firstSuffix.length), n: 2 });
  const [start = '', end = ''] = translate('editing.laterCopyOf', { name: '', n: '#' }).split('#');
  const startIndex = name.lastIndexOf(start);
  const numberText = name.slice(startIndex + start.length, -end.length);
  return startIndex > 0 && name.endsWith(end) && /^[1-9]\d{0,3}$/.test(numberText)
    ? translate('editing.laterCopyOf', { name: name.slice(0, startIndex), n: Number(numberText) + 1 })
    : translate('editing.copyOf', { name });
}

/** Creates a copy of a document with a new id and name, and without the number of its card. */
export const createCopy = <D extends { id: string; name: string }>(
  translate: Translate,
  library: Library,
  tableName: TableName,
  document: D,
): D => ({
  ...removeCardNumber(applyNewName(document, createCopyName(translate, document.name))),
  id: createUnusedId(library, tableName, document.name),
});

/** Deletes one document immediately. The toast offers Undo, and the trash keeps the document for a month. */
export async function deleteDocument(
  translate: Translate,
  library: Library,
  tableName: TableName,
  documentId: string,
  documentName: string,
): Promise<void> {
  const undo = await runOperation(
    translate,
    library,
    'delete',
    [{ table: tableName, id: documentId, after: undefined }],
    { documentName },
  );
  if (undo === undefined) return;
  toast(
    documentName === ''
      ? describeUnnamedDeletion(translate, tableName)
      : translate('editing.deleted', { name: shortenName(documentName) }),
    { action: undo, deleted: { [tableName]: 1 } },
  );
}

/** Deletes several documents of one kind as one step. Returns whether they were deleted. */
export async function deleteDocuments(
  translate: Translate,
  library: Library,
  tableName: TableName,
  documentIds: readonly string[],
): Promise<boolean> {
  const [firstId] = documentIds;
  if (firstId === undefined) return false;
  const undo = await runOperation(
    translate,
    library,
    'delete',
    documentIds.map((documentId) => ({ table: tableName, id: documentId, after: undefined })),
  );
  if (undo === undefined) return false;
  const deleted = { [tableName]: documentIds.length };
  toast(describeDeletion(translate, deleted), { action: undo, deleted });
  return true;
}

/** Adds a copy of each of these documents as one step. Returns the ids of the copies. */
export async function duplicateDocuments<D extends { id: string; name: string }>(
  translate: Translate,
  library: Library,
  tableName: TableName,
  documents: readonly D[],
): Promise<string[]> {
  if (documents.length === 0) return [];
  const copies = documents.map((document) => createCopy(translate, library, tableName, document));
  const undo = await runOperation(
    translate,
    library,
    'duplicate',
    copies.map((copy, index) => {
      const { tags } = library.stores[tableName].get(documents[index]?.id ?? '')?.row ?? {};
      return { table: tableName, id: copy.id, after: copy, ...(tags === undefined ? {} : { tags }) };
    }),
  );
  if (undo === undefined) return [];
  const message = translate('operations.duplicatedSome', {
    what: listCounts(translate, { [tableName]: copies.length }),
    count: copies.length,
  });
  toast(message, { action: undo });
  return copies.map(({ id }) => id);
}

/** Renames a document. The change can be undone in the list and while the document is open. */
export async function renameDocument(
  translate: Translate,
  library: Library,
  tableName: TableName,
  documentId: string,
  newName: string,
): Promise<void> {
  const documentRow = library.stores[tableName].get(documentId)?.row;
  const document = documentRow?.document;
  if (documentRow === undefined || typeof document !== 'object' || document === null) return;
  const previousName = getStoredName(documentRow);
  if (previousName === newName) return;
  const undo = await runOperation(
    translate,
    library,
    'rename',
    [{ table: tableName, id: documentId, after: applyNewName({ ...document, name: previousName }, newName) }],
    { documentName: newName },
  );
  if (undo !== undefined) toast(describeRenaming(translate, previousName, newName), { action: undo });
}
