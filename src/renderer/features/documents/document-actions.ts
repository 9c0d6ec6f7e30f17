/** Actions on whole documents. Each is one operation that can be undone. */

import type { Translate } from '../../../shared/texts/translate.ts';
import { attempt, reportFailure } from '../../failures/report-failure.ts';
import { createDocumentId } from '../../store/create-document-id.ts';
import { type Documents, getStoredName } from '../../store/item.ts';
import type { Library } from '../../store/library.ts';
import type { OperationRow, TableName } from '../../store/rows.ts';
import type { Assets, DocumentWrite } from '../../store/undo/operations.ts';
import { describeRenaming } from '../../strings/documents/lists.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import type { OperationKind, OperationTexts } from '../../strings/library/operations.ts';
import {
  describeFailedOperation,
  describeRedone,
  describeUndone,
  describeUnnamedDeletion,
  listCounts,
} from '../../strings/library/operations.ts';
import { dismissUndone, documentKey, operationKey, type ToastAction, toast } from '../../toasts/toasts.ts';

/**
 * Runs an operation. A refusal is reported in a toast.
 * @param name the name of the only document, for the refusal
 * @returns the Undo button of its toast, or undefined if nothing was changed
 */
export async function perform(
  translate: Translate,
  library: Library,
  kind: OperationKind,
  changes: readonly DocumentWrite[],
  { name, assets, trash }: { name?: string; assets?: Assets; trash?: readonly string[] } = {},
): Promise<ToastAction | undefined> {
  try {
    const { n, undo } = await library.operations.run(kind, changes, assets, trash);
    const [only, ...others] = changes;
    return {
      label: translate('shell.undo'),
      // A change of one document can also be undone while that document is open.
      undoes: [operationKey(n), ...(only === undefined || others.length > 0 ? [] : [documentKey(only.id)])],
      run: () => attempt(undo(), 'operations.undoFailed'),
    };
  } catch (error) {
    const counts: Partial<Record<DocumentWrite['table'], number>> = {};
    for (const { table } of changes) counts[table] = (counts[table] ?? 0) + 1;
    const what = { kind, counts, ...(name === undefined ? {} : { name }) };
    reportFailure(error, (reason) => describeFailedOperation(translate, what, reason));
    return undefined;
  }
}

/** Undoes the last operation, or redoes the last undone one, and reports which one it was. */
export async function walkOperations(translate: Translate, library: Library, way: 'undo' | 'redo'): Promise<void> {
  const [done, nothing, failed] =
    way === 'undo'
      ? [
          (what: OperationTexts) => describeUndone(translate, what),
          translate('operations.nothingToUndo'),
          (reason: string) => translate('operations.undoFailed', { reason }),
        ]
      : [
          (what: OperationTexts) => describeRedone(translate, what),
          translate('operations.nothingToRedo'),
          (reason: string) => translate('operations.redoFailed', { reason }),
        ];
  try {
    const operation: OperationRow | undefined = await library.operations[way]();
    if (operation?.n !== undefined) dismissUndone(operationKey(operation.n));
    toast(operation === undefined ? nothing : done(operation), { subject: 'undo' });
  } catch (error) {
    reportFailure(error, failed);
  }
}

/** Adds a new document. Returns whether it was saved. */
export async function addDocument<N extends TableName>(
  translate: Translate,
  library: Library,
  table: N,
  document: Documents[N],
  kind: 'create' | 'duplicate',
): Promise<boolean> {
  const changes = [{ table, id: document.id, after: document }];
  return (await perform(translate, library, kind, changes, { name: document.name })) !== undefined;
}

/** Returns an id that no document of the table has. */
export const freeId = (library: Library, table: TableName, name: string): string =>
  createDocumentId(name, (taken) => library.stores[table].get(taken) !== undefined);

/** Returns a copy with its own id and name. */
export const copyOf = <D extends { id: string; name: string }>(
  translate: Translate,
  library: Library,
  table: TableName,
  document: D,
): D => ({
  ...document,
  id: freeId(library, table, document.name),
  name: translate('editing.copyOf', { name: document.name }),
});

/** Deletes one document immediately. The toast offers Undo, and the trash keeps the document for a month. */
export async function deleteDocument(
  translate: Translate,
  library: Library,
  table: TableName,
  id: string,
  name: string,
): Promise<void> {
  const undo = await perform(translate, library, 'delete', [{ table, id, after: undefined }], { name });
  if (undo === undefined) return;
  toast(
    name === '' ? describeUnnamedDeletion(translate, table) : translate('editing.deleted', { name: shortenName(name) }),
    {
      action: undo,
    },
  );
}

/** Deletes several documents of a table as one step. */
export async function deleteSome(
  translate: Translate,
  library: Library,
  table: TableName,
  ids: readonly string[],
): Promise<boolean> {
  const [only] = ids;
  if (only === undefined) return false;
  const undo = await perform(
    translate,
    library,
    'delete',
    ids.map((id) => ({ table, id, after: undefined })),
  );
  if (undo === undefined) return false;
  const words = translate('operations.deletedSome', {
    what: listCounts(translate, { [table]: ids.length }),
    count: ids.length,
  });
  toast(words, { action: undo });
  return true;
}

/** Adds a copy of each of these documents as one step. Returns the ids of the copies. */
export async function duplicateSome<D extends { id: string; name: string }>(
  translate: Translate,
  library: Library,
  table: TableName,
  documents: readonly D[],
): Promise<string[]> {
  if (documents.length === 0) return [];
  const copies = documents.map((document) => copyOf(translate, library, table, document));
  const undo = await perform(
    translate,
    library,
    'duplicate',
    copies.map((copy, n) => {
      const { tags } = library.stores[table].get(documents[n]?.id ?? '')?.row ?? {};
      return { table, id: copy.id, after: copy, ...(tags === undefined ? {} : { tags }) };
    }),
  );
  if (undo === undefined) return [];
  const words = translate('operations.duplicatedSome', {
    what: listCounts(translate, { [table]: copies.length }),
    count: copies.length,
  });
  toast(words, { action: undo });
  return copies.map(({ id }) => id);
}

/** Renames a document, as a step of both the list and the document. */
export async function renameDocument(
  translate: Translate,
  library: Library,
  table: TableName,
  id: string,
  name: string,
): Promise<void> {
  const row = library.stores[table].get(id)?.row;
  const document = row?.document;
  if (row === undefined || typeof document !== 'object' || document === null) return;
  const before = getStoredName(row);
  if (before === name) return;
  const undo = await perform(translate, library, 'rename', [{ table, id, after: { ...document, name } }], { name });
  if (undo !== undefined) toast(describeRenaming(translate, before, name), { action: undo });
}
