/** Calls the worker that reads and judges the submissions for an event, and shows its progress and failures on the page. */

import type { RemoteCalls } from '../../../../shared/base/remote-calls.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { WorkerClient, WorkerStopped } from '../../../platform/worker-client.ts';
import { explainFailure } from '../../../strings/failures.ts';
import type { SubmissionsStore } from './submissions-state.ts';
import type { SubmissionsWorker } from './worker/submissions.worker.ts';
import type { SubmissionsPage } from './worker-messages.ts';

/** Creates the worker, which reads the language of the window from its own name. */
const createWorker = (language: string): Worker =>
  new Worker(new URL('./worker/submissions.worker.ts', import.meta.url), { type: 'module', name: language });

export class JudgingWorker {
  readonly #translate: Translate;
  readonly #shown: SubmissionsStore;
  readonly #client: WorkerClient<SubmissionsWorker>;
  /** The number of calls that the worker has not answered yet. */
  #openCalls = 0;

  constructor(translate: Translate, shown: SubmissionsStore) {
    this.#translate = translate;
    this.#shown = shown;
    const pageFunctions: SubmissionsPage = { showProgress: (progress) => shown.change({ progress }) };
    this.#client = new WorkerClient(() => createWorker(translate.language), { functions: pageFunctions });
  }

  /** Whether there is a worker. The next call starts a new one, which has no files, if there is none. */
  get isRunning(): boolean {
    return this.#client.isRunning;
  }

  /** Stops the worker. Its open calls resolve with undefined. */
  stop(): void {
    this.#client.stop();
  }

  /** Calls functions of the worker. Resolves with undefined if the work was stopped; rejects if it failed. */
  async call<Result>(run: (worker: RemoteCalls<SubmissionsWorker>) => Promise<Result>): Promise<Result | undefined> {
    this.#openCalls += 1;
    this.#shown.clear('failureText');
    try {
      return await run(this.#client.call);
    } catch (error) {
      if (error instanceof WorkerStopped) return undefined;
      const failureText = explainFailure(this.#translate, error);
      this.#shown.change({ failureText });
      throw new Error(failureText);
    } finally {
      this.#openCalls -= 1;
      if (this.#openCalls === 0) this.#shown.clear('progress');
    }
  }
}
