/** The lists that were sent in for an event, seen from the page. They are kept with the event until somebody takes them away. */

import { createStore } from 'zustand/vanilla';
import type { RemoteCalls } from '../../../../shared/base/remote-calls.ts';
import type { GameCatalog } from '../../../../shared/document/game-catalog.ts';
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { canJudge } from '../../../games/judge-pack.ts';
import { WorkerClient, WorkerStopped } from '../../../platform/worker-client.ts';
import type { Database } from '../../../store/database.ts';
import { changeNotes, type EventNotes, notesOfEvent } from '../../../store/events/event-notes.ts';
import {
  dropLists,
  type KeptList,
  keepLists,
  keyOfList,
  type ListFile,
  listsOfEvent,
  noteCopy,
  putLists,
} from '../../../store/events/lists.ts';
import { explainFailure } from '../../../strings/failures.ts';
import { NoTable, NotKept } from './lists-errors.ts';
import { type ListsState, NOTHING } from './lists-state.ts';
import type { ListsPage, Names } from './messages.ts';
import { otherVerdicts } from './other-verdicts.ts';
import { judgingRequest, reportBefore } from './requests.ts';
import type { ListsWorker } from './worker/lists.worker.ts';

/** The worker is told the language of the window by its name. */
const openWorker = (name: string): Worker =>
  new Worker(new URL('./worker/lists.worker.ts', import.meta.url), { type: 'module', name });

export class EventLists {
  readonly #t: Translate;
  readonly #games: GameCatalog<Game>;
  readonly #db: Database;
  readonly #id: string;
  readonly store = createStore<ListsState>(() => ({ ...NOTHING, isRead: false }));
  readonly #worker: WorkerClient<ListsWorker>;
  /** Calls of the worker that are not answered yet. */
  #openCalls = 0;
  #event: EventPack | undefined;
  /** What the worker was given, so that stopping a piece of work does not lose what was read before. */
  #sources: readonly ListFile[] = [];
  #kept: readonly KeptList[] = [];

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

