/**
 * Sends every change of the library to the journal, the copy of the library in files of the main process, and compares the database with
 * the journal at the start.
 */

import type { JournalBridge } from '../../../shared/bridge.ts';
import {
  type Comparison,
  compareWithJournal,
  type Inventory,
} from '../../../shared/library/import/compare-with-journal.ts';
import type { JournalInventory, JournalResult, KnownRow, RowName } from '../../../shared/library/journal.ts';
import { runInBackground } from '../../failures/run-in-background.ts';
import type { Database } from '../database.ts';
import { NewerLibraryError } from '../newer-library.ts';
import { TABLE_NAMES } from '../rows.ts';
import type { CommittedWrite } from '../watch-writes.ts';
import { readAsset } from './assets.ts';
import { addRevisions, isEmptyInventory, readKeys, recordRaisedCounters } from './inventory.ts';
import { JournalFeed } from './journal-feed.ts';
import { sendEverything } from './send-everything.ts';
import { findUnreadableRows } from './unreadable-rows.ts';

/** Rows that the database has lost. Nothing is written before the user has decided about them. */
export interface Loss {
  /** The number of this loss since the page was loaded, from 1, so that a decision about one loss does not apply to the next. */
  readonly number: number;
  /**
   * `gone`: the database is empty. `refused`: it can't be opened. `rows`: some rows are missing. `brought`: nothing is lost, but
   * a library was copied here from another computer, and the database doesn't have all of its rows.
   */
  readonly kind: 'gone' | 'refused' | 'rows' | 'brought';
  /** Rows that are missing or unreadable. */
  readonly missing: readonly KnownRow[];
  /** Rows that the database only has in an older state. */
  readonly older: readonly KnownRow[];
  /** Those of the missing rows that the database has but can't read. */
  readonly unreadable: readonly RowName[];
  /** Damage to the journal itself. */
  readonly faults: readonly string[];
  /** The folder in which the damaged database is quarantined. */
  readonly quarantineFolder?: string;
  /** The name of the computer from which the library was copied; empty = unknown. */
  readonly computer?: string;
}

/** A loss that was found but not reported to the main process yet, which then quarantines the database. */
type FoundLoss = Omit<Loss, 'number' | 'faults' | 'quarantineFolder'>;

/** If more rows than this are unsent, they were not written in the moment before the app was killed. */
const MAX_FRESH_ROWS = 200;

/** The result of the comparison for a database that lacks nothing. */
export interface Start {
  readonly knownInventory: JournalInventory;
  readonly comparison: Comparison;
}

/** The journal, as the window uses it. */
export class Journal {
  readonly bridge: JournalBridge;
  readonly feed: JournalFeed;
  #stopListening: (() => void) | undefined;
  #db: Database | undefined;
  #start: Start | undefined;
  #knownInventory: JournalInventory | undefined;
  #lossCount = 0;
  #quarantineFolder: string | undefined;
  #search: Promise<Loss | undefined> | undefined;
  #sending: Promise<void> | undefined;

