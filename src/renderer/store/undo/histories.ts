/** Keeps the undo histories of the documents that were opened last. */
import { RecentValues } from '../../../shared/base/cache.ts';
import { LIMITS } from '../../../shared/base/limits.ts';
import { runInBackground } from '../../failures/run-in-background.ts';
import type { Database } from '../database.ts';
import type { TableName } from '../rows.ts';
import { History } from './history.ts';
import { readStoredSteps } from './stored-history.ts';

/** The number of histories that stay in memory, so that they need not be read again when the user returns to a document. */
const MAX_HISTORIES = 20;

export class Histories {
  readonly #db: Database;
  readonly #table: TableName;
  readonly #histories = new RecentValues<History>(MAX_HISTORIES);

  constructor(database: Database, tableName: TableName) {
    this.#db = database;
    this.#table = tableName;
  }

  /** Returns the history of a document if it is in memory. */
  get(documentId: string): History | undefined {
    return this.#histories.get(documentId);
  }

  /** Returns the history of a document. A new one has no steps until they are read. */
  open(documentId: string): History {
    const history = this.#histories.get(documentId) ?? new History(LIMITS.historySteps);
    this.#histories.set(documentId, history);
    return history;
  }

  /** Reads the steps of a history that is in memory, unless they are known. No write of the document may be pending. */
  read(documentId: string): void {
    const history = this.#histories.get(documentId);
    if (history === undefined || history.isKnown) return;
    runInBackground(
      'Reading the steps of undo',
      history.read(() => readStoredSteps(this.#db, `${this.#table}/${documentId}`)),
    );
  }
}
