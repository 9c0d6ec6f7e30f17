/** The lists that were sent in for an event, seen from the page. They stay while the app is open. */
import type { EventPack, Team } from '../../../../shared/document/schema.ts';
import type { SourceFile } from '../../transfer/import/source.ts';
import type { JudgedLists, ListsReply, ListsRequest } from './messages.ts';

type Progress = Extract<ListsReply, { kind: 'progress' }>;

export interface ListsState {
  /** Absent before the first lists are judged. */
  readonly judged?: JudgedLists;
  readonly files: number;
  /** What is being done. */
  readonly progress?: Progress;
  readonly failed?: string;
  /** The earlier table that these lists are compared with. */
  readonly since?: { readonly file: string; readonly text: string };
}

const NOTHING: ListsState = { files: 0 };
const newWorker = (): Worker => new Worker(new URL('./worker/lists.worker.ts', import.meta.url), { type: 'module' });

interface Waiting {
  done(reply: ListsReply): void;
  fail(error: Error): void;
}

export class EventLists {
  #state: ListsState = NOTHING;
  #worker: Worker | undefined;
  /** Requests are answered in their order. */
  #waiting: Waiting[] = [];
  #event: EventPack | undefined;
  readonly #listeners = new Set<() => void>();
  /** Kept, so that stopping a piece of work does not lose what was read before. */
  #sources: readonly SourceFile[] = [];

  readonly snapshot = (): ListsState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads more files and judges all. */
  async add(files: readonly SourceFile[], event: EventPack): Promise<void> {
    const names = new Set(files.map(({ name }) => name));
    this.#sources = [...this.#sources.filter(({ name }) => !names.has(name)), ...files];
    await this.#read(files, event);
  }

  async #read(files: readonly SourceFile[], event: EventPack): Promise<void> {
    this.#set({ progress: { kind: 'progress', stage: 'reading', done: 0, of: files.length } });
    const reply = await this.#ask({ kind: 'add', files });
    if (reply?.kind === 'added') this.#set({ files: reply.files });
    await this.#judge(event);
  }

  /** Judges all by the pack as it is now, unless they were judged by just that. */
  async judge(event: EventPack): Promise<void> {
    if (this.#sources.length > 0 && event !== this.#event) await this.#judge(event);
  }

  async #judge(event: EventPack): Promise<void> {
    this.#event = event;
    const { since } = this.#state;
    const reply = await this.#ask({ kind: 'judge', event, earlier: since?.text });
    if (reply?.kind === 'judged') this.#set({ judged: { lists: reply.lists, vanished: reply.vanished } });
    if (reply?.kind === 'no-table') {
      this.#drop('since');
      throw new NoTable(since?.file ?? '');
    }
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

  /** The table or the pages; undefined where it was stopped. */
  async make(kind: 'table' | 'pages'): Promise<Uint8Array | undefined> {
    const { since } = this.#state;
    const reply = await this.#ask(kind === 'table' ? { kind } : { kind, since: since?.file });
    return reply?.kind === 'made' ? reply.bytes : undefined;
  }

  async open(file: string): Promise<Team | undefined> {
    const reply = await this.#ask({ kind: 'open', file });
    return reply?.kind === 'opened' ? reply.team : undefined;
  }

  /** Ends what is being done. Files that were not read yet are let go. */
  stop(): void {
    this.#end();
    this.#sources = this.#state.judged === undefined ? [] : this.#sources;
    this.#event = undefined;
    this.#drop('progress');
  }

  clear(): void {
    this.#end();
    this.#sources = [];
    this.#event = undefined;
    this.#state = NOTHING;
    this.#notify();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { done } of waiting) done({ kind: 'failed', reason: '' });
  }

  /** Undefined where the work was stopped. Rejects where it failed. */
  async #ask(request: ListsRequest): Promise<ListsReply | undefined> {
    const isNew = this.#worker === undefined;
    this.#worker ??= this.#start();
    const worker = this.#worker;
    // A worker that was stopped has taken along what it had read.
    if (isNew && request.kind !== 'add' && this.#sources.length > 0)
      await this.#send(worker, { kind: 'add', files: this.#sources });
    if (isNew && request.kind !== 'add' && request.kind !== 'judge' && this.#event !== undefined) {
      await this.#send(worker, { kind: 'judge', event: this.#event, earlier: this.#state.since?.text });
    }
    this.#drop('failed');
    const reply = await this.#send(worker, request);
    if (this.#waiting.length === 0) this.#drop('progress');
    if (reply.kind !== 'failed') return reply;
    if (reply.reason === '') return undefined;
    this.#set({ failed: reply.reason });
    throw new Error(reply.reason);
  }

  #send(worker: Worker, request: ListsRequest): Promise<ListsReply> {
    return new Promise((done, fail) => {
      this.#waiting.push({ done, fail });
      worker.postMessage(request);
    });
  }

  #start(): Worker {
    const worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<ListsReply>) => {
      if (this.#worker !== worker) return;
      if (data.kind === 'progress') this.#set({ progress: data });
      else this.#waiting.shift()?.done(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      const waiting = this.#waiting;
      this.#waiting = [];
      for (const { done } of waiting) done({ kind: 'failed', reason: message || 'the memory is used up' });
    });
    return worker;
  }

  #set(change: Partial<ListsState>): void {
    this.#state = { ...this.#state, ...change };
    this.#notify();
  }

  #drop(key: 'progress' | 'failed' | 'since'): void {
    if (this.#state[key] === undefined) return;
    const { [key]: _gone, ...state } = this.#state;
    this.#state = state as ListsState;
    this.#notify();
  }

  #notify(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** A file that is no table of verdicts; the message is its name. */
export class NoTable extends Error {}

const byEvent = new Map<string, EventLists>();

/** The lists of an event, by its id. */
export function listsOf(id: string): EventLists {
  const held = byEvent.get(id) ?? new EventLists();
  byEvent.set(id, held);
  return held;
}
