/**
 * The journal: a second copy of the library, which the main process keeps in files, so that the database may be lost at
 * any moment. The window hands over every change that its database has committed; main writes it to a plain file and
 * answers when the disk has it. Snapshots gather the changes into archives now and then.
 */
import type { Edit } from '../document/edit.ts';
import { DOCUMENT_KINDS, type Kind } from '../document/kinds/kinds.ts';

/** Tables of documents in the window's database, one a format, and the card templates. */
export const DOCUMENT_TABLES: readonly DocumentTableName[] = [...DOCUMENT_KINDS.map(({ table }) => table), 'templates'];
export type DocumentTableName = Kind['table'] | 'templates';

/** Tables of that database that the journal follows. Pictures, drawings and lists as they were sent in are assets, kept by their hash. */
export const JOURNAL_TABLES = [...DOCUMENT_TABLES, 'trash', 'mappings', 'lists', 'meta'] as const;
export type JournalTable = (typeof JOURNAL_TABLES)[number];

/** A row of one of these tables, named by its key there. */
export interface RowName {
  readonly table: JournalTable;
  readonly id: string;
}

/**
 * One committed change. `rev` is the table's own number of the change (see `Row.rev`), 0 in tables without. `sum` is
 * `sumOf` the row after the change. An edit leads from the row with the sum `from` to the row with the sum `sum`.
 */
export type JournalChange = RowName & { readonly rev: number } & (
    | { readonly kind: 'put'; readonly row: unknown; readonly sum: string }
    | { readonly kind: 'edit'; readonly edits: readonly Edit[]; readonly from: string; readonly sum: string }
    | { readonly kind: 'delete' }
  );

/** A file that rows name by its SHA-256, 64 hexadecimal digits in lower case. A drawing is its JSON in UTF-8. */
export interface Asset {
  readonly hash: string;
  readonly kind: 'picture' | 'drawing' | 'file';
  readonly bytes: Uint8Array;
}

/** The newest state of a row that the journal knows of. */
export interface KnownRow extends RowName {
  readonly rev: number;
  readonly sum: string;
  /** What people call it; empty where it has no name. */
  readonly name: string;
}

/** What the journal knew when the app started, and how far it can be trusted. */
export interface JournalInventory {
  /** A newer Rollcall has used the profile: nothing of it was read, and nothing in it may be written. Absent = no. */
  readonly isNewer?: true;
  /** False for a profile that has never had a journal. */
  readonly exists: boolean;
  readonly rows: readonly KnownRow[];
  /** Rows whose newest state the journal has deleted. */
  readonly deleted: readonly (RowName & { readonly rev: number })[];
  /** The highest `rev` of each table that was ever seen, so that a new database continues from it. */
  readonly revs: Readonly<Partial<Record<JournalTable, number>>>;
  /** Rows whose newest change is known to have been written and cannot be read; `sum` is empty. The database may still have it. */
  readonly lost: readonly KnownRow[];
  /** Damage of the journal itself, as sentences; empty = every digest matched. */
  readonly faults: readonly string[];
  /** These rows are of a library that was copied here from another computer, and the user hasn't decided about it yet. */
  readonly brought?: { readonly computer: string };
}

/** One archive that main has written by itself. */
export interface SnapshotInfo {
  /** Unique name, by which it is requested. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly bytes: number;
  /** Documents in it, by table. Absent = the file cannot be read; then `fault` says why. */
  readonly counts?: Readonly<Partial<Record<JournalTable, number>>>;
  readonly fault?: string;
  /** It's not a backup of this library; absent = it is. */
  readonly origin?: SnapshotOrigin;
}

/** Where a snapshot of another library is from. */
export interface SnapshotOrigin {
  /**
   * `other`: another library. `unknown`: an older version wrote it, here or on another computer. `conflict`: a program that
   * synchronizes the folder has renamed it, because two computers wrote a file of this name.
   */
  readonly kind: 'other' | 'unknown' | 'conflict';
  /** Name of the computer that wrote it, if known. */
  readonly computer?: string;
}

export interface BackupsInfo {
  /** The folder of the snapshots, for people. */
  readonly folder: string;
  /** Newest first. */
  readonly snapshots: readonly SnapshotInfo[];
  /** Names of folders in the profile with a database that was damaged, the newest first. They stay until somebody deletes them. */
  readonly setAside: readonly string[];
  /** Why snapshots or the journal cannot be written at present; absent = they can. */
  readonly refused?: string;
}

/** A row as it would come back, with the documents it holds. */
export interface RecoveredRow extends KnownRow {
  readonly row: unknown;
}

/** Done, or the reason why not as a sentence of ours: messages of the system do not cross the bridge. */
export type JournalResult =
  | { readonly ok: true }
  /** `everything`: files were removed while the app was running, so the window has to send everything again first. */
  | { readonly ok: false; readonly refused: string; readonly everything?: true };

/** Calls of the bridge that concern the journal. */
export interface JournalCalls {
  /**
   * Resolves when the changes are on the disk, all or none. `whole` names rows that main needs as `put`, since an edit did not
   * fit. `everything`: see `JournalResult`. `unreadable`: a row of the call is too large or no JSON, so that the call can never
   * be accepted as it is.
   */
  journalAppend: {
    request: readonly JournalChange[];
    reply:
      | { ok: true; whole: readonly RowName[]; everything?: true }
      | { ok: false; refused: string; unreadable?: true };
  };
  /** Which of these hashes main has no file of yet. */
  journalLacks: { request: readonly string[]; reply: readonly string[] };
  /** Keeps an asset that rows name. Refused when its bytes do not have its hash. */
  journalAsset: { request: Asset; reply: JournalResult };
  /** What was known when this app started; asked before the database is used. */
  journalKnown: { request: undefined; reply: JournalInventory };
  /**
   * How the comparison at the start ended. `lost`: main sets the database's files aside that it linked before Chromium opened
   * them. `isUndecided`: nothing is lost, but the user hasn't decided yet about a library that was copied here.
   */
  journalCompared: { request: { lost: boolean; isUndecided?: true }; reply: { setAside?: string } };
  /** Empties the database that cannot be opened, at the user's wish, so that another can take its place. Refused unless it was set aside. */
  journalReplaceDatabase: { request: undefined; reply: JournalResult };
  /** The newest state of these rows, from snapshots and journal. Rows that cannot be brought back are left out. */
  journalRows: { request: readonly RowName[]; reply: readonly RecoveredRow[] };
  /** An asset by its hash; absent where there is none, or its bytes are damaged. */
  journalAssetBytes: { request: string; reply: Asset | undefined };
  backups: { request: undefined; reply: BackupsInfo };
  /** Writes a snapshot now. */
  backupNow: { request: undefined; reply: JournalResult };
  /** All rows of a snapshot, by its name. */
  backupRows: { request: string; reply: { ok: true; rows: readonly RecoveredRow[] } | { ok: false; refused: string } };
  /** Shows the folder in the system's file manager. */
  backupShowFolder: { request: undefined; reply: undefined };
  /** Lets the user choose another folder; what is there already is copied. `undefined` = the user closed the dialog. */
  backupChooseFolder: { request: undefined; reply: JournalResult | undefined };
}