  /** Brings the lists back that were kept, also those of another window, and judges them. */
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
   * Reads more files, keeps them and judges all. Resolves with the lists whose place others of the same name have taken.
   * Rejects with a NotKept where they could not be kept: they are judged nevertheless.
   */
  async add(files: readonly ListFile[], event: EventPack): Promise<readonly KeptList[]> {
    const before = this.#kept;
    const isTaken = await this.#hand(files);
    let failure: unknown;
    if (isTaken) {
      try {
        await keepLists(this.#db, this.#id, files, Date.now());
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

  /** Takes the file of a list away, with all that came in it. Resolves with what `putBack` needs. */
  async remove(list: string, event: EventPack): Promise<readonly KeptList[]> {
    const name = this.#sourceOf(list);
    const gone = this.#kept.filter((kept) => kept.name === name);
    await dropLists(this.#db, name === undefined ? [] : [keyOfList(this.#id, name)]);
    this.#kept = this.#kept.filter((kept) => kept.name !== name);
    this.#startAgain(this.#sources.filter((one) => one.name !== name));
    if (this.#sources.length === 0) this.#forget();
    if (this.#sources.length > 0) await this.#take(this.#sources, event);
    return gone;
  }

  /** Takes all lists away. Resolves with what `putBack` needs. */
  async clear(): Promise<readonly KeptList[]> {
    const gone = this.#kept;
    await dropLists(
      this.#db,
      gone.map(({ row }) => row.key),
    );
    this.#kept = [];
    this.#startAgain([]);
    this.#forget();
    return gone;
  }

  async putBack(lists: readonly KeptList[], event: EventPack): Promise<void> {
    await putLists(this.#db, lists);
    await this.#readKept();
    await this.#take(lists, event);
  }

  /**
   * Puts a file into the place of a list, which is then repaired in a team of the library. Resolves with the function that
   * takes this back.
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

  /** Notes in which team of the library a list is repaired. */
  async noteCopy(list: string, team: string): Promise<void> {
    const source = this.#sourceOf(list);
    if (source === undefined) return;
    await noteCopy(this.#db, keyOfList(this.#id, source), list, team);
    await this.#readKept();
  }

  /** Judges all by the pack as it is now, unless they were judged by just that. */
  async judge(event: EventPack): Promise<void> {
    if (this.#sources.length === 0 || event === this.#event) return;
    const before = this.#event === undefined ? undefined : this.#state.judged;
    await this.#judge(event);
    const byPack = otherVerdicts(before, this.#state.judged);
    if (byPack !== undefined) this.#set({ byPack });
  }

  /** The user has read what the change of the pack did. */
  dismissByPack(): void {
    this.#drop('byPack');
  }

  /** Changes what is noted of the players, and judges anew. */
  async note(change: (notes: EventNotes) => EventNotes, event: EventPack): Promise<void> {
    this.#set({ notes: await changeNotes(this.#db, this.#id, change) });
    await this.#judge(event);
  }

  /** Remembers the state of a report that was saved: from now on lists are compared with it. */
  async noteReport(at: number, event: EventPack): Promise<void> {
    const { notes, judged } = this.#state;
    const bytes = await this.#callJudged(({ makeTable }) => makeTable(this.#t.language, undefined));
    if (bytes === undefined || judged === undefined) return;
    const table = new TextDecoder().decode(bytes);
    const others = notes.reports.filter(({ digest }) => digest !== judged.digest).slice(-1);
    await this.note((known) => ({ ...known, reports: [...others, { at, table, digest: judged.digest }] }), event);
  }

  /** Compares with an earlier table, or with nothing. Rejects with a NoTable for a file that is none. */
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
   * The table or the pages, compared with the last report that said something else; undefined where it was stopped. `names` are those
   * of characters of the library, by id.
   */
  async make(kind: 'table' | 'pages', language: string, names: Names = new Map()): Promise<Uint8Array | undefined> {
    const since = this.#state.since ?? reportBefore(this.#t, this.#state);
    return this.#callJudged(({ makeTable, makePages }) =>
      kind === 'table' ? makeTable(language, since) : makePages(language, since, names),
    );
  }

  /** The whole team of a list. */
  async team(file: string): Promise<Team | undefined> {
    return this.#callJudged(({ readTeam }) => readTeam(file));
  }

  /** Ends what is being done. Files that were not read yet are let go; those that are kept wait to be judged. */
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

  /** What the worker holds is let go; it is given anew what is left. */
  #startAgain(sources: readonly ListFile[]): void {
    this.#worker.stop();
    this.#event = undefined;
    this.#sources = sources;
  }

  async #readKept(): Promise<void> {
    this.#kept = await listsOfEvent(this.#db, this.#id);
    const notes = await notesOfEvent(this.#db, this.#id);
    const copies = Object.assign({}, ...this.#kept.map(({ row }) => row.copies));
    const known = [this.#state.copies, this.#state.notes];
    if (JSON.stringify([copies, notes]) !== JSON.stringify(known)) this.#set({ copies, notes });
  }

  async #take(files: readonly ListFile[], event: EventPack): Promise<void> {
    await this.#hand(files);
    await this.#judge(event);
  }

  /** Hands files to the worker; false where that was stopped. */
  async #hand(files: readonly ListFile[]): Promise<boolean> {
    const names = new Set(files.map(({ name }) => name));
    this.#sources = [...this.#sources.filter(({ name }) => !names.has(name)), ...files];
    this.#set({ progress: { stage: 'reading', done: 0, of: files.length } });
    const isNew = !this.#worker.isRunning;
    const count = await this.#call(({ addFiles }) => addFiles(isNew ? this.#sources : files));
    if (count !== undefined) this.#set({ files: count });
    return count !== undefined;
  }

  async #judge(event: EventPack): Promise<void> {
    // A pack that cannot judge leaves the verdicts as they were; the command line refuses it.
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

  /** A worker that was stopped has taken along what it had read. */
  async #restoreFiles({ addFiles }: RemoteCalls<ListsWorker>): Promise<void> {
    if (!this.#worker.isRunning && this.#sources.length > 0) await addFiles(this.#sources);
  }

  /** Calls a function of the worker that is about what was judged last, which another worker judges again. */
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

  /** Calls functions of the worker. Undefined where the work was stopped. Rejects where it failed. */
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

  /** Drops everything but the notes. */
  #forget(): void {
    this.store.setState({ ...NOTHING, notes: this.#state.notes }, true);
  }

  #drop(key: 'progress' | 'failed' | 'since' | 'byPack'): void {
    const { [key]: dropped, ...state } = this.#state;
    if (dropped !== undefined) this.store.setState(state as ListsState, true);
  }
}
