/** The journal as the library uses it: it receives every change, and reports at the start what the database lacks. */

import type { JournalBridge } from '../../../shared/bridge.ts';
import { type Comparison, compareWithKnown, type Inventory } from '../../../shared/library/import/missing.ts';
import type { JournalInventory, JournalResult, KnownRow, RowName } from '../../../shared/library/journal.ts';
import { inBackground } from '../../failures/in-background.ts';
import type { Database } from '../database.ts';
import { NewerLibraryError } from '../newer-library.ts';
import { TABLE_NAMES } from '../rows.ts';
import type { CommittedWrite } from '../watch-writes.ts';
import { readAsset } from './assets.ts';
import { Feed } from './feed.ts';
import { isEmpty, noteRaised, readKeys, withRevs } from './inventory.ts';
import { sendEverything } from './send-everything.ts';
import { unreadableRows } from './unreadable.ts';

/** What the database lacks before anything is written. */
export interface Loss {
  /** Counts the losses that were found since the page was loaded: what was done about one says nothing about the next. */
  readonly number: number;
  /**
   * `gone`: the database is empty. `refused`: it cannot be opened. `rows`: some of it is missing. `brought`: nothing is lost, but
   * a library was copied here from another computer, and the database doesn't have all of it.
   */
  readonly kind: 'gone' | 'refused' | 'rows' | 'brought';
  /** Rows that are missing or unreadable. */
  readonly missing: readonly KnownRow[];
  /** Rows that the database has in an older state. */
  readonly older: readonly KnownRow[];
  /** Those of the missing rows that the database has but cannot read. */
  readonly unreadable: readonly RowName[];
  /** Damage of the journal itself. */
  readonly faults: readonly string[];
  /** The folder in which the damaged database was set aside. */
  readonly setAside?: string;
  /** Name of the computer that the library was copied from; empty = unknown. */
  readonly computer?: string;
}

/** A loss as the database shows it. */
type FoundLoss = Omit<Loss, 'number' | 'faults' | 'setAside'>;

/** More rows than are written in the moment before the app is killed, unless by an import. */
const MOST_FRESH = 200;

/** The result of the comparison for a database that lacks nothing. */
export interface Start {
  readonly known: JournalInventory;
  readonly comparison: Comparison;
}

export class Journal {
  readonly bridge: JournalBridge;
  readonly feed: Feed;
  #stop: (() => void) | undefined;
  #db: Database | undefined;
  #start: Start | undefined;
  #known: JournalInventory | undefined;
  #losses = 0;
  #setAside: string | undefined;
  #looking: Promise<Loss | undefined> | undefined;
  #sending: Promise<void> | undefined;

  constructor(bridge: JournalBridge) {
    this.bridge = bridge;
    this.feed = new Feed(
      bridge,
      async (hash) => this.#db && readAsset(this.#db, hash),
      () => inBackground('Writing the journal anew', this.#sendAndBackUp()),
    );
  }

  /** Stops sending: later writes do not reach the journal. */
  close(): void {
    this.#stop?.();
    this.feed.close();
  }

  /** Writes a backup. If files were removed while the app was running, everything is sent again first. */
  async backUp(): Promise<JournalResult> {
    await this.#sending?.catch(() => undefined);
    const reply = await this.bridge.backupNow();
    if (reply.ok || !reply.everything) return reply;
    await this.#sendEverything();
    return this.bridge.backupNow();
  }

  async #sendAndBackUp(): Promise<void> {
    await this.#sendEverything();
    await this.bridge.backupNow();
  }

  #sendEverything(): Promise<void> {
    const database = this.#db;
    if (database === undefined) return Promise.resolve();
    this.#sending ??= sendEverything(database, this.feed, this.bridge).finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** What the journal knew when the library was opened; undefined where it did not answer. */
  get known(): JournalInventory | undefined {
    return this.#known;
  }

  /** What is left to do in the background once the library is open. */
  get start(): Start | undefined {
    return this.#start;
  }

  /**
   * Opens the database and compares it with the journal. Nothing is written but numbers that have fallen back. Rejects when
   * the database cannot be opened and there is nothing that could take its place.
   *
   * @param had whether there was a library in this profile, as far as the window itself knows
   */
  async open(database: Database, had: boolean): Promise<Loss | undefined> {
    this.#db = database;
    this.#stop?.();
    this.#stop = database.writes.listen(this.feed);
    // Both at once: main reads its files while Chromium opens the database.
    const asking = this.bridge.journalKnown().catch(() => undefined);
    const keys = await database
      .open()
      .then(() => readKeys(database))
      .catch((error: unknown) => ({ error }));
    const known = await asking;
    this.#known = known;
    if (known?.isNewer) throw new NewerLibraryError();
    if ('error' in keys) {
      if (known === undefined || known.rows.length === 0 || !isDamage(keys.error)) throw keys.error;
      return this.#lost({ kind: 'refused', missing: known.rows.filter(isReported), older: [], unreadable: [] }, known);
    }
    if (known === undefined) {
      const isGone = had && isEmpty(keys as Inventory);
      return isGone ? this.#lost({ kind: 'gone', missing: [], older: [], unreadable: [] }, { faults: [] }) : undefined;
    }
    const inventory = await withRevs(database, keys as Inventory, known);
    const comparison = compareWithKnown(inventory, known, Date.now());
    const missing = comparison.missing.filter(isReported);
    if (isEmpty(inventory) && (had || missing.length > 0)) {
      return this.#lost({ kind: 'gone', missing, older: [], unreadable: [] }, known);
    }
    this.#start = { known, comparison };
    if (missing.length + comparison.older.length > 0) return this.#rowsLost(database, comparison, known);
    await this.raiseRevs(database);
    await noteRaised(database, false);
    await restoreRows(database, this.bridge, comparison.missing);
    await this.#sendFresh(database, comparison);
    inBackground('Answering the journal', this.bridge.journalCompared({ lost: false }));
    return undefined;
  }

