/** A journal in memory, for tests of the window's side: it keeps what a main process would, and refuses when told to. */
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

const keyOf = ({ table, id }: RowName): string => `${table}/${id}`;

export class JournalDouble {
  readonly rows = new Map<string, RecoveredRow>();
  readonly deleted = new Map<string, RowName & { rev: number }>();
  readonly assets = new Map<string, Asset>();
  /** Every call of journalAppend that was taken, as it came. */
  readonly appended: JournalChange[][] = [];
  readonly calls: string[] = [];
  /** A sentence: nothing is taken as long as it stands here. */
  refused: string | undefined;
  /** Whether a call of journalAppend has a row that can't be stored. */
  isUnreadable: (changes: readonly JournalChange[]) => boolean = () => false;
  faults: string[] = [];
  lost: KnownRow[] = [];
  exists = true;
  /** Called before an answer: a test holds the call, or changes something meanwhile. */
  before: () => Promise<void> = async () => undefined;
  info: BackupsInfo = { folder: '/home/someone/Rollcall backups', snapshots: [], setAside: [] };
  setAside: string | undefined;
  /** The computer that the library was copied from, until the user has decided about it. */
  brought: string | undefined;
  /** Whether its files are gone: it then has nothing, and asks for everything with the next answer. */
  #isRemoved = false;

  /** Deletes its files while the app is running. */
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

  readonly port: JournalBridge = {
    journalAppend: async (changes) => {
      this.calls.push('append');
      await this.before();
      if (this.refused !== undefined) return { ok: false, refused: this.refused };
      if (this.isUnreadable(changes)) return { ok: false, refused: 'A row is too large.', unreadable: true };
      this.appended.push([...changes]);
      const whole = changes.flatMap((change) => (this.#take(change) ? [] : [change]));
      return { ok: true, whole, ...(this.#requestEverything() && { everything: true }) };
    },
    journalLacks: async (hashes) => hashes.filter((hash) => !this.assets.has(hash)),
    journalAsset: async (asset) => {
      this.calls.push(`asset ${asset.hash.slice(0, 8)}`);
      await this.before();
      if (this.refused !== undefined) return { ok: false, refused: this.refused };
      const hash = createHash('sha256').update(asset.bytes).digest('hex');
      if (hash !== asset.hash) return { ok: false, refused: 'The file is not what its name says.' };
      this.assets.set(asset.hash, asset);
      return { ok: true };
    },
    journalKnown: async () => this.known(),
    journalCompared: async ({ lost, isUndecided }) => {
      this.calls.push(`compared lost ${lost}${isUndecided ? ', undecided' : ''}`);
      if (!lost && !isUndecided) this.brought = undefined;
      return this.setAside === undefined || !lost ? {} : { setAside: this.setAside };
    },
    journalReplaceDatabase: async () => ({ ok: true }),
    journalRows: async (names) => names.flatMap((name) => this.rows.get(keyOf(name)) ?? []),
    journalAssetBytes: async (hash) => this.assets.get(hash),
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

  /** What the journal would say at the next start of the app. */
  known(): JournalInventory {
    const rows = [...this.rows.values()].map(({ row: _row, ...known }): KnownRow => known);
    const revs: Partial<Record<JournalTable, number>> = {};
    for (const { table, rev } of [...rows, ...this.deleted.values()]) revs[table] = Math.max(revs[table] ?? 0, rev);
    return {
      exists: this.exists,
      rows,
      deleted: [...this.deleted.values()],
      revs,
      lost: this.lost,
      faults: this.faults,
      ...(this.brought !== undefined && { brought: { computer: this.brought } }),
    };
  }

  /** The rows of a table, by id. */
  table(table: JournalTable): Record<string, unknown> {
    const rows = [...this.rows.values()].filter((row) => row.table === table);
    return Object.fromEntries(rows.map(({ id, row }) => [id, row]));
  }

  #take(change: JournalChange): boolean {
    const { table, id, rev } = change;
    if (!JOURNAL_TABLES.includes(table)) throw new Error(`The journal has no table ${table}`);
    const key = keyOf(change);
    if (change.kind === 'delete') {
      this.rows.delete(key);
      this.deleted.set(key, { table, id, rev });
      return true;
    }
    const held = this.rows.get(key);
    if (change.kind === 'edit' && held?.sum !== change.from) return false;
    const row = change.kind === 'put' ? change.row : applyEdits(held?.row, change.edits);
    if (computeRowChecksum(row) !== change.sum) throw new Error(`${key} does not have its sum`);
    this.deleted.delete(key);
    const { name } = ((row as { document?: unknown }).document ?? {}) as { name?: unknown };
    this.rows.set(key, { table, id, rev, sum: change.sum, name: typeof name === 'string' ? name : '', row });
    return true;
  }
}
