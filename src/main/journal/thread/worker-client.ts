import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Tasks } from './tasks.ts';

export interface TaskCall {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly args: readonly unknown[];
}

export type TaskAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  /** `code` of the system, where it refused something. */
  | { readonly id: number; readonly ok: false; readonly code: string | undefined };

/** The thread did not answer; `code` is that of the system, where it refused something. */
class TaskFailed extends Error {
  constructor(readonly code: string | undefined) {
    super('A task of the journal failed.');
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(error: TaskFailed): void;
}

/** The tasks, done in a thread of their own. The thread starts with the first task, and does not keep the app running. */
export function tasksInThread(): Tasks {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  /** When the thread dies, its tasks fail; the next task starts a new thread. */
  const ended = () => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new TaskFailed(undefined));
    waiting.clear();
  };
  const started = (): Worker => {
    if (worker !== undefined) return worker;
    const made = new Worker(path.join(__dirname, 'journal-worker.cjs'));
    made.unref();
    made.on('message', (answer: TaskAnswer) => {
      const call = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (answer.ok) call?.resolve(answer.value);
      else call?.reject(new TaskFailed(answer.code));
    });
    made.on('error', (error) => console.error('The thread of the journal died:', error));
    made.on('exit', () => worker === made && ended());
    worker = made;
    return made;
  };
  const call = (task: keyof Tasks, args: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const id = ++last;
      waiting.set(id, { resolve, reject });
      started().postMessage({ id, task, args } satisfies TaskCall);
    });
  return new Proxy({} as Tasks, {
    get:
      (_, task) =>
      (...args: unknown[]) =>
        call(task as keyof Tasks, args),
  });
}