  constructor(bridge: JournalBridge) {
    this.bridge = bridge;
    this.feed = new JournalFeed(
      bridge,
      async (assetHash) => this.#db && readAsset(this.#db, assetHash),
      () => runInBackground('Writing the journal anew', this.#sendAndBackUp()),
    );
  }

  /** Stops sending. Later writes do not reach the journal. */
  close(): void {
    this.#stopListening?.();
    this.feed.close();
  }

  /** Writes a backup. If files of the journal were removed while the app was running, the whole library is sent again first. */
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

  /** The content of the journal when the library was opened; undefined if the journal did not answer. */
  get knownInventory(): JournalInventory | undefined {
    return this.#knownInventory;
  }

  /** The comparison whose differences are sent in the background once the library is open. */
  get start(): Start | undefined {
    return this.#start;
  }

  /**
   * Opens the database and compares it with the journal. If rows are missing, returns the loss and writes nothing. Rejects if the
   * database can't be opened and the journal has nothing to replace it.
   *
   * @param hadLibrary whether this profile has had a library, as far as the window itself knows
   */
  async open(database: Database, hadLibrary: boolean): Promise<Loss | undefined> {
    this.#db = database;
    this.#stopListening?.();
    this.#stopListening = database.writes.listen(this.feed);
    // The main process reads its files while Chromium opens the database.
    const journalRequest = this.bridge.journalKnown().catch(() => undefined);
    const keysOrError = await database
      .open()
      .then(() => readKeys(database))
      .catch((error: unknown) => ({ error }));
    const knownInventory = await journalRequest;
    this.#knownInventory = knownInventory;
    if (knownInventory?.isNewer) throw new NewerLibraryError();
    if ('error' in keysOrError) {
      if (knownInventory === undefined || knownInventory.rows.length === 0 || !isDamage(keysOrError.error))
        throw keysOrError.error;
      return this.#reportLoss(
        { kind: 'refused', missing: knownInventory.rows.filter(isReported), older: [], unreadable: [] },
        knownInventory,
      );
    }
    if (knownInventory === undefined) {
      const isGone = hadLibrary && isEmptyInventory(keysOrError as Inventory);
      return isGone
        ? this.#reportLoss({ kind: 'gone', missing: [], older: [], unreadable: [] }, { faults: [] })
        : undefined;
    }
    const inventory = await addRevisions(database, keysOrError as Inventory, knownInventory);
    const comparison = compareWithJournal(inventory, knownInventory, Date.now());
    const missingRows = comparison.missing.filter(isReported);
    if (isEmptyInventory(inventory) && (hadLibrary || missingRows.length > 0)) {
      return this.#reportLoss({ kind: 'gone', missing: missingRows, older: [], unreadable: [] }, knownInventory);
    }
    this.#start = { knownInventory, comparison };
    if (missingRows.length + comparison.older.length > 0)
      return this.#reportLostRows(database, comparison, knownInventory);
    await this.raiseRevisions(database);
    await recordRaisedCounters(database, false);
    await restoreRows(database, this.bridge, comparison.missing);
    await this.#sendFreshRows(database, comparison);
    runInBackground('Answering the journal', this.bridge.journalCompared({ lost: false }));
    return undefined;
  }

  /** Compares again after lost rows were restored or given up. Returns the rows that are still missing. */
  async compareAgain(database: Database): Promise<Loss | undefined> {
    const knownInventory = await this.bridge.journalKnown().catch(() => undefined);
    if (knownInventory === undefined) return undefined;
    this.#knownInventory = knownInventory;
    const comparison = await compareDatabase(database, knownInventory);
    await this.raiseRevisions(database);
    this.#start = { knownInventory, comparison };
    await restoreRows(
      database,
      this.bridge,
      comparison.missing.filter((missingRow) => !isReported(missingRow)),
    );
    const missingRows = comparison.missing.filter(isReported);
    if (missingRows.length + comparison.older.length > 0)
      return this.#reportLostRows(database, comparison, knownInventory);
    await recordRaisedCounters(database, false);
    if (knownInventory.brought !== undefined) {
      runInBackground('Answering the journal', this.bridge.journalCompared({ lost: false }));
    }
    return undefined;
  }

