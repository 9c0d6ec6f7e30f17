/** Replaces, adds and deletes rows of the library. Operations, their undo and their redo all use this module. */
import { diffJson } from '../../../shared/document/diff-json.ts';
import { type Change, createChange, prefixPath } from '../../../shared/document/operation.ts';
import type { Database } from '../database.ts';
import { splitDrawing } from '../pictures/drawings.ts';
import { type DrawingRow, type Row, TABLE_NAMES, type TableName } from '../rows.ts';
import { describeWrite } from '../watch-writes.ts';
import { splitIntoBatches } from './batches.ts';

/** The row that a document gets. */
export interface TargetRow {
  readonly table: TableName;
  readonly id: string;
  /** The row to write, which gets a new `rev`. If undefined, the existing row is deleted. */
  readonly row: Row | undefined;
  /** Set if the row keeps the tags of the existing row. */
  readonly keepsTags?: true;
  /** The existing row, if it was already read in this transaction. */
  readonly currentRow?: Row;
}

/** One row before and after an operation. `before` or `after` is undefined if the row did not exist then. */
export interface RowExchange {
  readonly table: TableName;
  readonly id: string;
  /** The change of the document. */
  readonly change: Change;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** Writes the target rows. Only within `runOperation`. The result is in the order of the tables. */
export async function exchangeRows(database: Database, targets: readonly TargetRow[]): Promise<RowExchange[]> {
  const exchanges: RowExchange[] = [];
  for (const tableName of TABLE_NAMES) {
    const tableTargets = targets.filter((target) => target.table === tableName);
    if (tableTargets.length > 0) exchanges.push(...(await exchangeDocuments(database, tableName, tableTargets)));
  }
  return exchanges;
}

async function exchangeDocuments(
  database: Database,
  tableName: TableName,
  targets: readonly TargetRow[],
): Promise<RowExchange[]> {
  const documentTable = database.documents(tableName);
  const rowsBefore: (Row | undefined)[] = [];
  for (const batch of splitIntoBatches(targets)) {
    const areAllRead = batch.every(({ currentRow }) => currentRow !== undefined);
    const batchRows = areAllRead
      ? batch.map(({ currentRow }) => currentRow)
      : await documentTable.bulkGet(batch.map(({ id }) => id));
    rowsBefore.push(...batchRows);
  }
  const revision = await database.nextRevision(tableName);
  const drawings = new Map<string, DrawingRow>();
  const rowsAfter = targets.map(({ row, keepsTags }, index): Row | undefined => {
    if (row === undefined) return undefined;
    const { document, drawing } = splitLargeDrawing(tableName, row.document);
    if (drawing !== undefined) drawings.set(drawing.hash, drawing);
    const tags = keepsTags === true ? rowsBefore[index]?.tags : undefined;
    return { ...row, document, ...(tags && { tags }), rev: revision };
  });
  const changes = targets.map(({ id }, index) =>
    describeChange(`${tableName}/${id}`, rowsBefore[index], rowsAfter[index]),
  );
  await saveNewDrawings(database, [...drawings.values()]);
  const deletedIds = targets.filter(({ row }) => row === undefined).map(({ id }) => id);
  if (deletedIds.length > 0) {
    await documentTable.bulkDelete(deletedIds);
    await database.recordDeletions(tableName, deletedIds, revision);
  }
  for (const batch of splitIntoBatches(rowsAfter.filter((targetRow) => targetRow !== undefined)))
    await documentTable.bulkPut(batch);
  return changes.map((change, index) => ({
    table: tableName,
    id: targets[index]?.id ?? '',
    change,
    before: rowsBefore[index],
    after: rowsAfter[index],
  }));
}

/** Returns the change of a document, and describes the change of its whole row for the journal. */
function describeChange(documentKey: string, rowBefore: Row | undefined, rowAfter: Row | undefined): Change {
  const change = createChange(documentKey, rowBefore?.document, rowAfter?.document);
  if (rowBefore !== undefined && rowAfter !== undefined) {
    const documentEdits = change.edits.map((edit) => prefixPath('/document', edit));
    const otherEdits = diffJson({ ...rowBefore, document: undefined }, { ...rowAfter, document: undefined });
    describeWrite(rowAfter, { from: rowBefore.rev, edits: [...documentEdits, ...otherEdits] });
  }
  return change;
}

const splitLargeDrawing = (tableName: TableName, document: unknown) =>
  tableName === 'characters' ? splitDrawing(document) : { document };

/** Saves drawings. Drawings never change, so existing ones are not written again. */
async function saveNewDrawings(database: Database, drawings: readonly DrawingRow[]): Promise<void> {
  if (drawings.length === 0) return;
  const existingDrawings = await database.drawings.bulkGet(drawings.map(({ hash }) => hash));
  await database.drawings.bulkPut(drawings.filter((_drawing, index) => existingDrawings[index] === undefined));
}
