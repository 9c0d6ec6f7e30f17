/** Runs the tasks of the journal in a separate thread, so that no window has to wait for them. */
import { parentPort } from 'node:worker_threads';
import { connect, withCallOptions } from '../../../shared/base/remote-calls.ts';
import { realDisk } from '../disk.ts';
import { createTasks } from './tasks.ts';

/** The tasks, which also log their errors, since the calling thread may not. */
const tasks = Object.fromEntries(
  Object.entries(createTasks(realDisk)).map(([taskName, runTask]) => [
    taskName,
    async (...args: never[]) => {
      try {
        return await (runTask as (...args: never[]) => Promise<unknown>)(...args);
      } catch (error) {
        console.error(`The journal could not ${taskName}:`, error);
        throw error;
      }
    },
  ]),
);

connect(
  {
    post: (message, transfer) => parentPort?.postMessage(message, transfer),
    listen: (listener) => {
      parentPort?.on('message', listener);
      return () => parentPort?.off('message', listener);
    },
    reportError: (error) => console.error('A message of the thread of the journal failed:', error),
  },
  // Two tasks must not write snapshots at once.
  withCallOptions(tasks, { inOrder: true }),
);
