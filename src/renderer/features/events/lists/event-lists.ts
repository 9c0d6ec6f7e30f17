/** Holds the submitted lists of an event for the page. They stay saved with the event until the user removes them. */

import { createStore } from 'zustand/vanilla';
import type { RemoteCalls } from '../../../../shared/base/remote-calls.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { WorkerClient, WorkerStopped } from '../../../platform/worker-client.ts';
import type { Database } from '../../../store/database.ts';
import { type EventNotes, readEventNotes, updateEventNotes } from '../../../store/events/event-notes.ts';
import {
  createSubmissionKey,
  deleteSubmissions,
  readSubmissions,
  recordCopy,
  restoreSubmissions,
  type SavedSubmission,
  type SubmissionFile,
  saveSubmissions,
} from '../../../store/events/submissions.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { NoTable, NotKept } from './lists-errors.ts';
import { type ListsState, NOTHING } from './lists-state.ts';
import type { ListsPage, Names } from './messages.ts';
import { otherVerdicts } from './other-verdicts.ts';
import { judgingRequest, reportBefore } from './requests.ts';
import type { ListsWorker } from './worker/lists.worker.ts';

/** The worker reads the language of the window from its own name. */
const openWorker = (name: string): Worker =>
  new Worker(new URL('./worker/lists.worker.ts', import.meta.url), { type: 'module', name });

export class EventLists {
  readonly #t: Translate;
  readonly #games: GameCatalog<Game>;
  readonly #db: Database;
  readonly #id: string;
  readonly store = createStore<ListsState>(() => ({ ...NOTHING, isRead: false }));
  readonly #worker: WorkerClient<ListsWorker>;
  /** The number of calls that the worker has not answered yet. */
  #openCalls = 0;
  #event: EventPack | undefined;
  /** The files sent to the worker, kept so that stopping it does not lose what was read before. */
  #sources: readonly SubmissionFile[] = [];
  #kept: readonly SavedSubmission[] = [];

  constructor(translate: Translate, gameCatalog: GameCatalog<Game>, database: Database, id: string) {
    this.#t = translate;
    this.#games = gameCatalog;
    this.#db = database;
    this.#id = id;
    const functions: ListsPage = { showProgress: (progress) => this.#set({ progress }) };
    this.#worker = new WorkerClient(() => openWorker(translate.language), { functions });
  }

  get #state(): ListsState {
    return this.store.getState();
  }

