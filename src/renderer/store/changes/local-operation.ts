/** Operations of this window on one document, and how they are applied to its row. */
import { applyEdits, type Edit, type RequestedEdit } from '../../../shared/document/edit.ts';
import {
  type AppliedEdits,
  applyReversibly,
  type Change,
  type Operation,
  prefixPath,
} from '../../../shared/document/operation.ts';
import { pointer } from '../../../shared/document/pointer.ts';
import { drawingIn } from '../../../shared/library/drawing-reference.ts';
import { type SplitDocument, splitDrawing } from '../pictures/drawings.ts';
import type { DrawingRow, Row, TableName } from '../rows.ts';
import { type LogChange, logEdits } from '../undo/log-change.ts';
import type { Step, StepDirection } from '../undo/steps.ts';
import type { Author } from './author.ts';

/** An operation on one document, together with what concerns only this library. */
export interface LocalOperation extends Operation {
  readonly changes: readonly [Change];
  readonly baseRevision: number;
  /** Edits of the row outside its document: drafts of fields, undone events of an encounter. */
  readonly localEdits: readonly Edit[];
  /** The edits as they were requested: they are applied instead if another window has changed the row. */
  readonly requested: readonly RequestedEdit[];
  /** The document that the user saw when the edits were requested. It stays in this window. */
  readonly seenDocument: unknown;
  /** The pointer of the field that the user types into; empty for any other change. */
  readonly typed: string;
  /** Set if the operation undoes or redoes a step. Its change has no edits if only the database knows the step. */
  readonly direction?: StepDirection;
  /** The requested change of an encounter's log. Such operations are not steps of undo, since the log has its own. */
  readonly log?: LogChange;
  /** A large drawing that the change refers to by its hash. */
  readonly drawing?: DrawingRow;
}

/** An operation with the row that results from it. */
export interface PreparedOperation {
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

  /**
   * Edits a document. Returns undefined if the edits change nothing.
   *
   * @throws RangeError if the edits have no place in the document
   */
  edit(row: Row, edits: readonly RequestedEdit[], typed: string): PreparedOperation | undefined {
    const applied = applyReversibly(row.document, edits, typed === '');
    const { document, drawing }: SplitDocument =
      this.#table === 'characters' ? splitDrawing(applied.document) : { document: applied.document };
    const stored = drawing === undefined ? applied : referToDrawing(row.document, applied.edits, document);
    const localEdits = removeDrafts(row.drafts, edits);
    if (stored.edits.length + localEdits.length === 0) return undefined;
    const requested = drawing === undefined ? edits : stored.edits;
    return this.#prepare(row, stored, { localEdits, requested, typed, ...(drawing && { drawing }) });
  }

  /** Keeps the text of a field that isn't a valid value yet, or drops it if it is undefined. */
  draft(row: Row, path: string, text: string | undefined): PreparedOperation {
    const place = pointer('/drafts', path);
    const edit: Edit = text === undefined ? { op: 'remove', path: place } : { op: 'set', path: place, value: text };
    return this.#prepare(row, unchanged(row), { localEdits: [edit] });
  }

  /**
   * Undoes or redoes a step.
   *
   * @param known the step with the resulting document; undefined if only the database knows the step
   */
  undoOrRedo(
    row: Row,
    direction: StepDirection,
    known: { step: Step; document: unknown } | undefined,
  ): PreparedOperation {
    if (known === undefined) return this.#prepare(row, unchanged(row), { direction });
    const { step, document } = known;
    const [edits, inverse] = direction === 'undo' ? [step.inverse, step.edits] : [step.edits, step.inverse];
    const localEdits = removeDrafts(row.drafts, edits);
    return this.#prepare(row, { document, edits, inverse }, { direction, localEdits });
  }

  /** Changes the log of an encounter. Returns undefined if the change doesn't fit the log or changes nothing. */
  changeLog(row: Row, change: LogChange): PreparedOperation | undefined {
    const applied = logEdits(row, change);
    return applied && this.#prepare(row, applied, { localEdits: applied.localEdits, log: change });
  }

  #prepare(row: Row, { document, edits, inverse }: AppliedEdits, details: Partial<LocalOperation>): PreparedOperation {
    const operation: LocalOperation = {
      id: this.#author.newOperationId(),
      origin: this.#author.origin,
      at: Date.now(),
      changes: [{ document: `${this.#table}/${row.id}`, edits, inverse }],
      baseRevision: row.rev,
      localEdits: [],
      requested: [],
      seenDocument: row.document,
      typed: '',
      ...details,
    };
    return { operation, row: createNextRow(row, operation, document) };
  }
}

const unchanged = ({ document }: Row): AppliedEdits => ({ document, edits: [], inverse: [] });

/** Applies edits like `applyReversibly`, but returns undefined if they have no place in the document. */
export function tryReversibly(
  document: unknown,
  edits: readonly RequestedEdit[],
  isDetailed: boolean,
): AppliedEdits | undefined {
  try {
    return applyReversibly(document, edits, isDetailed);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the row after an operation, with its old revision. `document` is the document after the operation. */
export function createNextRow(row: Row, { changes, localEdits, at }: LocalOperation, document: unknown): Row {
  const next = applyEdits(row, localEdits);
  return changes[0].edits.length === 0 ? next : { ...next, document, updatedAt: at };
}

/** Returns the edits that an operation makes in the whole row, apart from its revision. */
export function toRowEdits({ changes: [{ edits }], localEdits, at }: LocalOperation): Edit[] {
  const documentEdits = edits.map((edit) => prefixPath('/document', edit));
  const timeEdits: Edit[] = edits.length === 0 ? [] : [{ op: 'set', path: '/updatedAt', value: at }];
  return [...documentEdits, ...localEdits, ...timeEdits];
}

/** Returns the step of undo that an operation adds, or undefined if it adds none. */
export function toStep(operation: Omit<LocalOperation, 'seenDocument'>): Step | undefined {
  const { changes, direction, log, at, origin, typed } = operation;
  const [change] = changes;
  if (direction !== undefined || log !== undefined || change.edits.length === 0) return undefined;
  return { ...change, path: typed, at, origin };
}

/** Returns the same edits with a reference in place of a large drawing, which is stored separately. */
function referToDrawing(before: unknown, edits: readonly Edit[], documentWithReference: unknown): AppliedEdits {
  const reference = drawingIn(documentWithReference);
  return applyReversibly(before, [...edits, { op: 'set', path: '/art/drawing', value: reference }], false);
}

/** Returns the edits that remove the drafts of edited fields, and of all fields below them, whose pointers may have changed. */
export function removeDrafts(drafts: Row['drafts'], edits: readonly RequestedEdit[]): Edit[] {
  const edited = edits.map(shiftedPath);
  const isEdited = (path: string) => edited.some((place) => path === place || path.startsWith(`${place}/`));
  return Object.keys(drafts ?? {})
    .filter(isEdited)
    .map((path): Edit => ({ op: 'remove', path: pointer('/drafts', path) }));
}

/** The topmost pointer whose meaning an edit may change: the whole list if entries are removed, inserted or moved. */
const shiftedPath = ({ op, path }: RequestedEdit): string => (op === 'set' ? path : path.replace(/\/\d+$/, ''));
