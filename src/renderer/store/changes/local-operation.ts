/** The operations of this window on one document: made once, applied to memory and to the database, and written to the journal. */
import { applyEdits, type Edit } from '../../../shared/document/edit.ts';
import { type Applied, applyReversibly, type Change, type Operation } from '../../../shared/document/operation.ts';
import { pointer } from '../../../shared/document/pointer.ts';
import { drawingIn } from '../../../shared/library/drawing-reference.ts';
import { splitDrawing } from '../pictures/drawings.ts';
import type { DrawingRow, Row, TableName } from '../rows.ts';
import { type LogChange, logEdits } from '../undo/log-change.ts';
import type { Step, StepDirection } from '../undo/steps.ts';
import type { Author } from './author.ts';

/** An operation on one document, with what only this library needs to know of it. */
export interface LocalOperation extends Operation {
  readonly changes: readonly [Change];
  readonly baseRevision: number;
  /** Edits of the row beside its document: texts of fields that are no value, events that were taken back. */
  readonly beside: readonly Edit[];
  /** The pointer of the field that is being typed in; empty for a change of another kind. */
  readonly typed: string;
  /** It undoes or redoes a step. Its change is empty where only the database knows the step. */
  readonly direction?: StepDirection;
  /** What was wanted of the log of an encounter, which has steps of undo of its own. */
  readonly log?: LogChange;
  /** The large drawing that the change names by its hash. */
  readonly drawing?: DrawingRow;
}

/** An operation, and the row after it. */
export interface Made {
  readonly operation: LocalOperation;
  readonly row: Row;
}

/** Makes the operations of one window on the documents of one table. */
export class OperationMaker {
  readonly #table: TableName;
  readonly #author: Author;

  constructor(table: TableName, author: Author) {
    this.#table = table;
    this.#author = author;
  }

  /** Edits of a document. Undefined where another window has removed the entry that they are about, or they change nothing. */
  edit(row: Row, edits: readonly Edit[], typed: string): Made | undefined {
    const applied = tryReversibly(row.document, edits, typed === '');
    if (applied === undefined) return undefined;
    const { document, drawing } =
      this.#table === 'characters'
        ? splitDrawing(applied.document)
        : { document: applied.document, drawing: undefined };
    const stored = drawing === undefined ? applied : referring(row.document, applied.edits, document);
    const beside = draftsGone(row.drafts, edits);
    if (stored.edits.length + beside.length === 0) return undefined;
    return this.#made(row, stored, { beside, typed, ...(drawing && { drawing }) });
  }

  /** Keeps the text of a field that is no value yet; undefined drops it. */
  draft(row: Row, path: string, text: string | undefined): Made {
    const place = pointer('/drafts', path);
    const edit: Edit = text === undefined ? { op: 'remove', path: place } : { op: 'set', path: place, value: text };
    return this.#made(row, unchanged(row), { beside: [edit] });
  }

  /** A step of undo or redo, as far as memory knows it. */
  step(row: Row, direction: StepDirection, known: { step: Step; document: unknown } | undefined): Made {
    if (known === undefined) return this.#made(row, unchanged(row), { direction });
    const [edits, inverse] =
      direction === 'undo' ? [known.step.inverse, known.step.edits] : [known.step.edits, known.step.inverse];
    const { document } = known;
    return this.#made(row, { document, edits, inverse }, { direction, beside: draftsGone(row.drafts, edits) });
  }

  /** A change of the log of an encounter; undefined where it does not fit or changes nothing. */
  log(row: Row, change: LogChange): Made | undefined {
    const made = logEdits(row, change);
    return made && this.#made(row, made, { beside: made.beside, log: change });
  }

  #made(row: Row, { document, edits, inverse }: Applied, parts: Partial<LocalOperation>): Made {
    const operation: LocalOperation = {
      id: this.#author.newOperationId(),
      origin: this.#author.origin,
      at: Date.now(),
      changes: [{ document: `${this.#table}/${row.id}`, edits, inverse }],
      baseRevision: row.rev,
      beside: [],
      typed: '',
      ...parts,
    };
    return { operation, row: rowAfter(row, operation, document) };
  }
}

const unchanged = ({ document }: Row): Applied => ({ document, edits: [], inverse: [] });

/** Undefined where the edits have no place in the document. */
export function tryReversibly(document: unknown, edits: readonly Edit[], precise: boolean) {
  try {
    return applyReversibly(document, edits, precise);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The row after an operation. Its revision is given by the database. */
export function rowAfter(row: Row, { changes, beside, at }: LocalOperation, document: unknown): Row {
  const rest = applyEdits(row, beside);
  return changes[0].edits.length === 0 ? rest : { ...rest, document, updatedAt: at };
}

/** The edits of the whole row that an operation comes to, but for its revision. */
export function rowEdits({ changes: [{ edits }], beside, at }: LocalOperation): Edit[] {
  const inDocument = edits.map((edit) => ({ ...edit, path: `/document${edit.path}` }));
  const time: Edit[] = edits.length === 0 ? [] : [{ op: 'set', path: '/updatedAt', value: at }];
  return [...inDocument, ...beside, ...time];
}

/** The step of undo that an operation is; undefined for one that has none. */
export function stepOf({ changes: [change], direction, log, at, origin, typed }: LocalOperation): Step | undefined {
  if (direction !== undefined || log !== undefined || change.edits.length === 0) return undefined;
  return { ...change, path: typed, at, origin };
}

/** The same edits with a reference in the place of a large drawing, which is stored apart. */
function referring(before: unknown, edits: readonly Edit[], document: unknown) {
  const reference = drawingIn(document);
  const withReference: Edit[] = [...edits, { op: 'set', path: '/art/drawing', value: reference }];
  return applyReversibly(before, withReference, false);
}

/** Setting a value drops the draft of its field, and those of fields below it, whose places may have moved. */
export function draftsGone(drafts: Row['drafts'], edits: readonly Edit[]): Edit[] {
  const changed = edits.map(movedBy);
  const isGone = (path: string) => changed.some((place) => path === place || path.startsWith(`${place}/`));
  return Object.keys(drafts ?? {})
    .filter(isGone)
    .map((path): Edit => ({ op: 'remove', path: pointer('/drafts', path) }));
}

/** The place whose fields an edit may have moved: the whole list where an entry is removed. */
const movedBy = ({ op, path }: Edit): string => (op === 'remove' ? path.replace(/\/\d+$/, '') : path);
