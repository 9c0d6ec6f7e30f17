/** The thread that writes snapshots, so that no window waits for it. */
import { parentPort } from 'node:worker_threads';
import { codeOf, realDisk } from '../disk.ts';
import { tasksOn } from './tasks.ts';
import type { TaskAnswer, TaskCall } from './worker-client.ts';

const tasks = tasksOn(realDisk);

/** Tasks run one after the other, since two must not write snapshots at once. */
let work: Promise<void> = Promise.resolve();

parentPort?.on('message', (call: TaskCall) => {
  work = work.then(async () => parentPort?.postMessage(await answer(call)));
});

async function answer({ id, task, args }: TaskCall): Promise<TaskAnswer> {
  try {
    const run = tasks[task] as (...args: readonly unknown[]) => Promise<unknown>;
    return { id, ok: true, value: await run(...args) };
  } catch (error) {
    console.error(`The journal could not ${task}:`, error);
    return { id, ok: false, code: codeOf(error) };
  }
}
