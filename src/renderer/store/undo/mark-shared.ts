import type { Library } from '../library.ts';
import { TABLE_NAMES, type TableName } from '../rows.ts';

/** The state of a document that was shared with others, for example by an export. */
export interface SharedState {
  readonly kind: TableName;
  readonly id: string;
  /** The digest of the exported document. */
  readonly digest: string;
}

/**
 * Records which states of documents were shared with others. An import may replace a document without asking while the document is
 * still in that state. This changes no document and is not a step of undo.
 */
export async function markShared({ database }: Library, states: readonly SharedState[]): Promise<void> {
  for (const tableName of TABLE_NAMES) {
    const tableStates = states.filter(({ kind }) => kind === tableName);
    if (tableStates.length === 0) continue;
    await database.changeDocuments(tableName, async (revision) => {
      const rows = await database.documents(tableName).bulkGet(tableStates.map(({ id }) => id));
      const markedRows = rows.flatMap((storedRow, index) => {
        const digest = tableStates[index]?.digest;
        return storedRow === undefined || digest === undefined || storedRow.shared === digest
          ? []
          : [{ ...storedRow, shared: digest, rev: revision }];
      });
      await database.documents(tableName).bulkPut(markedRows);
    });
  }
}
