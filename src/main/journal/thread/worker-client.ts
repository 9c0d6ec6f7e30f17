import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Connection, connect } from '../../../shared/base/remote-calls.ts';
import type { Tasks } from './tasks.ts';

/**
 * The tasks, done in a thread of their own. The thread starts with the first task, and does not keep the app running. When it dies,
 * its tasks fail; the next task starts another one. An error has the code of the system, where the system refused something.
 */
export function tasksInThread(): Tasks {
  let running: Connection<Tasks> | undefined;
  const start = (): Connection<Tasks> => {
    if (running !== undefined) return running;
    const worker = new Worker(path.join(__dirname, 'journal-worker.cjs'));
    worker.unref();
    const connection = connect<Tasks>(
      {
        post: (message, transfer) => worker.postMessage(message, transfer),
        listen: (listener) => {
          worker.on('message', listener);
          return () => worker.off('message', listener);
        },
        reportError: (error) => console.error('A message to the thread of the journal failed:', error),
      },
      {},
    );
    worker.on('error', (error) => console.error('The thread of the journal died:', error));
    worker.on('exit', () => {
      if (running === connection) running = undefined;
      connection.close(new Error('The thread of the journal ended before it had answered.'));
    });
    running = connection;
    return connection;
  };
  return new Proxy({} as Tasks, {
    get:
      (_, task) =>
      async (...args: never[]) =>
        (start().calls[task as keyof Tasks] as (...args: never[]) => unknown)(...args),
  });
}