  /** Restores the saved lists, including those of another window, and judges them. */
  async open(event: EventPack): Promise<void> {
    const known = new Map(this.#kept.map(({ row }) => [row.key, row.content]));
    await this.#readKept();
    const fresh = this.#kept.filter(({ row }) => known.get(row.key) !== row.content);
    const isGone = [...known.keys()].some((key) => !this.#kept.some(({ row }) => row.key === key));
    this.#set({ isRead: true });
    if (isGone) this.#startAgain(this.#kept);
    if (isGone || fresh.length > 0) await this.#take(isGone ? this.#kept : fresh, event);
    await this.judge(event);
  }

  /**
   * Reads and saves more files and judges all lists. Resolves with the saved lists that new files of the same name replaced.
   * Rejects if the files could not be saved; they are judged anyway.
   */
  async add(files: readonly SubmissionFile[], event: EventPack): Promise<readonly SavedSubmission[]> {
    const before = this.#kept;
    const isTaken = await this.#hand(files);
    let failure: unknown;
    if (isTaken) {
      try {
        await saveSubmissions(this.#db, this.#id, files, Date.now());
        await this.#readKept();
      } catch (error) {
        failure = error;
      }
    }
    await this.#judge(event);
    if (failure !== undefined) throw new NotKept(failure instanceof Error ? failure.message : String(failure));
    const now = new Map(this.#kept.map(({ row }) => [row.key, row.content]));
    return before.filter(({ row }) => now.has(row.key) && now.get(row.key) !== row.content);
  }

  /**
   * Removes the file of a list with everything that came in it. Resolves with the removed lists, so that they can be put
   * back.
   */
  async remove(list: string, event: EventPack): Promise<readonly SavedSubmission[]> {
    const name = this.#sourceOf(list);
    const gone = this.#kept.filter((kept) => kept.name === name);
    await deleteSubmissions(this.#db, name === undefined ? [] : [createSubmissionKey(this.#id, name)]);
    this.#kept = this.#kept.filter((kept) => kept.name !== name);
    this.#startAgain(this.#sources.filter((one) => one.name !== name));
    if (this.#sources.length === 0) this.#forget();
    if (this.#sources.length > 0) await this.#take(this.#sources, event);
    return gone;
  }

  /** Removes all lists. Resolves with them, so that they can be put back. */
  async clear(): Promise<readonly SavedSubmission[]> {
    const gone = this.#kept;
    await deleteSubmissions(
      this.#db,
      gone.map(({ row }) => row.key),
    );
    this.#kept = [];
    this.#startAgain([]);
    this.#forget();
    return gone;
  }

  async putBack(lists: readonly SavedSubmission[], event: EventPack): Promise<void> {
    await restoreSubmissions(this.#db, lists);
    await this.#readKept();
    await this.#take(lists, event);
  }

  /**
   * Replaces a list with a file and notes that it is repaired in a team of the library. Resolves with a function that undoes
   * this.
   */
  async replace(list: string, bytes: Blob, team: string, event: EventPack): Promise<(now: EventPack) => Promise<void>> {
    const before = this.#kept.filter(({ name }) => name === list);
    await this.add([{ name: list, bytes }], event);
    await this.noteCopy(list, team);
    return async (now) => {
      if (before.length > 0) await this.putBack(before, now);
      else await this.remove(list, now);
    };
  }

  /** Notes which team of the library is the repaired copy of a list. */
  async noteCopy(list: string, team: string): Promise<void> {
    const source = this.#sourceOf(list);
    if (source === undefined) return;
    await recordCopy(this.#db, createSubmissionKey(this.#id, source), list, team);
    await this.#readKept();
  }

  /** Judges all lists by the current pack, unless they were already judged by exactly this pack. */
  async judge(event: EventPack): Promise<void> {
    if (this.#sources.length === 0 || event === this.#event) return;
    const before = this.#event === undefined ? undefined : this.#state.judged;
    await this.#judge(event);
    const byPack = otherVerdicts(before, this.#state.judged);
    if (byPack !== undefined) this.#set({ byPack });
  }

  /** Dismisses the message about what the last change of the pack did. */
  dismissByPack(): void {
    this.#drop('byPack');
  }

  /** Changes the notes about players and judges the lists again. */
  async note(change: (notes: EventNotes) => EventNotes, event: EventPack): Promise<void> {
    this.#set({ notes: await updateEventNotes(this.#db, this.#id, change) });
    await this.#judge(event);
  }

  /** Saves the state of an exported report. Later judgings are compared with it. */
  async noteReport(at: number, event: EventPack): Promise<void> {
    const { notes, judged } = this.#state;
    const bytes = await this.#callJudged(({ makeTable }) => makeTable(this.#t.language, undefined));
    if (bytes === undefined || judged === undefined) return;
    const table = new TextDecoder().decode(bytes);
    const others = notes.reports.filter(({ digest }) => digest !== judged.digest).slice(-1);
    await this.note((known) => ({ ...known, reports: [...others, { at, table, digest: judged.digest }] }), event);
  }

  /** Compares the lists with an earlier table, or with nothing. Rejects if the file is not a table of verdicts. */
  async compare(since: ListsState['since'], event: EventPack): Promise<void> {
    if (since === undefined) this.#drop('since');
    else this.#set({ since });
    try {
      await this.#judge(event);
    } catch (error) {
      await this.#judge(event);
      throw error;
    }
  }

  /**
   * Makes the table or the pages, compared with the last report that differs. Returns undefined if the work was stopped.
   * `names` maps the ids of the library's characters to their names.
   */
  async make(kind: 'table' | 'pages', language: string, names: Names = new Map()): Promise<Uint8Array | undefined> {
    const since = this.#state.since ?? reportBefore(this.#t, this.#state);
    return this.#callJudged(({ makeTable, makePages }) =>
      kind === 'table' ? makeTable(language, since) : makePages(language, since, names),
    );
  }

  /** Returns the complete team of a list. */
  async team(file: string): Promise<Team | undefined> {
    return this.#callJudged(({ readTeam }) => readTeam(file));
  }

  /** Stops the current work. Files that were not read yet are dropped; saved files stay and wait to be judged. */
  stop(): void {
    this.#worker.stop();
    this.#sources = this.#kept;
    this.#event = undefined;
    this.#drop('progress');
    this.#set({ files: this.#sources.length });
  }

  #sourceOf(list: string): string | undefined {
    const names = this.#sources.map(({ name }) => name);
    return names.find((name) => name === list) ?? names.find((name) => list.startsWith(`${name}/`));
  }

  /** Stops the worker and keeps only these files; the next worker receives the files again. */
  #startAgain(sources: readonly SubmissionFile[]): void {
    this.#worker.stop();
    this.#event = undefined;
    this.#sources = sources;
  }

  async #readKept(): Promise<void> {
    this.#kept = await readSubmissions(this.#db, this.#id);
    const notes = await readEventNotes(this.#db, this.#id);
    const copies = Object.assign({}, ...this.#kept.map(({ row }) => row.copies));
    const known = [this.#state.copies, this.#state.notes];
    if (JSON.stringify([copies, notes]) !== JSON.stringify(known)) this.#set({ copies, notes });
  }

  async #take(files: readonly SubmissionFile[], event: EventPack): Promise<void> {
    await this.#hand(files);
    await this.#judge(event);
  }

  /** Sends files to the worker. Returns false if that was stopped. */
  async #hand(files: readonly SubmissionFile[]): Promise<boolean> {
    const names = new Set(files.map(({ name }) => name));
    this.#sources = [...this.#sources.filter(({ name }) => !names.has(name)), ...files];
    this.#set({ progress: { stage: 'reading', done: 0, of: files.length } });
    const isNew = !this.#worker.isRunning;
    const count = await this.#call(({ addFiles }) => addFiles(isNew ? this.#sources : files));
    if (count !== undefined) this.#set({ files: count });
    return count !== undefined;
  }

  async #judge(event: EventPack): Promise<void> {
    // An unusable pack leaves the verdicts as they were; the command line refuses such a pack.
    if (this.#sources.length === 0 || !canJudge(this.#games, event)) return;
    this.#event = event;
    const { since } = this.#state;
    const judged = await this.#call(async (worker) => {
      await this.#restoreFiles(worker);
      return worker.judge(judgingRequest(event, this.#state, this.#kept));
    });
    if (judged === 'no-table') {
      this.#drop('since');
      throw new NoTable(since?.file ?? '');
    }
    if (judged !== undefined) this.#set({ judged });
  }

  /** Sends all files again if the worker was stopped, because it lost what it had read. */
  async #restoreFiles({ addFiles }: RemoteCalls<ListsWorker>): Promise<void> {
    if (!this.#worker.isRunning && this.#sources.length > 0) await addFiles(this.#sources);
  }

  /** Calls a worker function that needs the last judging. A new worker judges the lists again first. */
  #callJudged<Result>(call: (worker: RemoteCalls<ListsWorker>) => Promise<Result>): Promise<Result | undefined> {
    return this.#call(async (worker) => {
      if (!this.#worker.isRunning) {
        await this.#restoreFiles(worker);
        const event = this.#event;
        if (event !== undefined) await worker.judge(judgingRequest(event, this.#state, this.#kept));
      }
      return call(worker);
    });
  }

  /** Calls functions of the worker. Resolves with undefined if the work was stopped; rejects if it failed. */
  async #call<Result>(call: (worker: RemoteCalls<ListsWorker>) => Promise<Result>): Promise<Result | undefined> {
    this.#openCalls += 1;
    this.#drop('failed');
    try {
      return await call(this.#worker.call);
    } catch (error) {
      if (error instanceof WorkerStopped) return undefined;
      const failed = explainFailure(this.#t, error);
      this.#set({ failed });
      throw new Error(failed);
    } finally {
      this.#openCalls -= 1;
      if (this.#openCalls === 0) this.#drop('progress');
    }
  }

  #set(change: Partial<ListsState>): void {
    this.store.setState(change);
  }

  /** Resets the state except for the notes. */
  #forget(): void {
    this.store.setState({ ...NOTHING, notes: this.#state.notes }, true);
  }

  #drop(key: 'progress' | 'failed' | 'since' | 'byPack'): void {
    const { [key]: dropped, ...state } = this.#state;
    if (dropped !== undefined) this.store.setState(state as ListsState, true);
  }
}