  /**
   * Finds missing and unreadable rows after a table could not be read. Returns undefined if no row is unreadable, so that the table must
   * have failed for another reason. Calls during a search get the same result.
   */
  findUnreadableRows(database: Database): Promise<Loss | undefined> {
    this.#search ??= this.#searchUnreadableRows(database).finally(() => {
      this.#search = undefined;
    });
    return this.#search;
  }

  async #searchUnreadableRows(database: Database): Promise<Loss | undefined> {
    const knownInventory = await this.bridge.journalKnown().catch(() => this.#knownInventory);
    if (knownInventory === undefined) return undefined;
    this.#knownInventory = knownInventory;
    const unreadableRows = await findUnreadableRows(database).catch(() => []);
    if (unreadableRows.length === 0) return undefined;
    const comparison = await compareDatabase(database, knownInventory).catch(() => ({ missing: [], older: [] }));
    return this.#reportLoss(createLoss(comparison, unreadableRows, knownInventory), knownInventory);
  }

  /** Raises the counters of a database that has lost changes, so that new changes get higher revisions than the journal has. */
  async raiseRevisions(database: Database): Promise<void> {
    const journalRevisions = this.#knownInventory?.revs ?? {};
    await database.transaction('rw', 'meta', async () => {
      for (const tableName of TABLE_NAMES) {
        const revision = (journalRevisions as JournalInventory['revs'])[tableName] ?? 0;
        if (revision > (await database.readRevision(tableName)))
          await database.meta.put({ key: `rev:${tableName}`, value: revision });
      }
    });
  }

  /** Sends rows that were written just before the app was killed. The user sees them, so the journal must have them too. */
  async #sendFreshRows(database: Database, { unsent, gone: deletedRows }: Comparison): Promise<void> {
    const freshRows: CommittedWrite[] = [...deletedRows];
    // In a library that had no journal before, all rows are unsent. They are sent in the background.
    for (const { table, id } of unsent.length > MAX_FRESH_ROWS ? [] : unsent) {
      const rowValue: unknown = await database.table(table).get(id);
      if (rowValue !== undefined) freshRows.push({ table, id, row: rowValue });
    }
    this.feed.sendNow(freshRows);
  }

  /** Reports missing rows. Unreadable rows are searched for as well, so that all of them are restored together. */
  async #reportLostRows(database: Database, comparison: Comparison, knownInventory: JournalInventory): Promise<Loss> {
    const unreadableRows = await findUnreadableRows(database).catch(() => []);
    return this.#reportLoss(createLoss(comparison, unreadableRows, knownInventory), knownInventory);
  }

  async #reportLoss(
    foundLoss: FoundLoss,
    { faults: journalFaults, brought }: Pick<JournalInventory, 'faults' | 'brought'>,
  ): Promise<Loss> {
    const comparisonResult =
      foundLoss.kind === 'brought' ? ({ lost: false, isUndecided: true } as const) : { lost: true };
    const mainReply = await this.bridge.journalCompared(comparisonResult).catch((): { setAside?: string } => ({}));
    // The main process quarantines the database only once. The folder is the same for a later loss.
    this.#quarantineFolder = mainReply.setAside ?? this.#quarantineFolder;
    const quarantineFolder = this.#quarantineFolder;
    this.#lossCount += 1;
    const computerField = foundLoss.kind === 'brought' ? { computer: brought?.computer ?? '' } : {};
    return {
      ...foundLoss,
      ...computerField,
      number: this.#lossCount,
      faults: journalFaults,
      ...(quarantineFolder !== undefined && { quarantineFolder }),
    };
  }
}

/**
 * Whether a loss of the row is reported to the user. Rows of the app itself and versions of documents are restored without a message.
 * At worst, a version returns that was deleted in the moment before the app was killed.
 */
export const isReported = ({ table }: RowName): boolean => table !== 'meta' && table !== 'versions';

const compareDatabase = async (database: Database, knownInventory: JournalInventory): Promise<Comparison> =>
  compareWithJournal(
    await addRevisions(database, await readKeys(database), knownInventory),
    knownInventory,
    Date.now(),
  );

/** Creates a loss. An unreadable row counts as missing and not as older, whatever its revision is. */
function createLoss(
  { missing: missingRows, older: olderRows }: Pick<Comparison, 'missing' | 'older'>,
  unreadableRowNames: readonly RowName[],
  knownInventory: JournalInventory,
): FoundLoss {
  const rowsByKey = new Map(knownInventory.rows.map((knownRow) => [getRowKey(knownRow), knownRow]));
  const unreadableRows = unreadableRowNames.map((rowName): KnownRow => {
    const { table, id } = rowName;
    return rowsByKey.get(getRowKey(rowName)) ?? { table, id, rev: 0, sum: '', name: id };
  });
  const unreadableKeys = new Set(unreadableRows.map(getRowKey));
  return {
    kind: knownInventory.brought !== undefined && unreadableRows.length === 0 ? 'brought' : 'rows',
    missing: [...missingRows.filter(isReported), ...unreadableRows],
    older: olderRows.filter((olderRow) => !unreadableKeys.has(getRowKey(olderRow))),
    unreadable: unreadableRowNames,
  };
}

const getRowKey = ({ table, id }: RowName): string => `${table}/${id}`;

/** Restores rows that need no confirmation, such as the record of added samples. */
export async function restoreRows(
  database: Database,
  bridge: JournalBridge,
  rowNames: readonly RowName[],
): Promise<void> {
  if (rowNames.length === 0) return;
  for (const { table, row } of await bridge.journalRows(rowNames)) await database.table(table).put(row);
}

/** Whether an error means that the database is damaged. A newer version or a full disk is no damage: replacing the database won't help. */
const isDamage = (error: unknown): boolean => {
  const errorNames = [error, (error as { inner?: unknown } | undefined)?.inner].map(
    (candidate) => (candidate as Error)?.name,
  );
  return !errorNames.some(
    (errorName) => errorName === 'VersionError' || errorName === 'QuotaExceededError' || errorName === 'UpgradeError',
  );
};
