/** What can happen to one document of the library, in memory and on disk. */
import { difference, same } from '../../../shared/document/difference.ts';
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import type { Database } from '../database.ts';
import { splitDrawing } from '../pictures/drawings.ts';
import type { Row, TableName } from '../rows.ts';
import { findLaterSteps, hasForeignSteps, rebase, type TimedEdits } from './concurrent-steps.ts';
import { fitsLog, type LogChange, rowWithLog } from './log-change.ts';
import { isSameField, type StepDirection } from './steps.ts';
import { noteStep, replaceSteps, walkStored } from './stored-history.ts';

/**
 * Its document is edited, a draft is kept or dropped, it goes one step back or forth, its log changes. `typed` is the field that is being
 * typed in, empty for a change of another kind; `to` what memory holds after the step, absent where it does not know.
 */
export type RowChange =
  | ({ kind: 'edit' } & TimedEdits)
  | { kind: 'draft'; path: string; text: string | undefined }
  | { kind: 'walk'; way: StepDirection; to?: unknown }
  | LogChange;

export const isLogChange = (change: RowChange): change is LogChange => !['edit', 'draft', 'walk'].includes(change.kind);

/** A row in memory after a change. */
export function changedRow(row: Row, change: RowChange): Row {
  if (isLogChange(change)) return rowWithLog(row, change);
  if (change.kind === 'walk') return change.to === undefined ? row : walkedRow(row, change.to);
  if (change.kind === 'edit') {
    const document = edited(row.document, change.edits);
    if (document === undefined) return row;
    return { ...row, document, drafts: withoutBelow(row.drafts, change.edits), updatedAt: Date.now() };
  }
  const { [change.path]: _old, ...others } = row.drafts ?? {};
  return { ...row, drafts: change.text === undefined ? others : { ...others, [change.path]: change.text } };
}

/** The edited row; undefined where another window has removed the entry that the edits are about. */
function edited(document: unknown, edits: readonly Edit[]): unknown {
  try {
    return applyEdits(document, edits);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const walkedRow = (row: Row, document: unknown): Row => ({
  ...row,
  document,
  drafts: withoutBelow(row.drafts, difference(row.document, document)),
  updatedAt: Date.now(),
});

/** Setting a value drops the draft of its field, and those of fields below it, whose places may have moved. */
function withoutBelow(drafts: Row['drafts'], edits: readonly Edit[]): Record<string, string> {
  const changed = edits.map(movedBy);
  const gone = (path: string) => changed.some((place) => path === place || path.startsWith(`${place}/`));
  return Object.fromEntries(Object.entries(drafts ?? {}).filter(([path]) => !gone(path)));
}

/** The place whose fields an edit may have moved: the whole list where an entry is removed. */
const movedBy = ({ op, path }: Edit): string => (op === 'remove' ? path.replace(/\/\d+$/, '') : path);

export interface Written {
  readonly before: Row | undefined;
  readonly after: Row | undefined;
  /** Where there was no row: the revision of the table's last deletion. */
  readonly deletedAt?: number;
  /** Whether every undo and redo led to the state that memory expected, and every change of the log fitted. */
  readonly isAsExpected: boolean;
  /** Changes of the log that did not fit, since another window had changed it: nothing was done. */
  readonly dropped: readonly LogChange[];
}

/** Changes a stored row and records each change as an undo step. A deleted row stays deleted. Only within `change`. */
export async function writeChanges(
  db: Database,
  table: TableName,
  id: string,
  changes: readonly RowChange[],
  rev: number,
): Promise<Written> {
  const before = await db.documents(table).get(id);
  if (before === undefined) {
    return { before, after: undefined, deletedAt: await db.deletedAt(table), isAsExpected: true, dropped: [] };
  }
  const name = `${table}/${id}`;
  let row = before;
  let isAsExpected = true;
  const dropped: LogChange[] = [];
  /** A change that is not recorded yet, so that further typing can be merged into it. */
  let open: { from: unknown; path: string; at: number; origin: string } | undefined;
  const note = async () => {
    if (open !== undefined) {
      const author = { origin: open.origin, rev };
      await noteStep(db, name, open.from, row.document, open.path, open.at, author);
    }
    open = undefined;
  };
  const begin = async ({ typed, at, origin }: TimedEdits) => {
    if (open !== undefined && !isSameField(open, typed, at)) await note();
    open = { from: open?.from ?? row.document, path: typed, at, origin };
  };
  const isContested = await isChangedElsewhere(db, name, before, changes);
  /** Answers whether the change had to go below one of another window. */
  const goBelow = async (change: RowChange): Promise<boolean> => {
    if (change.kind !== 'edit') return false;
    await note();
    const next = await putBeforeLater(db, name, row, change, rev);
    row = next ?? row;
    return next !== undefined;
  };
  for (const change of changes) {
    if (change.kind === 'walk') {
      await note();
      const there = await walkStored(db, name, row.document, change.way);
      isAsExpected &&= same(there, change.to);
      if (there !== undefined) row = walkedRow(row, there);
      continue;
    }
    if (isContested && (await goBelow(change))) {
      isAsExpected = false;
      continue;
    }
    // The log has steps of its own: those of the document are about everything else.
    if (isLogChange(change)) await note();
    dropped.push(...missed(row, change));
    const next = await withoutDrawing(db, table, changedRow(row, change));
    if (change.kind === 'edit') await begin(change);
    row = next;
  }
  await note();
  const after = row === before ? before : await db.put(table, { ...row, rev });
  return { before, after, isAsExpected: isAsExpected && dropped.length === 0, dropped };
}

/** Whether another window has changed the row since the first of these edits was made. */
async function isChangedElsewhere(
  db: Database,
  name: string,
  { rev }: Row,
  changes: readonly RowChange[],
): Promise<boolean> {
  const first = changes.find((change) => change.kind === 'edit');
  return first !== undefined && rev > first.baseRevision && hasForeignSteps(db, name, first);
}

/** The row with a change below those of other windows that are later; undefined where the change goes on top. */
async function putBeforeLater(
  db: Database,
  name: string,
  row: Row,
  change: TimedEdits,
  rev: number,
): Promise<Row | undefined> {
  const later = await findLaterSteps(db, name, change);
  const rebased = later.length === 0 ? undefined : rebase(row.document, later, change);
  if (rebased === undefined) return undefined;
  const { document, before, changed, steps } = rebased;
  // A drawing that is not stored yet must not get into the steps.
  if (splitDrawing(changed).drawing !== undefined) return undefined;
  const { typed, at, origin } = change;
  await replaceSteps(db, later, () => noteStep(db, name, before, changed, typed, at, { origin, rev }), steps);
  return { ...row, document, updatedAt: Date.now() };
}

const missed = (row: Row, change: RowChange): readonly LogChange[] =>
  isLogChange(change) && !fitsLog(row, change) ? [change] : [];

/** Steps name drawings as stored documents do, each of which has to be there. */
async function withoutDrawing(db: Database, table: TableName, row: Row): Promise<Row> {
  if (table !== 'characters') return row;
  const { document, drawing } = splitDrawing(row.document);
  if (drawing === undefined) return row;
  await db.drawings.put(drawing);
  return { ...row, document };
}
