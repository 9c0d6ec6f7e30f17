/** A journal in memory, for tests of the window: it stores what a main process would store, and refuses on request. */
import { createHash } from 'node:crypto';
import type { JournalBridge } from '../../../src/shared/bridge.ts';
import { applyEdits } from '../../../src/shared/document/edit.ts';
import {
  type Asset,
  type BackupsInfo,
  JOURNAL_TABLES,
  type JournalChange,
  type JournalInventory,
  type JournalTable,
  type KnownRow,
  type RecoveredRow,
  type RowName,
} from '../../../src/shared/library/journal.ts';
import { computeRowChecksum } from '../../../src/shared/library/row-checksum.ts';

const getRowKey = ({ table: tableName, id }: RowName): string => `${tableName}/${id}`;

export class JournalDouble {
  readonly rows = new Map<string, RecoveredRow>();
  readonly deleted = new Map<string, RowName & { rev: number }>();
  readonly assets = new Map<string, Asset>();
  /** Every accepted call of `journalAppend`, unchanged. */
  readonly appended: JournalChange[][] = [];
  /** The calls that change something, in their order: `append`, `asset 3f9a0b1c`, `backup`. */
  readonly calls: string[] = [];
  /** Message of the refusal. As long as it is set, nothing is accepted. */
  refused: string | undefined;
  /** Whether a call of `journalAppend` has a row that cannot be stored. */
  isUnreadable: (journalChanges: readonly JournalChange[]) => boolean = () => false;
  faults: string[] = [];
  lost: KnownRow[] = [];
  exists = true;
  /** Runs before an answer: a test can delay the call here, or change something in between. */
  beforeAnswer: () => Promise<void> = async () => undefined;
  info: BackupsInfo = { folder: '/home/someone/Rollcall backups', snapshots: [], setAside: [] };
  setAside: string | undefined;
  /** The computer that the library was copied from, until the user has decided about it. */
  copiedFrom: string | undefined;
  /** Whether the files were removed: the journal is then empty, and asks for everything with its next answer. */
  #isRemoved = false;

  /** Deletes the files while the app is running. */
  removeFiles(): void {
    this.rows.clear();
    this.assets.clear();
    this.#isRemoved = true;
  }

  #requestEverything(): boolean {
    const isRemoved = this.#isRemoved;
    this.#isRemoved = false;
    return isRemoved;
  }

  readonly bridge: JournalBridge = {
    journalAppend: async (journalChanges) => {
      this.calls.push('append');
      await this.beforeAnswer();
      if (this.refused !== undefined) return { ok: false, refused: this.refused };
      if (this.isUnreadable(journalChanges)) return { ok: false, refused: 'A row is too large.', unreadable: true };
      this.appended.push([...journalChanges]);
      const incompleteChanges = journalChanges.flatMap((journalChange) =>
        this.#take(journalChange) ? [] : [journalChange],
      );
      return { ok: true, whole: incompleteChanges, ...(this.#requestEverything() && { everything: true }) };
    },
    journalLacks: async (hashes) => hashes.filter((assetHash) => !this.assets.has(assetHash)),
    journalAsset: async (storedAsset) => {
      this.calls.push(`asset ${storedAsset.hash.slice(0, 8)}`);
      await this.beforeAnswer();
      if (this.refused !== undefined) return { ok: false, refused: this.refused };
      const assetHash = createHash('sha256').update(storedAsset.bytes).digest('hex');
      if (assetHash !== storedAsset.hash) return { ok: false, refused: 'The file is not what its name says.' };
      this.assets.set(storedAsset.hash, storedAsset);
      return { ok: true };
    },
    journalKnown: async () => this.known(),
    journalCompared: async ({ lost: isLost, isUndecided }) => {
      this.calls.push(`compared lost ${isLost}${isUndecided ? ', undecided' : ''}`);
      if (!isLost && !isUndecided) this.copiedFrom = undefined;
      return this.setAside === undefined || !isLost ? {} : { setAside: this.setAside };
    },
    journalReplaceDatabase: async () => ({ ok: true }),
    journalRows: async (rowNames) => rowNames.flatMap((rowName) => this.rows.get(getRowKey(rowName)) ?? []),
    journalAssetBytes: async (assetHash) => this.assets.get(assetHash),
    backups: async () => this.info,
    backupNow: async () => {
      this.calls.push('backup');
      if (this.#requestEverything()) return { ok: false, refused: 'Files were removed.', everything: true };
      return this.refused === undefined ? { ok: true } : { ok: false, refused: this.refused };
    },
    backupRows: async () => ({ ok: true, rows: [...this.rows.values()] }),
    backupShowFolder: async () => undefined,
    backupChooseFolder: async () => undefined,
  };

  /** Returns the inventory that the journal would report at the next start of the app. */
  known(): JournalInventory {
    const knownRows = [...this.rows.values()].map(({ row: _row, ...knownFields }): KnownRow => knownFields);
    const revisions: Partial<Record<JournalTable, number>> = {};
    for (const { table: tableName, rev: revision } of [...knownRows, ...this.deleted.values()])
      revisions[tableName] = Math.max(revisions[tableName] ?? 0, revision);
    return {
      exists: this.exists,
      rows: knownRows,
      deleted: [...this.deleted.values()],
      revs: revisions,
      lost: this.lost,
      faults: this.faults,
      ...(this.copiedFrom !== undefined && { brought: { computer: this.copiedFrom } }),
    };
  }

  /** Returns the rows of a table, by id. */
  table(tableName: JournalTable): Record<string, unknown> {
    const tableRows = [...this.rows.values()].filter((recoveredRow) => recoveredRow.table === tableName);
    return Object.fromEntries(tableRows.map(({ id, row: rowContent }) => [id, rowContent]));
  }

  #take(journalChange: JournalChange): boolean {
    const { table: tableName, id: rowId, rev: revision } = journalChange;
    if (!JOURNAL_TABLES.includes(tableName)) throw new Error(`The journal has no table ${tableName}`);
    const rowKey = getRowKey(journalChange);
    if (journalChange.kind === 'delete') {
      this.rows.delete(rowKey);
      this.deleted.set(rowKey, { table: tableName, id: rowId, rev: revision });
      return true;
    }
    const storedRow = this.rows.get(rowKey);
    if (journalChange.kind === 'edit' && storedRow?.sum !== journalChange.from) return false;
    const rowContent =
      journalChange.kind === 'put' ? journalChange.row : applyEdits(storedRow?.row, journalChange.edits);
    if (computeRowChecksum(rowContent) !== journalChange.sum) throw new Error(`${rowKey} does not have its sum`);
    this.deleted.delete(rowKey);
    const { name: documentName } = ((rowContent as { document?: unknown }).document ?? {}) as { name?: unknown };
    this.rows.set(rowKey, {
      table: tableName,
      id: rowId,
      rev: revision,
      sum: journalChange.sum,
      name: typeof documentName === 'string' ? documentName : '',
      row: rowContent,
    });
    return true;
  }
}
