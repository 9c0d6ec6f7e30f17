import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Connection, connect } from '../../../shared/base/remote-calls.ts';
import type { Tasks } from './tasks.ts';

/**
 * Returns the tasks, which run in a separate thread. The thread starts with the first task and does not keep the app running. If the
 * thread crashes, its tasks fail, and the next task starts a new thread. An error of the system keeps its error code.
 */
export function createThreadTasks(): Tasks {
  let openConnection: Connection<Tasks> | undefined;
  const getConnection = (): Connection<Tasks> => {
    if (openConnection !== undefined) return openConnection;
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
      if (openConnection === connection) openConnection = undefined;
      connection.close(new Error('The thread of the journal ended before it had answered.'));
    });
    openConnection = connection;
    return connection;
  };
  return new Proxy({} as Tasks, {
    get:
      (_target, taskName) =>
      // Callers see the parameter types of `Tasks`. No common parameter type fits all tasks, hence `never[]`.
      async (...taskArguments: never[]) =>
        (getConnection().calls[taskName as keyof Tasks] as (...args: never[]) => unknown)(...taskArguments),
  });
}
