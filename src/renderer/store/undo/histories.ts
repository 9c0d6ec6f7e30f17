/** The undo histories of the documents that were opened last. */
import { RecentValues } from '../../../shared/base/cache.ts';
import { LIMITS } from '../../../shared/base/limits.ts';
import { inBackground } from '../../failures/in-background.ts';
import type { Database } from '../database.ts';
import type { TableName } from '../rows.ts';
import { History } from './history.ts';
import { storedSteps } from './stored-history.ts';

/** At least this many histories stay in memory, so that returning to a document needs no reading. */
const MAX_HISTORIES = 20;

export class Histories {
  readonly #db: Database;
  readonly #table: TableName;
  readonly #histories = new RecentValues<History>(MAX_HISTORIES);

  constructor(database: Database, table: TableName) {
    this.#db = database;
    this.#table = table;
  }

  /** Returns the history of a document if it is in memory. */
  get(id: string): History | undefined {
    return this.#histories.get(id);
  }

  /** Returns the history of a document. A new one has no steps until they are read. */
  open(id: string): History {
    const history = this.#histories.get(id) ?? new History(LIMITS.historySteps);
    this.#histories.set(id, history);
    return history;
  }

  /** Reads the steps of a history that is in memory, unless they are known. No write of the document may be pending. */
  read(id: string): void {
    const history = this.#histories.get(id);
    if (history === undefined || history.known) return;
    inBackground(
      'Reading the steps of undo',
      history.read(() => storedSteps(this.#db, `${this.#table}/${id}`)),
    );
  }
}