  /** Compares again after lost rows were restored or given up. Returns what is still missing. */
  async compareAgain(database: Database): Promise<Loss | undefined> {
    const known = await this.bridge.journalKnown().catch(() => undefined);
    if (known === undefined) return undefined;
    this.#known = known;
    const comparison = await compare(database, known);
    await this.raiseRevs(database);
    this.#start = { known, comparison };
    await restoreRows(
      database,
      this.bridge,
      comparison.missing.filter(({ table }) => table === 'meta'),
    );
    const missing = comparison.missing.filter(isReported);
    if (missing.length + comparison.older.length > 0) return this.#rowsLost(database, comparison, known);
    await noteRaised(database, false);
    if (known.brought !== undefined) {
      inBackground('Answering the journal', this.bridge.journalCompared({ lost: false }));
    }
    return undefined;
  }

  /**
   * What is missing after a table could not be read, with the rows at fault; undefined = none is, so there is another
   * cause. Who asks while it is looked for gets the same answer.
   */
  unreadable(database: Database): Promise<Loss | undefined> {
    this.#looking ??= this.#unreadable(database).finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #unreadable(database: Database): Promise<Loss | undefined> {
    const known = await this.bridge.journalKnown().catch(() => this.#known);
    if (known === undefined) return undefined;
    this.#known = known;
    const rows = await unreadableRows(database).catch(() => []);
    if (rows.length === 0) return undefined;
    const comparison = await compare(database, known).catch(() => ({ missing: [], older: [] }));
    return this.#lost(lossOf(comparison, rows, known), known);
  }

  /** Raises the counters of a database that lost changes, so that new revisions are higher than those in the journal. */
  async raiseRevs(database: Database): Promise<void> {
    const revs = this.#known?.revs ?? {};
    await database.transaction('rw', 'meta', async () => {
      for (const table of TABLE_NAMES) {
        const rev = (revs as JournalInventory['revs'])[table] ?? 0;
        if (rev > (await database.rev(table))) await database.meta.put({ key: `rev:${table}`, value: rev });
      }
    });
  }

  /** Sends what was written just before the app was killed: it is on the screen, so the journal must have it too. */
  async #sendFresh(database: Database, { unsent, gone }: Comparison): Promise<void> {
    const rows: CommittedWrite[] = [...gone];
    // For a library without a journal everything is unsent, and is sent in the background.
    for (const { table, id } of unsent.length > MOST_FRESH ? [] : unsent) {
      const row: unknown = await database.table(table).get(id);
      if (row !== undefined) rows.push({ table, id, row });
    }
    this.feed.sendNow(rows);
  }

  /** Rows that cannot be read are looked for at once, so that everything is told and brought back together. */
  async #rowsLost(database: Database, comparison: Comparison, known: JournalInventory): Promise<Loss> {
    const rows = await unreadableRows(database).catch(() => []);
    return this.#lost(lossOf(comparison, rows, known), known);
  }

  async #lost(loss: FoundLoss, { faults, brought }: Pick<JournalInventory, 'faults' | 'brought'>): Promise<Loss> {
    const result = loss.kind === 'brought' ? ({ lost: false, isUndecided: true } as const) : { lost: true };
    const answer = await this.bridge.journalCompared(result).catch((): { setAside?: string } => ({}));
    // Main sets it aside once; it lies there for a later loss too.
    this.#setAside = answer.setAside ?? this.#setAside;
    const setAside = this.#setAside;
    this.#losses += 1;
    const computer = loss.kind === 'brought' ? { computer: brought?.computer ?? '' } : {};
    return { ...loss, ...computer, number: this.#losses, faults, ...(setAside !== undefined && { setAside }) };
  }
}

/** Records of the app itself are restored without a message. */
const isReported = ({ table }: RowName): boolean => table !== 'meta';

const compare = async (database: Database, known: JournalInventory): Promise<Comparison> =>
  compareWithKnown(await withRevs(database, await readKeys(database), known), known, Date.now());

/** A row that cannot be read is as good as missing, also where its number says that it is older. */
function lossOf(
  { missing, older }: Pick<Comparison, 'missing' | 'older'>,
  unreadable: readonly RowName[],
  known: JournalInventory,
): FoundLoss {
  const byName = new Map(known.rows.map((row) => [keyOf(row), row]));
  const rows = unreadable.map(
    ({ table, id }): KnownRow => byName.get(keyOf({ table, id })) ?? { table, id, rev: 0, sum: '', name: id },
  );
  const names = new Set(rows.map(keyOf));
  return {
    kind: known.brought !== undefined && rows.length === 0 ? 'brought' : 'rows',
    missing: [...missing.filter(isReported), ...rows],
    older: older.filter((row) => !names.has(keyOf(row))),
    unreadable,
  };
}

const keyOf = ({ table, id }: RowName): string => `${table}/${id}`;

/** Restores rows that need no confirmation, such as which samples were added once. */
export async function restoreRows(database: Database, bridge: JournalBridge, rows: readonly RowName[]): Promise<void> {
  if (rows.length === 0) return;
  for (const { table, row } of await bridge.journalRows(rows)) await database.table(table).put(row);
}

/** Whether the database is at fault: a newer version of it, or a full disk, are not repaired by replacing it. */
const isDamage = (error: unknown): boolean => {
  const names = [error, (error as { inner?: unknown } | undefined)?.inner].map((one) => (one as Error)?.name);
  return !names.some((name) => name === 'VersionError' || name === 'QuotaExceededError' || name === 'UpgradeError');
};
