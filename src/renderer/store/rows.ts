import { KIND_BY_TABLE } from '../../shared/document/formats.ts';
import type { JsonObject } from '../../shared/document/json/json-object.ts';
import type { Change, Operation } from '../../shared/document/operation.ts';
import type { Drawing } from '../../shared/document/schema.ts';
import { DOCUMENT_TABLES, type DocumentTableName } from '../../shared/library/journal.ts';
import type { OperationKind } from '../strings/library/operations.ts';
import type { LogSteps } from './undo/log-steps.ts';

/**
 * A stored document. Unreadable documents are stored too: a row is only parsed when it is first used. A large drawing of a character
 * is not part of the row; the document refers to it, and it has its own table.
 */
export interface Row {
  /** The document's own id. */
  id: string;
  document: unknown;
  /** Texts of fields that aren't valid values yet ("-", "4,"), by pointer, so that nothing that was typed is lost. */
  drafts?: Record<string, string>;
  /** The undone log events of an encounter, the next one to redo first. Absent = none. */
  undone?: readonly JsonObject[];
  /** Steps of undo of an encounter that aren't log events: notes at events, and settings of play. Absent = none. */
  steps?: LogSteps;
  /** The time of the last change, in milliseconds since 1970. It is only shown, not used to order changes. */
  updatedAt: number;
  /** The digest of the state that was last exported or imported, which other people may therefore have. Absent = never. */
  shared?: string;
  /** The user's tags. They belong to this library and not to the document. Absent = none. */
  tags?: readonly string[];
  /** The revision of the row. Each change of the table, by any window, has the next number. 0 = not written yet. */
  rev: number;
}

/** A drawing that a character refers to by its hash. It never changes; another drawing is another row. */
export interface DrawingRow {
  /** SHA-256 of its JSON, lowercase hex. */
  hash: string;
  drawing: Drawing;
}

/** One change of a document as a step of undo. Steps are stored, so that undo also works after a restart. */
export interface HistoryRow extends Change {
  /** Grows with every step of the library. Absent = not written yet. */
  n?: number;
  /** The pointer of the field that was typed into; empty for any other change. */
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The window that made the change. Absent in steps of an older Rollcall, and if a lost database was written again. */
  origin?: string;
  /** The revision of the row that contains the change. Absent = written by an older Rollcall. */
  rev?: number;
  /** Whether the step is undone. A new step deletes all undone steps. */
  undone: boolean;
}

/**
 * An operation on several documents, which is undone as one step. The rows that it replaced are in the table `replaced`. Operations of
 * an older Rollcall have neither id nor origin.
 */
export interface OperationRow extends Partial<Pick<Operation, 'id' | 'origin'>> {
  /** Grows with every operation of the library. Absent = not written yet. */
  n?: number;
  kind: OperationKind;
  /** The number of changed rows in each table. */
  counts: Readonly<Partial<Record<TableName, number>>>;
  /** The name of the document, if the operation changed only one. */
  name?: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The position among the undone operations, in the order in which they were undone; 0 = not undone. */
  undone: number;
  /** Approximate size of the rows it keeps, in bytes. */
  bytes: number;
}

/**
 * One row that an operation changed. Undo and redo both swap the row in its table with the row stored here.
 */
export interface ReplacedRow {
  /** The number of the operation. */
  n: number;
  table: TableName;
  id: string;
  /**
   * The row before the operation or, while the operation is undone, the row after it. Absent = the document did not exist then. If the
   * operation changed tags, the `document` of the row is null.
   */
  row?: Row;
  /** The `updatedAt` of the row that was written, which shows whether the row has been changed since; 0 = the row was deleted. */
  put: number;
  /** The key of the trash row that contains the removed document. */
  trash?: string;
}

/** A deleted document. It can be restored for a month. */
export interface TrashRow {
  /** The table, the id and the time of the deletion: `characters/tide-warden/1763800000000`. */
  key: string;
  table: TableName;
  /** The deleted row. */
  row: Row;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

/**
 * A version of a document: its state at one moment, to which the user can go back. Rollcall never changes the state. Journal and
 * backups contain it, exports don't.
 */
export interface VersionRow {
  /** A random id, made like that of an operation. */
  key: string;
  /** The table and the id of the document: `characters/tide-warden`. */
  owner: string;
  /** The name that the user has given it; empty = it is known by its time. */
  name: string;
  /** Set if Rollcall has saved the version before it went back to another one. */
  isAutomatic?: true;
  /** The document as its row had it, see `Row.document`. */
  document: unknown;
  /** See `Row.drafts`. */
  drafts?: Readonly<Record<string, string>>;
  /** Milliseconds since 1970. */
  savedAt: number;
  /** The time of the last change, which is saving or renaming, in milliseconds since 1970. */
  updatedAt: number;
  /** Approximate size, in bytes. */
  bytes: number;
}

/** A submission for an event, unchanged. It belongs to the event, and not to the documents of the library. */
export interface SubmissionRow {
  /** Made by `createSubmissionKey` from the event and the name. */
  key: string;
  /** The id of the event. */
  event: string;
  /** The name of the file, with the folders that contained it. */
  name: string;
  /** `sha256:` and the hash of the bytes, which are in `files`. */
  content: string;
  /** Milliseconds since 1970. */
  addedAt: number;
  /** The time of the file's last change, in milliseconds since 1970. Absent = unknown. */
  modifiedAt?: number;
  /**
   * The ids of the teams in the library in which the organizer repairs the lists of this file, by the names of the lists. Absent =
   * none.
   */
  copies?: Readonly<Record<string, string>>;
  /** When earlier versions of this file were added, in milliseconds since 1970, the oldest first. Absent = none. */
  earlierVersions?: readonly number[];
  /** When the organizer repaired or resolved the list, in milliseconds since 1970. Absent = the list is as it arrived. */
  changedAt?: number;
  /** `sha256:` and the hash of the bytes as they arrived, if the organizer has changed the list. Absent = unknown or not changed. */
  sentContent?: string;
}

/** Bytes that a submission or a font refers to by their hash. They never change. */
export interface FileRow {
  /** SHA-256 of `file`, lowercase hex. */
  hash: string;
  file: Blob;
}

/** The fields of the columns of an imported spreadsheet, saved under a name that the user has chosen. */
export interface MappingRow {
  name: string;
  /** JSON; see `src/shared/spreadsheet/`. */
  mapping: unknown;
  usedAt: number;
}

/** The names of the document tables, one for each format. */
export const TABLE_NAMES = DOCUMENT_TABLES;
export type TableName = DocumentTableName;

/** Whether the documents of a table belong to no game. */
export const isGameIndependent = (tableName: TableName): boolean =>
  tableName === 'templates' || KIND_BY_TABLE[tableName].owner === 'rollcall';
