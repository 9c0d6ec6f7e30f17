/** The thread that writes snapshots, so that no window waits for it. */
import { parentPort } from 'node:worker_threads';
import { connect, withCallOptions } from '../../../shared/base/remote-calls.ts';
import { realDisk } from '../disk.ts';
import { tasksOn } from './tasks.ts';

/** The tasks, which tell the console when they fail: the other side may tell nobody. */
const tasks = Object.fromEntries(
  Object.entries(tasksOn(realDisk)).map(([name, run]) => [
    name,
    async (...args: never[]) => {
      try {
        return await (run as (...args: never[]) => Promise<unknown>)(...args);
      } catch (error) {
        console.error(`The journal could not ${name}:`, error);
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
