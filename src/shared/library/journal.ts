/**
 * The journal: a second copy of the library in files of the main process, so that the database may be lost at any moment. The window
 * sends every change that its database has committed; the main process writes it to a plain file and replies when it is on the disk.
 * From time to time, snapshots collect the changes into archives.
 */
import type { Edit } from '../document/edit.ts';
import { DOCUMENT_KINDS, type Kind } from '../document/kinds/kinds.ts';

/** Tables of documents in the window's database: one per format, and the card templates. */
export const DOCUMENT_TABLES: readonly DocumentTableName[] = [...DOCUMENT_KINDS.map(({ table }) => table), 'templates'];
export type DocumentTableName = Kind['table'] | 'templates';

/**
 * Tables of the window's database that the journal covers: documents, the trash, saved column mappings of spreadsheets (`mappings`),
 * submissions for events (`lists`), versions of documents, and data of the library itself (`meta`). Pictures, drawings and submitted files are assets, stored
 * by their hash.
 */
export const JOURNAL_TABLES = [...DOCUMENT_TABLES, 'trash', 'mappings', 'lists', 'versions', 'meta'] as const;
export type JournalTable = (typeof JOURNAL_TABLES)[number];

/** The key of a row in one of these tables. */
export interface RowName {
  readonly table: JournalTable;
  readonly id: string;
}

/**
 * One committed change. `rev` is the table's number of the change (see `Row.rev`), 0 in tables without numbers. `sum` is the checksum
 * of the row after the change. An edit turns the row with the checksum `from` into the row with the checksum `sum`.
 */
export type JournalChange = RowName & { readonly rev: number } & (
    | { readonly kind: 'put'; readonly row: unknown; readonly sum: string }
    | { readonly kind: 'edit'; readonly edits: readonly Edit[]; readonly from: string; readonly sum: string }
    | { readonly kind: 'delete' }
  );

/** A file that rows refer to by SHA-256, 64 lowercase hexadecimal digits. A drawing is JSON in UTF-8. */
export interface Asset {
  readonly hash: string;
  readonly kind: 'picture' | 'drawing' | 'file';
  readonly bytes: Uint8Array;
}

/** The newest state of a row in the journal. */
export interface KnownRow extends RowName {
  readonly rev: number;
  readonly sum: string;
  /** The name for users. Empty if the row has no name. */
  readonly name: string;
}

/** The state of the journal when the app started, and its reliability. */
export interface JournalInventory {
  /** A newer Rollcall has used the profile: none of it was read, and it must not be written. Absent = no. */
  readonly isNewer?: true;
  /** False for a profile that has never had a journal. */
  readonly exists: boolean;
  readonly rows: readonly KnownRow[];
  /** Rows that are deleted in their newest state. */
  readonly deleted: readonly (RowName & { readonly rev: number })[];
  /** The highest `rev` ever seen in each table, from which a new database continues. */
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  /** Rows whose newest change was written but can't be read; `sum` is empty. The database may still have it. */
  readonly lost: readonly KnownRow[];
  /** Damage of the journal itself, as sentences. Empty = every digest matched. */
  readonly faults: readonly string[];
  /** Set if the rows belong to a library that was copied from another computer, and the user hasn't decided about it yet. */
  readonly brought?: { readonly computer: string };
}

/** An archive that the main process has written automatically. */
export interface SnapshotInfo {
  /** Unique name, by which it is requested. */
  readonly name: string;
  /** Time of the snapshot, in milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
  /** Number of documents by table. Absent = the file can't be read; `fault` has the reason. */
  readonly counts?: Readonly<Partial<Record<JournalTable, number>>>;
  readonly fault?: string;
  /** A sentence about versions of documents that can't be read, if everything else can. */
  readonly damage?: string;
  /** Set if it isn't a backup of this library. */
  readonly origin?: SnapshotOrigin;
}

/** The origin of a snapshot of another library. */
export interface SnapshotOrigin {
  /**
   * `other`: another library. `unknown`: an older version wrote it, here or on another computer. `conflict`: a program that
   * synchronizes the folder has renamed it, because two computers wrote a file with this name.
   */
  readonly kind: 'other' | 'unknown' | 'conflict';
  /** Name of the computer that wrote it, if known. */
  readonly computer?: string;
}

export interface BackupsInfo {
  /** The folder of the snapshots, for users. */
  readonly folder: string;
  /** Snapshots, newest first. */
  readonly snapshots: readonly SnapshotInfo[];
  /** Names of folders in the profile with a damaged database, newest first. They stay until the user deletes them. */
  readonly setAside: readonly string[];
  /** The reason why snapshots or the journal can't be written at present. Absent = they can. */
  readonly refused?: string;
}

/** A row as it would be restored, with its documents. */
export interface RecoveredRow extends KnownRow {
  readonly row: unknown;
}

/** Success, or the reason for the failure as our own sentence: system messages don't cross the bridge. */
export type JournalResult =
  | { readonly ok: true }
  /** `everything`: files were removed while the app was running, so the window has to send everything again first. */
  | { readonly ok: false; readonly refused: string; readonly everything?: true };

/** Bridge calls of the journal. */
export interface JournalCalls {
  /**
   * Resolves when the changes are on the disk, all or none. `whole` names rows that the main process needs as `put`, since an edit
   * didn't match. `everything`: see `JournalResult`. `unreadable`: a row of the call is too large or not JSON, so the call can never
   * be accepted.
   */
  journalAppend: {
    request: readonly JournalChange[];
    reply:
      | { ok: true; whole: readonly RowName[]; everything?: true }
      | { ok: false; refused: string; unreadable?: true };
  };
  /** Returns the hashes for which the main process has no file yet. */
  journalLacks: { request: readonly string[]; reply: readonly string[] };
  /** Saves an asset that rows refer to. Rejected if its bytes don't match its hash. */
  journalAsset: { request: Asset; reply: JournalResult };
  /** Returns what the journal knew when the app started. Called before the database is used. */
  journalKnown: { request: undefined; reply: JournalInventory };
  /**
   * Reports the result of the comparison at the start. `lost`: the main process quarantines the database files that it linked before
   * Chromium opened them. `isUndecided`: nothing is lost, but the user hasn't decided yet about a library that was copied here.
   */
  journalCompared: { request: { lost: boolean; isUndecided?: true }; reply: { setAside?: string } };
  /**
   * Empties the database that can't be opened, at the user's request, so that a new one can replace it. Rejected unless the old one
   * is quarantined.
   */
  journalReplaceDatabase: { request: undefined; reply: JournalResult };
  /** Returns the newest state of these rows, from snapshots and journal. Rows that can't be restored are omitted. */
  journalRows: { request: readonly RowName[]; reply: readonly RecoveredRow[] };
  /** Returns an asset by hash, or undefined if it is missing or damaged. */
  journalAssetBytes: { request: string; reply: Asset | undefined };
  backups: { request: undefined; reply: BackupsInfo };
  /** Writes a snapshot now. */
  backupNow: { request: undefined; reply: JournalResult };
  /** Returns all rows of a snapshot, by its name. */
  backupRows: { request: string; reply: { ok: true; rows: readonly RecoveredRow[] } | { ok: false; refused: string } };
  /** Shows the folder in the system's file manager. */
  backupShowFolder: { request: undefined; reply: undefined };
  /** Lets the user choose another folder; existing snapshots are copied. `undefined` = the user closed the dialog. */
  backupChooseFolder: { request: undefined; reply: JournalResult | undefined };
}
