/** Creates operations of this window on one document, and applies them to its row. */
import { applyEdits, type Edit, type RequestedEdit } from '../../../shared/document/edit.ts';
import {
  type AppliedEdits,
  applyReversibly,
  type Change,
  type Operation,
  prefixPath,
} from '../../../shared/document/operation.ts';
import { joinPointer } from '../../../shared/document/pointer.ts';
import { getDrawing } from '../../../shared/library/drawing-reference.ts';
import { type SplitDocument, splitDrawing } from '../pictures/drawings.ts';
import type { DrawingRow, Row, TableName } from '../rows.ts';
import { type LogChange, toLogEdits } from '../undo/log-change.ts';
import type { StepDirection } from '../undo/step-direction.ts';
import type { Step } from '../undo/steps.ts';
import type { Author } from './author.ts';

/** An operation on one document, with data that only concerns this library. */
export interface LocalOperation extends Operation {
  readonly changes: readonly [Change];
  readonly baseRevision: number;
  /** Edits of the row outside its document: drafts of fields, undone log events of an encounter. */
  readonly localEdits: readonly Edit[];
  /** The edits as they were requested. They are applied again if another window has changed the row. */
  readonly requested: readonly RequestedEdit[];
  /** The document that the user saw when the edits were requested. It is not announced to other windows. */
  readonly seenDocument: unknown;
  /** The pointer of the field that the user types into; empty for any other change. */
  readonly typed: string;
  /** Set if the operation undoes or redoes a step. If only the database knows the step, `changes` has no edits. */
  readonly direction?: StepDirection;
  /** The requested change of an encounter's log. Operations with this field add no undo step, since the log has its own steps. */
  readonly log?: LogChange;
  /** A large drawing that the change refers to by its hash. */
  readonly drawing?: DrawingRow;
}

/** An operation with the row that results from it. */
export interface PreparedOperation {
  readonly operation: LocalOperation;
  readonly row: Row;
}

/** Creates the operations of one window on the documents of one table. */
export class OperationFactory {
  readonly #tableName: TableName;
  readonly #author: Author;

  constructor(tableName: TableName, author: Author) {
    this.#tableName = tableName;
    this.#author = author;
  }

  /**
   * Edits a document. Returns undefined if the edits change nothing.
   *
   * @throws RangeError if an edit does not fit the document
   */
  edit(currentRow: Row, edits: readonly RequestedEdit[], typedPointer: string): PreparedOperation | undefined {
    const applied = applyReversibly(currentRow.document, edits, typedPointer === '');
    const { document, drawing }: SplitDocument =
      this.#tableName === 'characters' ? splitDrawing(applied.document) : { document: applied.document };
    const stored = drawing === undefined ? applied : referToDrawing(currentRow.document, applied.edits, document);
    const localEdits = removeDrafts(currentRow.drafts, edits);
    if (stored.edits.length + localEdits.length === 0) return undefined;
    const requested = drawing === undefined ? edits : stored.edits;
    return this.#prepare(currentRow, stored, {
      localEdits,
      requested,
      typed: typedPointer,
      ...(drawing && { drawing }),
    });
  }

  /** Saves the text of a field that isn't a valid value yet, or deletes that text if it is undefined. */
  draft(currentRow: Row, pointer: string, draftText: string | undefined): PreparedOperation {
    const draftPointer = joinPointer('/drafts', pointer);
    const edit: Edit =
      draftText === undefined
        ? { op: 'remove', path: draftPointer }
        : { op: 'set', path: draftPointer, value: draftText };
    return this.#prepare(currentRow, createEmptyEdits(currentRow), { localEdits: [edit] });
  }

  /**
   * Undoes or redoes a step.
   *
   * @param knownStep the step with the resulting document; undefined if only the database knows the step
   */
  undoOrRedo(
    currentRow: Row,
    direction: StepDirection,
    knownStep: { step: Step; document: unknown } | undefined,
  ): PreparedOperation {
    if (knownStep === undefined) return this.#prepare(currentRow, createEmptyEdits(currentRow), { direction });
    const { step, document } = knownStep;
    const [edits, inverse] = direction === 'undo' ? [step.inverse, step.edits] : [step.edits, step.inverse];
    const localEdits = removeDrafts(currentRow.drafts, edits);
    return this.#prepare(currentRow, { document, edits, inverse }, { direction, localEdits });
  }

  /** Changes the log of an encounter. Returns undefined if the change doesn't fit the log or changes nothing. */
  changeLog(currentRow: Row, change: LogChange): PreparedOperation | undefined {
    const applied = toLogEdits(currentRow, change);
    return applied && this.#prepare(currentRow, applied, { localEdits: applied.localEdits, log: change });
  }

  #prepare(
    currentRow: Row,
    { document, edits, inverse }: AppliedEdits,
    details: Partial<LocalOperation>,
  ): PreparedOperation {
    const operation: LocalOperation = {
      id: this.#author.createOperationId(),
      origin: this.#author.origin,
      at: Date.now(),
      changes: [{ document: `${this.#tableName}/${currentRow.id}`, edits, inverse }],
      baseRevision: currentRow.rev,
      localEdits: [],
      requested: [],
      seenDocument: currentRow.document,
      typed: '',
      ...details,
    };
    return { operation, row: createNextRow(currentRow, operation, document) };
  }
}

