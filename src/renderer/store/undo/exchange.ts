/** Replaces rows of the library by others: operations, their undo and their redo all work this way. */
import { difference } from '../../../shared/document/difference.ts';
import { type Change, createChange, prefixPath } from '../../../shared/document/operation.ts';
import type { Database } from '../database.ts';
import { splitDrawing } from '../pictures/drawings.ts';
import { type DrawingRow, type Row, TABLE_NAMES, type TableName } from '../rows.ts';
import { describeWrite } from '../watch-writes.ts';
import { inParts } from './in-parts.ts';

/** The row to write at a place; without one the place is emptied. The row gets a new `rev`. */
export interface TargetRow {
  readonly table: TableName;
  readonly id: string;
  readonly row: Row | undefined;
  /** The tags of the row that stands there go on to this one. */
  readonly keepsTags?: true;
  /** The row that stands there, where it was read in this transaction already. */
  readonly live?: Row;
}

/** One row before and after an operation; undefined if there is none. */
export interface RowExchange {
  readonly table: TableName;
  readonly id: string;
  /** What has changed in the document. */
  readonly change: Change;
  readonly before: Row | undefined;
  readonly after: Row | undefined;
}

/** Puts the wanted rows in their places. Only within `operate`. The answer is in the order of the tables. */
export async function exchange(database: Database, wanted: readonly TargetRow[]): Promise<RowExchange[]> {
  const done: RowExchange[] = [];
  for (const table of TABLE_NAMES) {
    const here = wanted.filter((one) => one.table === table);
    if (here.length > 0) done.push(...(await exchangeDocuments(database, table, here)));
  }
  return done;
}

async function exchangeDocuments(
  database: Database,
  name: TableName,
  wanted: readonly TargetRow[],
): Promise<RowExchange[]> {
  const table = database.documents(name);
  const before: (Row | undefined)[] = [];
  for (const part of inParts(wanted)) {
    const isRead = part.every(({ live }) => live !== undefined);
    before.push(...(isRead ? part.map(({ live }) => live) : await table.bulkGet(part.map(({ id }) => id))));
  }
  const rev = await database.nextRev(name);
  const drawings = new Map<string, DrawingRow>();
  const after = wanted.map(({ row, keepsTags }, index): Row | undefined => {
    if (row === undefined) return undefined;
    const { document, drawing } = splitRow(name, row.document);
    if (drawing !== undefined) drawings.set(drawing.hash, drawing);
    const tags = keepsTags === true ? before[index]?.tags : undefined;
    return { ...row, document, ...(tags && { tags }), rev };
  });
  const changes = wanted.map(({ id }, index) => describeChange(`${name}/${id}`, before[index], after[index]));
  await putMissing(database, [...drawings.values()]);
  const gone = wanted.filter(({ row }) => row === undefined).map(({ id }) => id);
  if (gone.length > 0) {
    await table.bulkDelete(gone);
    await database.noteDeletions(name, gone, rev);
  }
  for (const part of inParts(after.filter((row) => row !== undefined))) await table.bulkPut(part);
  return changes.map((change, index) => ({
    table: name,
    id: wanted[index]?.id ?? '',
    change,
    before: before[index],
    after: after[index],
  }));
}

/** Returns the change of a document, and tells the journal everything that has changed in its row. */
function describeChange(document: string, before: Row | undefined, after: Row | undefined): Change {
  const change = createChange(document, before?.document, after?.document);
  if (before !== undefined && after !== undefined) {
    const documentEdits = change.edits.map((edit) => prefixPath('/document', edit));
    const otherEdits = difference({ ...before, document: undefined }, { ...after, document: undefined });
    describeWrite(after, { from: before.rev, edits: [...documentEdits, ...otherEdits] });
  }
  return change;
}

const splitRow = (name: TableName, document: unknown) =>
  name === 'characters' ? splitDrawing(document) : { document };

/** Drawings never change, so an existing one is not written again. */
async function putMissing(database: Database, drawings: readonly DrawingRow[]): Promise<void> {
  if (drawings.length === 0) return;
  const there = await database.drawings.bulkGet(drawings.map(({ hash }) => hash));
  await database.drawings.bulkPut(drawings.filter((_, index) => there[index] === undefined));
}
