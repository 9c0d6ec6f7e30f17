/** The worker that reads and judges lists, seen from the page. */
import { currentLanguage } from '../../../../shared/i18n/phrases.ts';
import type { ListsReply, ListsRequest } from './messages.ts';

export type Progress = Extract<ListsReply, { kind: 'progress' }>;

interface Waiting {
  done(reply: ListsReply): void;
}

/** The work was ended by the user. */
const STOPPED: ListsReply = { kind: 'failed', reason: '' };
const newWorker = (): Worker =>
  new Worker(new URL('./worker/lists.worker.ts', import.meta.url), {
    type: 'module',
    name: currentLanguage(),
  });

export class ListsClient {
  readonly #onProgress: (progress: Progress) => void;
  #worker: Worker | undefined;
  /** Requests are answered in their order. */
  #waiting: Waiting[] = [];

  constructor(onProgress: (progress: Progress) => void) {
    this.#onProgress = onProgress;
  }

  get isBusy(): boolean {
    return this.#waiting.length > 0;
  }

  /** Whether a worker runs, which then holds what it was given. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  send(request: ListsRequest): Promise<ListsReply> {
    this.#worker ??= this.#start();
    const worker = this.#worker;
    return new Promise((done) => {
      this.#waiting.push({ done });
      worker.postMessage(request);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#settle(STOPPED);
  }

  #settle(reply: ListsReply): void {
    this.#worker = undefined;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { done } of waiting) done(reply);
  }

  #start(): Worker {
    const worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<ListsReply>) => {
      if (this.#worker !== worker) return;
      if (data.kind === 'progress') this.#onProgress(data);
      else this.#waiting.shift()?.done(data);
    });
    worker.addEventListener('error', ({ message }) => {
      if (this.#worker !== worker) return;
      this.#settle({ kind: 'failed', reason: message || 'the memory is used up' });
    });
    return worker;
  }
}