const createEmptyEdits = ({ document }: Row): AppliedEdits => ({ document, edits: [], inverse: [] });

/** Applies edits like `applyReversibly`, but returns undefined if an edit does not fit the document. */
export function tryApplyReversibly(
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

/** Returns the row after an operation, still with the old revision. `document` is the document after the operation. */
export function createNextRow(
  currentRow: Row,
  { changes, localEdits, at: timestamp }: LocalOperation,
  document: unknown,
): Row {
  const nextRow = applyEdits(currentRow, localEdits);
  return changes[0].edits.length === 0 ? nextRow : { ...nextRow, document, updatedAt: timestamp };
}

/** Returns the edits that an operation makes in the whole row, apart from its revision. */
export function toRowEdits({ changes: [{ edits }], localEdits, at: timestamp }: LocalOperation): Edit[] {
  const documentEdits = edits.map((edit) => prefixPath('/document', edit));
  const timeEdits: Edit[] = edits.length === 0 ? [] : [{ op: 'set', path: '/updatedAt', value: timestamp }];
  return [...documentEdits, ...localEdits, ...timeEdits];
}

/** Returns the step of undo that an operation adds, or undefined if it adds none. */
export function toStep(operation: Omit<LocalOperation, 'seenDocument'>): Step | undefined {
  const { changes, direction, log: logChange, at: timestamp, origin, typed: typedPointer } = operation;
  const [change] = changes;
  if (direction !== undefined || logChange !== undefined || change.edits.length === 0) return undefined;
  return { ...change, path: typedPointer, at: timestamp, origin };
}

/** Returns the same edits with a reference to the separately stored drawing instead of the drawing. */
function referToDrawing(documentBefore: unknown, edits: readonly Edit[], documentWithReference: unknown): AppliedEdits {
  const reference = getDrawing(documentWithReference);
  return applyReversibly(documentBefore, [...edits, { op: 'set', path: '/art/drawing', value: reference }], false);
}

/** Returns the edits that remove the drafts of edited fields, and of all fields below them, whose pointers may have changed. */
export function removeDrafts(draftTexts: Row['drafts'], edits: readonly RequestedEdit[]): Edit[] {
  const editedPointers = edits.map(getShiftedPointer);
  const isEdited = (draftPointer: string) =>
    editedPointers.some((pointer) => draftPointer === pointer || draftPointer.startsWith(`${pointer}/`));
  return Object.keys(draftTexts ?? {})
    .filter(isEdited)
    .map((draftPointer): Edit => ({ op: 'remove', path: joinPointer('/drafts', draftPointer) }));
}

/** Returns the topmost pointer whose meaning an edit may change: the whole list if entries are removed, inserted or moved. */
const getShiftedPointer = ({ op: editKind, path: pointer }: RequestedEdit): string =>
  editKind === 'set' ? pointer : pointer.replace(/\/\d+$/, '');
