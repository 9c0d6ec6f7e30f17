import { KIND_OF_TABLE } from '../../shared/document/formats.ts';
import type { JsonObject } from '../../shared/document/json/json-object.ts';
import type { Change, Operation } from '../../shared/document/operation.ts';
import type { Drawing } from '../../shared/document/schema.ts';
import { DOCUMENT_TABLES, type DocumentTableName } from '../../shared/library/journal.ts';
import type { OperationKind } from '../strings/library/operations.ts';
import type { LogSteps } from './undo/log-steps.ts';

/**
 * A stored document. It is kept as it was read or typed, but for the large drawing of a character, which stands in a table
 * of its own; whether this Rollcall can read it is asked when it is shown.
 */
export interface Row {
  /** The document's own id. */
  id: string;
  document: unknown;
  /** Text of fields that is no value yet ("-", "4,"), by pointer, so that nothing that was typed is lost. */
  drafts?: Record<string, string>;
  /** Of an encounter: events that were taken back, the next one to come again first. Absent = none. */
  undone?: readonly JsonObject[];
  /** Of an encounter: notes beside events and settings of its table, as steps among the events. Absent = none. */
  steps?: LogSteps;
  /** Milliseconds since 1970, for people. */
  updatedAt: number;
  /** `digestOf` the document when it was last exported or imported: a state that others have. Absent = none is known. */
  shared?: string;
  /** Words that the user has sorted it by. They belong to this library and not to the document. Absent = none. */
  tags?: readonly string[];
  /** Number of the table's change that wrote it, in commit order over all windows. 0: not written yet. */
  rev: number;
}

/** A drawing that a character names by its hash. It never changes; another drawing is another row. */
export interface DrawingRow {
  /** SHA-256 of its JSON, lowercase hex. */
  hash: string;
  drawing: Drawing;
}

/** One change of a document as a step of undo. Steps are stored, so that undo works after a restart too. */
export interface HistoryRow extends Change {
  /** Grows with every step of the library. Absent = not written yet. */
  n?: number;
  /** The field that was typed into, as a pointer; empty for a change of another kind. */
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The window that made the change. Absent in steps of an older Rollcall, and where a lost database was written again. */
  origin?: string;
  /** The revision of the row that has the change. Absent = written by an older Rollcall. */
  rev?: number;
  /** Whether it was undone. The next step deletes undone ones. */
  undone: boolean;
}

/**
 * An operation on several documents, which is undone as one step. The rows that it replaced are in the table `replaced`. Those of an
 * older Rollcall have neither id nor origin.
 */
export interface OperationRow extends Partial<Pick<Operation, 'id' | 'origin'>> {
  /** Grows with every operation of the library. Absent = not written yet. */
  n?: number;
  kind: OperationKind;
  /** How many rows of each table it changed. */
  counts: Readonly<Partial<Record<TableName, number>>>;
  /** What people call the document, where it was one. */
  name?: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Place among the undone operations, in the order in which they were undone; 0 = not undone. */
  undone: number;
  /** Approximate size of the rows it keeps, in bytes. */
  bytes: number;
}

/**
 * One row that an operation changed. Undo and redo work alike: the row in the table and the one kept here are swapped.
 */
export interface ReplacedRow {
  /** Number of the operation. */
  n: number;
  table: TableName;
  id: string;
  /** What stood there before the operation, or, once that is undone, what undo has taken away. Absent = nothing did. Of tags without the document. */
  row?: Row;
  /** When the row that was put there was changed last, to see whether it was changed since; 0 = none was put. */
  put: number;
  /** Key of the row of the trash that what was taken away went to. */
  trash?: string;
}

/** A deleted document. It can be restored for a month. */
export interface TrashRow {
  /** `characters/tide-warden/1763800000000`: table, id and when it was deleted. */
  key: string;
  table: TableName;
  /** The row as it was in its table. */
  row: Row;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

/** A list that was sent in for an event, as it came. It belongs to the event, and not to the documents of the library. */
export interface ListRow {
  /** `keyOfList` of its event and its name. */
  key: string;
  /** Id of the event. */
  event: string;
  /** Name of the file, with the folders it came in. */
  name: string;
  /** `sha256:` and the hash of its bytes, which are in `files`. */
  content: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** When the file itself was changed last; milliseconds since 1970. Absent where it does not say. */
  modifiedAt?: number;
  /** Ids of the teams of the library that its lists are repaired in, by the name of the list. Absent = none. */
  copies?: Readonly<Record<string, string>>;
}

/** Bytes that a list or a font names by their hash. They never change. */
export interface FileRow {
  /** SHA-256 of `file`, lowercase hex. */
  hash: string;
  file: Blob;
}

/** Which column of an imported table is which field, saved under a name that the user chose. */
export interface MappingRow {
  name: string;
  /** JSON, see `src/shared/table/`. */
  mapping: unknown;
  usedAt: number;
}

/** One table a format. */
export const TABLE_NAMES = DOCUMENT_TABLES;
export type TableName = DocumentTableName;

/** Whether the documents of a table belong to no game. */
export const isOfNoGame = (table: TableName): boolean =>
  table === 'templates' || KIND_OF_TABLE[table].owner === 'rollcall';
